#include <fcntl.h>

#include <csignal>
#include <exception>
#include <new>
#include <string>

#include "app/diagnostics.h"
#include "app/perform.h"
#include "app/streams.h"
#include "base/error.h"
#include "base/exit_status.h"
#include "cli/arguments.h"

namespace {

flocking::ExitStatus run_and_report(int argc, const char* const* argv) {
  using flocking::ExitStatus;
  const flocking::app::StandardStreams streams;
  try {
    return flocking::app::perform(flocking::cli::parse_arguments(argc, argv), streams);
  } catch (const flocking::OutputClosed&) {
    return ExitStatus::kSuccess;
  } catch (const flocking::UsageError& error) {
    flocking::app::print_error(streams, std::string(error.what()) + "\nTry 'flocking --help'.");
    return error.status();
  } catch (const flocking::Error& error) {
    flocking::app::print_error(streams, error.what());
    return error.status();
  } catch (const std::bad_alloc&) {
    flocking::app::print_error(streams, "out of memory");
    return ExitStatus::kEnvironment;
  } catch (const std::exception& error) {
    flocking::app::print_error(streams, std::string("internal error: ") + error.what());
    return ExitStatus::kEnvironment;
  }
}

}  // namespace

// What is opened first would else become a standard stream that was closed. Opened so that reading
// and writing fail as they do on closed ones.
void fill_closed_streams() {
  for (int stream = 0; stream <= 2; ++stream) {
    if (fcntl(stream, F_GETFD) >= 0) continue;
    static_cast<void>(open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY));
  }
}

int main(int argc, char** argv) {
  fill_closed_streams();
  // A closed output, or a file beyond ulimit -f, shows as a failed write, whatever the caller set
  // up.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
  return static_cast<int>(run_and_report(argc, argv));
}
