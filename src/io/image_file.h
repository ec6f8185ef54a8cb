#pragma once

#include <string>

#include "base/image.h"

namespace flocking::io {

/// Returns `image` as a binary PPM (P6).
std::string as_ppm(const Image& image);

/// Returns `image` as a PNG, written by stb_image_write.
std::string as_png(const Image& image);

}  // namespace flocking::io
