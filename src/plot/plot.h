#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/box.h"
#include "core/senses.h"
#include "core/vec2.h"
#include "plot/trails.h"

namespace flocking::plot {

struct PlotPath {
  std::vector<Vec2> points;
  bool closed = false;
};

/// What a flock moves among; lengths as in the input.
struct PlotWorld {
  std::optional<Vec2> wrap;  ///< size of a world from (0, 0) that wraps round
  std::vector<Obstacle> obstacles;
  std::vector<Wall> walls;
  std::vector<PlotPath> paths;
  std::vector<Vec2> goals;
  std::vector<Box> boxes;
  std::vector<Box> blocked;  ///< cells of a map that cannot be entered, as few boxes
};

/// Agents that share a colour, and what they are called.
struct TrailKind {
  std::string name;
};

/// A picture of a simulation, before it has a form: everything that it shows.
struct Plot {
  Trails trails;
  PlotWorld world;
  std::string title;                   ///< the first line; any bytes
  std::vector<std::string> facts;      ///< the lines under it
  std::vector<std::string> notes;      ///< what a reader must know, below the picture
  std::vector<TrailKind> kinds;        ///< a colour each; empty: agents take turns
  std::vector<std::uint32_t> kind_of;  ///< of each agent, where there are kinds
};

/// The size of a picture, in pixels.
struct PlotSize {
  std::size_t width = 0;
  std::size_t height = 0;
};
inline constexpr std::size_t kLeastPlotSide = 200;
inline constexpr std::size_t kMostPlotSide = 8192;

}  // namespace flocking::plot
