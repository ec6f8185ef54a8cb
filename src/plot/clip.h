#pragma once

#include <optional>
#include <vector>

#include "core/vec2.h"
#include "plot/drawing.h"
#include "plot/frame.h"

/// What lies partly outside of a picture, cut at its edges, since far outside numbers of a picture
/// overflow. Everything in pixels.
namespace flocking::plot {

/// The part of a line within `area`; nothing where none is.
std::optional<Line> clipped(const Line& line, const Area& area);

/// The part of a convex or not too odd area within `area`; few corners or none where none is.
std::vector<Vec2> clipped(const std::vector<Vec2>& corners, const Area& area);

/// A circle as a shape: itself, or the part of a huge one that reaches into `area`; nothing where
/// none does.
std::optional<Shape> clipped(const Circle& circle, const Area& area);

}  // namespace flocking::plot
