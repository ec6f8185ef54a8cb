#pragma once

#include <functional>

#include "app/streams.h"
#include "base/exit_status.h"

namespace flocking::app {

/// Does a command; what it throws is told on the stream of errors. Returns the exit status,
/// that of the error where one is thrown; success where nobody reads the output any more.
ExitStatus reported(const StandardStreams& streams, const std::function<ExitStatus()>& command);

}  // namespace flocking::app
