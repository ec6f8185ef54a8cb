#include "app/as_program.h"

#include <fcntl.h>

#include <csignal>

#include "app/reported.h"

namespace flocking::app {
namespace {

// Opens a stand-in for each closed standard stream, so that no file opened later gets its
// descriptor. Reads from and writes to the stand-in fail as on a closed stream.
void fill_closed_streams() {
  for (int stream = 0; stream <= 2; ++stream) {
    if (fcntl(stream, F_GETFD) >= 0) continue;
    static_cast<void>(open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY));
  }
}

}  // namespace

int as_program(const std::function<ExitStatus(const console::StandardStreams&)>& command) {
  fill_closed_streams();
  // With these signals ignored, a closed output or a file beyond ulimit -f shows as a failed write,
  // whatever the caller set up.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
  const console::StandardStreams streams;
  return static_cast<int>(reported(streams, [&] { return command(streams); }));
}

}  // namespace flocking::app
