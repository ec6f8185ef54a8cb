#pragma once

#include <string>

#include "cli/streams.h"
#include "sim/flock.h"

namespace flocking::cli {

/// Flags of `flocking simulate`.
struct SimulateOptions {
  std::string input = "-";   ///< a file, or - for standard input
  std::string output = "-";  ///< a file, or - for standard output
  sim::Rules rules = sim::Rules::kCourse;
};

/// Reads an assignment and prints the flock after each of its time steps, each before waiting for
/// the next. What was computed before an error is printed. Throws Error, OutputClosed.
void simulate(const SimulateOptions& options, const StandardStreams& streams);

}  // namespace flocking::cli
