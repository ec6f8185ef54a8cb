#include "console/waiting_note.h"

#include <poll.h>
#include <unistd.h>

#include "console/diagnostics.h"

namespace flocking::console {

void note_waiting(const StandardStreams& streams) {
  constexpr int kPatienceMs = 1000;
  if (isatty(streams.input) == 0) return;
  pollfd input{.fd = streams.input, .events = POLLIN, .revents = 0};
  if (poll(&input, 1, kPatienceMs) != 0) return;
  print_note(streams,
             "waiting for an assignment on standard input; end it with Ctrl-D, or read a file with "
             "< FILE. 'flocking --help' says more.");
}

}  // namespace flocking::console
