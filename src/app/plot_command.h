#pragma once

#include <optional>
#include <string>

#include "app/simulate_command.h"
#include "console/streams.h"
#include "plot/plot.h"

namespace flocking::app {

struct PlotOptions {
  SimulateOptions simulation;  ///< input and settings; the simulation prints nothing
  std::string output;          ///< a file that ends in .svg
  std::optional<plot::PlotSize> size;
  std::optional<std::string> title;
};

/// Simulates, and draws the trails of all agents. If the input has an error after some steps,
/// writes a picture of those steps before throwing. Throws Error.
void plot_trails(const PlotOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
