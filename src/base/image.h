#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace flocking {

/// A colour in sRGB, 8 bits per channel.
struct Color {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;

  friend bool operator==(const Color&, const Color&) = default;
};

/// A picture. Pixels are stored row by row from the top.
struct Image {
  std::size_t width = 0;
  std::size_t height = 0;
  std::vector<Color> pixels;

  Image() = default;
  Image(std::size_t columns, std::size_t rows)
      : width(columns), height(rows), pixels(columns * rows) {}
};

}  // namespace flocking
