#pragma once

#include "console/streams.h"

namespace flocking::console {

/// If standard input is a terminal and the user types nothing for a second, prints a note on the
/// error stream that an assignment is expected. Returns after the note, or when there is input.
void note_waiting(const StandardStreams& streams);

}  // namespace flocking::console
