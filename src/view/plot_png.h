#pragma once

#include <string>

#include "view/plot_drawing.h"

namespace flocking::view {

/// Whether this program was built with the library that draws PNGs.
bool can_draw_png();

/// Throws the EnvironmentError of a program that was built without it, which tells what to do.
[[noreturn]] void refuse_png();

/// A drawing as a PNG of 8 bits a channel. Throws EnvironmentError where memory is short, and what
/// refuse_png() does where can_draw_png() says no.
std::string as_png(const Drawing& drawing);

}  // namespace flocking::view
