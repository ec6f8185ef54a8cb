#pragma once

#include <functional>

#include "base/exit_status.h"
#include "console/streams.h"

namespace flocking::app {

/// Runs the command of a main function on the standard streams: handles closed streams and signals,
/// and reports exceptions (`reported`). Returns the exit status.
int as_program(const std::function<ExitStatus(const console::StandardStreams&)>& command);

}  // namespace flocking::app
