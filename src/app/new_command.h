#pragma once

#include <string>

#include "console/streams.h"
#include "spawn/flock_plan.h"

namespace flocking::app {

struct NewOptions {
  spawn::FlockPlan plan;
  std::string output = "-";  ///< a file, or - for standard output
};

/// Writes the input of a generated assignment. Throws EnvironmentError, OutputClosed.
void write_new_flock(const NewOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
