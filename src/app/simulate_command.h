#pragma once

#include <cstdint>
#include <string>

#include "console/streams.h"
#include "io/columns.h"
#include "io/file.h"
#include "settings/tree.h"

namespace flocking::app {

struct SimulateOptions {
  std::string input = "-";      ///< a file, or - for standard input
  bool is_input_named = false;  ///< false: the input may be a flock described by settings
  std::string output = "-";     ///< a file, or - for standard output
  settings::Tree settings;      ///< from flags and scenarios
  io::LineStyle style;
  std::uint64_t every = 1;  ///< print every `every`-th step, >= 1
  bool last = false;        ///< print the last step only
};

/// Opens the file `name`, or standard input if it is -. Throws EnvironmentError if that fails.
io::File open_input(const std::string& name, const console::StandardStreams& streams);
/// Opens the file `name`, or standard output if it is -. Throws UsageError if it is the same file
/// as `input`, and EnvironmentError.
io::File open_output(const std::string& name, const console::StandardStreams& streams,
                     const io::File& input);

/// Reads an assignment, or creates the one that the settings describe, and prints the flock after
/// each time step, before waiting for the next one. Steps computed before an error are printed.
/// Throws Error, OutputClosed.
void simulate(const SimulateOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
