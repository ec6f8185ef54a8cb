#pragma once

#include <functional>

#include "base/exit_status.h"
#include "console/streams.h"

namespace flocking::app {

/// Runs a command and prints its exception on the error stream. Returns the exit status, that of
/// the error if there was one; success if the reader closed the output.
ExitStatus reported(const console::StandardStreams& streams,
                    const std::function<ExitStatus()>& command);

}  // namespace flocking::app
