#pragma once

#include <vector>

#include "core/vec2.h"

namespace flocking {

/// A path of waypoints.
struct Path {
  std::vector<Vec2> points;
  bool closed = false;  ///< from the last to the first, too

  friend bool operator==(const Path&, const Path&) = default;
};

}  // namespace flocking
