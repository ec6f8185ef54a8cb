#pragma once

#include "cli/streams.h"

namespace flocking::cli {

/// Does what the command line asks for. Throws Error, OutputClosed.
void run(int argc, const char* const* argv, const StandardStreams& streams);

}  // namespace flocking::cli
