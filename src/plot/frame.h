#pragma once

#include "core/vec2.h"
#include "plot/drawing.h"
#include "plot/plot.h"

namespace flocking::plot {

/// A part of the plane; x to the right.
struct Area {
  Vec2 low;
  Vec2 high;

  [[nodiscard]] Vec2 size() const { return high - low; }
  /// Made larger where needed, so that `point` is in it.
  void include(Vec2 point);
};

/// The origin and what is to be seen, in lengths from the origin: all trails, and of the things
/// around as much as leaves the trails a tenth of the picture. Never empty.
struct PlotBounds {
  Origin origin;
  Area area;
};
PlotBounds bounds_of(const Plot& plot);

/// The frame that fits `bounds` into `room` (pixels), both axes at the same scale; `shown` becomes
/// what all of the room shows, in lengths from the origin.
Frame frame_for(const PlotBounds& bounds, const Area& room, Area& shown);

}  // namespace flocking::plot
