#pragma once

#include <cstdint>
#include <string>

#include "app/streams.h"
#include "io/columns.h"
#include "io/file.h"
#include "settings/tree.h"

namespace flocking::app {

/// Flags of `flocking simulate`.
struct SimulateOptions {
  std::string input = "-";      ///< a file, or - for standard input
  bool is_input_named = false;  ///< else a flock that the settings describe is the input
  std::string output = "-";     ///< a file, or - for standard output
  settings::Tree settings;      ///< what flags and scenarios set
  io::LineStyle style;
  std::uint64_t every = 1;  ///< print each k-th step alone; this is k, >= 1
  bool last = false;        ///< print the last step only
};

/// The file `name`, or standard input where that is -. Throws EnvironmentError where it cannot be
/// opened.
io::File open_input(const std::string& name, const StandardStreams& streams);
/// The file `name`, or standard output where that is -. Throws UsageError where it is `input`, and
/// EnvironmentError.
io::File open_output(const std::string& name, const StandardStreams& streams,
                     const io::File& input);

/// Reads an assignment, or makes the one that the settings describe, and prints the flock after
/// each of its time steps, each before waiting for the next. What was computed before an error is
/// printed. Throws Error, OutputClosed.
void simulate(const SimulateOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
