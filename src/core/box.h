#pragma once

#include "core/vec2.h"

namespace flocking {

/// An axis-aligned box, given by any two opposite corners.
struct Box {
  Vec2 from;
  Vec2 to;

  friend bool operator==(const Box&, const Box&) = default;
};

}  // namespace flocking
