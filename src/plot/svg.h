#pragma once

#include <string>

#include "plot/drawing.h"

namespace flocking::plot {

/// A drawing as a file of SVG 1.1. Each trail is a path of class "trail" with its agent in
/// data-agent; its coordinates are those that the simulator prints, in the same digits, less the
/// origin of the frame, which data-origin of the trails' group tells where it is not (0, 0). An M
/// begins each part of a trail, an L leads on; a Z follows a point alone.
std::string as_svg(const Drawing& drawing);

}  // namespace flocking::plot
