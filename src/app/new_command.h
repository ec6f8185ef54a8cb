#pragma once

#include <string>

#include "app/streams.h"
#include "spawn/flock_plan.h"

namespace flocking::app {

/// Flags of `flocking new`.
struct NewOptions {
  spawn::FlockPlan plan;
  std::string output = "-";  ///< a file, or - for standard output
};

/// Writes the input of an assignment that nobody wrote. Throws EnvironmentError, OutputClosed.
void write_new_flock(const NewOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
