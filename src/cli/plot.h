#pragma once

#include <optional>
#include <string>

#include "cli/simulate.h"
#include "cli/streams.h"
#include "view/plot.h"

namespace flocking::cli {

enum class PlotFormat { kSvg, kPng };

/// Flags of `flocking plot`.
struct PlotOptions {
  SimulateOptions simulation;  ///< its input and its settings; nothing is printed
  std::string output;          ///< a file
  PlotFormat format = PlotFormat::kSvg;
  std::optional<view::PlotSize> size;
  std::optional<std::string> title;
};

/// Simulates, and draws the trails of all agents. Where the input goes wrong after some steps, the
/// picture shows those, and the error is thrown once it is written. Throws Error.
void plot_trails(const PlotOptions& options, const StandardStreams& streams);

}  // namespace flocking::cli
