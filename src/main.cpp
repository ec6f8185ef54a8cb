#include <fcntl.h>

#include <csignal>

#include "app/perform.h"
#include "app/reported.h"
#include "app/streams.h"
#include "base/exit_status.h"
#include "cli/arguments.h"

namespace {

// What is opened first would else become a standard stream that was closed. Opened so that reading
// and writing fail as they do on closed ones.
void fill_closed_streams() {
  for (int stream = 0; stream <= 2; ++stream) {
    if (fcntl(stream, F_GETFD) >= 0) continue;
    static_cast<void>(open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY));
  }
}

}  // namespace

int main(int argc, char** argv) {
  fill_closed_streams();
  // A closed output, or a file beyond ulimit -f, shows as a failed write, whatever the caller set
  // up.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
  const flocking::app::StandardStreams streams;
  return static_cast<int>(flocking::app::reported(streams, [&] {
    return flocking::app::perform(flocking::cli::parse_arguments(argc, argv), streams);
  }));
}
