#pragma once

#include "core/vec2.h"
#include "plot/drawing.h"
#include "plot/plot.h"

namespace flocking::plot {

/// A rectangle of the plane; x points to the right.
struct Area {
  Vec2 low;
  Vec2 high;

  [[nodiscard]] Vec2 size() const { return high - low; }
  /// Enlarges the area if needed to contain `point`.
  void include(Vec2 point);
};

/// The origin and the area to show, in lengths from the origin: all trails, and as many of the
/// surrounding obstacles and walls as leave a tenth of the picture to the trails. Never empty.
struct PlotBounds {
  Origin origin;
  Area area;
};
PlotBounds bounds_of(const Plot& plot);

/// Returns the frame that fits `bounds` into `room` (pixels) with equal scales. `shown` receives
/// the area that the whole room shows, in lengths from the origin.
Frame frame_for(const PlotBounds& bounds, const Area& room, Area& shown);

}  // namespace flocking::plot
