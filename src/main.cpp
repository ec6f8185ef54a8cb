#include <csignal>
#include <exception>
#include <new>
#include <string>

#include "cli/diagnostics.h"
#include "cli/run.h"
#include "cli/streams.h"
#include "core/error.h"
#include "core/exit_status.h"

namespace {

flocking::ExitStatus run_and_report(int argc, const char* const* argv) {
  using flocking::ExitStatus;
  const flocking::cli::StandardStreams streams;
  try {
    return flocking::cli::run(argc, argv, streams);
  } catch (const flocking::OutputClosed&) {
    return ExitStatus::kSuccess;
  } catch (const flocking::UsageError& error) {
    flocking::cli::print_error(streams, std::string(error.what()) + "\nTry 'flocking --help'.");
    return error.status();
  } catch (const flocking::Error& error) {
    flocking::cli::print_error(streams, error.what());
    return error.status();
  } catch (const std::bad_alloc&) {
    flocking::cli::print_error(streams, "out of memory");
    return ExitStatus::kEnvironment;
  } catch (const std::exception& error) {
    flocking::cli::print_error(streams, std::string("internal error: ") + error.what());
    return ExitStatus::kEnvironment;
  }
}

}  // namespace

int main(int argc, char** argv) {
  // A closed output shows as a failed write, whatever the caller set up.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  return static_cast<int>(run_and_report(argc, argv));
}
