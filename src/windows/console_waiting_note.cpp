#include <io.h>
#include <windows.h>
// Behind windows.h, which it does not include.
#include "console/diagnostics.h"
#include "console/waiting_note.h"

namespace flocking::console {

void note_waiting(const console::StandardStreams& streams) {
  constexpr DWORD kPatienceMs = 1000;
  if (_isatty(streams.input) == 0) return;
  if (WaitForSingleObject(GetStdHandle(STD_INPUT_HANDLE), kPatienceMs) != WAIT_TIMEOUT) return;
  console::print_note(
      streams,
      "waiting for an assignment on standard input; end it with Ctrl-Z and Enter, or read a "
      "file with --input FILE. 'flocking --help' says more.");
}

}  // namespace flocking::console
