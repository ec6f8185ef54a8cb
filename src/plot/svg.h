#pragma once

#include <string>

#include "plot/drawing.h"

namespace flocking::plot {

/// Returns a drawing as a file of SVG 1.1. Each trail is a path of class "trail" with its agent in
/// data-agent. Its coordinates are those that the simulator prints, with the same digits, minus the
/// frame's origin; data-origin of the trails' group has that origin unless it is (0, 0). M begins
/// each part of a trail, L continues it; Z follows a single point.
std::string as_svg(const Drawing& drawing);

}  // namespace flocking::plot
