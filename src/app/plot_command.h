#pragma once

#include <optional>
#include <string>

#include "app/simulate_command.h"
#include "app/streams.h"
#include "plot/plot.h"

namespace flocking::app {

/// Flags of `flocking plot`.
struct PlotOptions {
  SimulateOptions simulation;  ///< its input and its settings; nothing is printed
  std::string output;          ///< a file that ends in .svg
  std::optional<plot::PlotSize> size;
  std::optional<std::string> title;
};

/// Simulates, and draws the trails of all agents. Where the input goes wrong after some steps, the
/// picture shows those, and the error is thrown once it is written. Throws Error.
void plot_trails(const PlotOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
