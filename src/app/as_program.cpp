#include "app/as_program.h"

#include <fcntl.h>

#include <csignal>

#include "app/reported.h"

namespace flocking::app {
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

int as_program(const std::function<ExitStatus(const StandardStreams&)>& command) {
  fill_closed_streams();
  // A closed output, or a file beyond ulimit -f, shows as a failed write, whatever the caller set
  // up.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
  const StandardStreams streams;
  return static_cast<int>(reported(streams, [&] { return command(streams); }));
}

}  // namespace flocking::app
