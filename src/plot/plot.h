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

/// The surroundings of a flock; lengths as in the input.
struct PlotWorld {
  std::optional<Vec2> wrap;  ///< size of a world from (0, 0) that wraps around
  std::vector<Obstacle> obstacles;
  std::vector<Wall> walls;
  std::vector<PlotPath> paths;
  std::vector<Vec2> goals;
  std::vector<Box> boxes;
  std::vector<Box> blocked;  ///< cells of a map that cannot be entered, merged into few boxes
};

/// A group of agents with one colour, and its name.
struct TrailKind {
  std::string name;
};

/// The content of a picture of a simulation, independent of its size and file format.
struct Plot {
  Trails trails;
  PlotWorld world;
  std::string title;                   ///< the first line; any bytes
  std::vector<std::string> facts;      ///< the lines under it
  std::vector<std::string> notes;      ///< warnings for the reader, below the picture
  std::vector<TrailKind> kinds;        ///< one colour each; empty: agents use the colours in turn
  std::vector<std::uint32_t> kind_of;  ///< per agent, if there are kinds
};

/// The size of a picture, in pixels.
struct PlotSize {
  std::size_t width = 0;
  std::size_t height = 0;
};
inline constexpr std::size_t kLeastPlotSide = 200;
inline constexpr std::size_t kMostPlotSide = 8192;

}  // namespace flocking::plot
