#pragma once

#include <vector>

#include "core/vec2.h"

namespace flocking {

/// A path of waypoints.
struct Path {
  std::vector<Vec2> points;
  bool closed = false;  ///< true if the last waypoint leads back to the first

  friend bool operator==(const Path&, const Path&) = default;
};

}  // namespace flocking
