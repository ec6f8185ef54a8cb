#pragma once

#include "cli/streams.h"
#include "core/exit_status.h"

namespace flocking::cli {

/// Does what the command line asks for; returns how it went. Throws Error, OutputClosed.
ExitStatus run(int argc, const char* const* argv, const StandardStreams& streams);

}  // namespace flocking::cli
