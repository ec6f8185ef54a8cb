#include "io/image_file.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace flocking::io {
namespace {

using namespace std::string_literals;

Image small_image() {
  Image image(2, 3);
  image.pixels = {{255, 0, 1}, {10, 13, 26},    {2, 3, 4},
                  {0, 0, 0},   {127, 128, 129}, {255, 255, 255}};
  return image;
}

TEST(AsPpm, WritesAHeaderAndThreeBytesAPixelFromTheTop) {
  EXPECT_EQ(as_ppm(small_image()),
            "P6\n2 3\n255\n"
            "\xFF\x00\x01\x0A\x0D\x1A"
            "\x02\x03\x04\x00\x00\x00"
            "\x7F\x80\x81\xFF\xFF\xFF"s);
}

TEST(AsPpm, WritesOnePixel) {
  Image image(1, 1);
  image.pixels = {{32, 35, 10}};
  EXPECT_EQ(as_ppm(image), "P6\n1 1\n255\n #\n");
}

std::uint32_t big_endian(std::string_view bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = at; i < at + 4; ++i)
    value = value << 8U | static_cast<unsigned char>(bytes[i]);
  return value;
}

/// Returns the names of a PNG's chunks, separated by blanks; "broken" if a chunk is malformed.
std::string chunks_of(std::string_view png) {
  std::string names;
  for (std::size_t at = 8; at < png.size();) {
    if (at + 12 > png.size() || big_endian(png, at) > png.size() - at - 12) return "broken";
    names += (names.empty() ? "" : " ") + std::string(png.substr(at + 4, 4));
    at += 12 + big_endian(png, at);
  }
  return names;
}

TEST(AsPng, BeginsWithTheSignatureAndTheSize) {
  for (const auto& [width, height] : {std::pair(2U, 3U), std::pair(1U, 1U), std::pair(300U, 7U)}) {
    const std::string png = as_png(Image(width, height));
    ASSERT_GT(png.size(), 33U);
    EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1A\n");
    EXPECT_EQ(big_endian(png, 8), 13U);
    EXPECT_EQ(png.substr(12, 4), "IHDR");
    EXPECT_EQ(big_endian(png, 16), width);
    EXPECT_EQ(big_endian(png, 20), height);
    EXPECT_EQ(png.substr(24, 5), "\x08\x02\x00\x00\x00"s) << "8 bits, red green blue";
    EXPECT_EQ(chunks_of(png), "IHDR IDAT IEND");
  }
}

TEST(AsPng, DependsOnThePixels) {
  Image image = small_image();
  const std::string before = as_png(image);
  EXPECT_EQ(as_png(image), before);
  image.pixels[3].green = 1;
  EXPECT_NE(as_png(image), before);
}

}  // namespace
}  // namespace flocking::io
