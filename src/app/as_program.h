#pragma once

#include <functional>

#include "app/streams.h"
#include "base/exit_status.h"

namespace flocking::app {

/// What a main does around its command: sees to closed streams and signals, has it done on the
/// standard streams, and tells what it throws (`reported`). Returns the exit status.
int as_program(const std::function<ExitStatus(const StandardStreams&)>& command);

}  // namespace flocking::app
