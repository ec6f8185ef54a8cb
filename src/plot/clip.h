#pragma once

#include <optional>
#include <vector>

#include "core/vec2.h"
#include "plot/drawing.h"
#include "plot/frame.h"

/// Clips shapes at the edges of a picture, since coordinates far outside overflow numbers in
/// picture files. All units are pixels.
namespace flocking::plot {

/// Returns the part of a line inside `area`; none if it is outside.
std::optional<Line> clipped(const Line& line, const Area& area);

/// Returns the part of a polygon inside `area`; empty if it is outside. The polygon should be
/// convex or nearly so.
std::vector<Vec2> clipped(const std::vector<Vec2>& corners, const Area& area);

/// Returns a circle as a shape: the circle, or the part of a huge circle that reaches into `area`.
/// Returns none if it does not reach into `area`.
std::optional<Shape> clipped(const Circle& circle, const Area& area);

}  // namespace flocking::plot
