#include "io/image_file.h"

#define STB_IMAGE_WRITE_IMPLEMENTATION  // NOLINT: the library requires these macros
#define STB_IMAGE_WRITE_STATIC          // NOLINT
#define STBI_WRITE_NO_STDIO             // NOLINT
#include <stb_image_write.h>

#include <cstddef>

#include "base/error.h"

namespace flocking::io {
namespace {

void append(void* text, void* bytes, int size) {
  static_cast<std::string*>(text)->append(static_cast<const char*>(bytes),
                                          static_cast<std::size_t>(size));
}

}  // namespace

std::string as_ppm(const Image& image) {
  std::string bytes =
      "P6\n" + std::to_string(image.width) + " " + std::to_string(image.height) + "\n255\n";
  bytes.reserve(bytes.size() + image.pixels.size() * 3);
  for (const Color& color : image.pixels) {
    for (const std::uint8_t channel : {color.red, color.green, color.blue}) {
      bytes += static_cast<char>(channel);
    }
  }
  return bytes;
}

std::string as_png(const Image& image) {
  static_assert(sizeof(Color) == 3, "three channels without gaps, as the library wants them");
  std::string bytes;
  const int done = stbi_write_png_to_func(append, &bytes, static_cast<int>(image.width),
                                          static_cast<int>(image.height), 3, image.pixels.data(),
                                          static_cast<int>(image.width * sizeof(Color)));
  if (done == 0) throw EnvironmentError("cannot make the PNG: out of memory");
  return bytes;
}

}  // namespace flocking::io
