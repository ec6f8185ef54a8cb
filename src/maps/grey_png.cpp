#include "maps/grey_png.h"

#ifdef FLOCKING_PNG
#include <png.h>
#endif

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/error.h"
#include "maps/tile_costs.h"
#include "maps/tiled.h"

namespace flocking::maps {
namespace {

[[noreturn]] void fail(const settings::MapRequest& request, const std::string& message) {
  throw Error(ExitStatus::kNo, request.path + ": " + message);
}

// The header is at a fixed place: a length, "IHDR", width, height, bits, colour type (PNG, 11.2.2).
// It is checked here, since libpng's simple interface would convert other images.
void require_grey(const settings::MapRequest& request) {
  constexpr std::size_t kBitsAt = 24;
  constexpr std::size_t kColourAt = 25;
  const std::string& bytes = request.bytes;
  if (bytes.size() <= kColourAt || !bytes.starts_with("\x89PNG\r\n\x1a\n")) {
    fail(request, "not a PNG");
  }
  const char* what = nullptr;
  switch (bytes[kColourAt]) {
    case 0:
      break;
    case 4:
      what = "transparency";
      break;
    case 3:
      what = "a palette";
      break;
    default:
      what = "colours";
  }
  if (what != nullptr) {
    fail(request, "a picture with " + std::string(what) +
                      " is not supported; save it in shades of grey without transparency");
  }
  if (bytes[kBitsAt] > 8) fail(request, "16 bits a pixel are not supported; save it with 8 bits");
}

[[maybe_unused]] std::array<Cost, 256> costs_of_levels(const CostTable& table) {
  std::array<Cost, 256> costs{};
  for (std::size_t level = 0; level < costs.size(); ++level) {
    const auto usual = static_cast<Cost>(std::max<std::size_t>(1, 255 - level));
    costs[level] = table.find(std::to_string(level)).value_or(usual);
  }
  return costs;
}

}  // namespace

#ifdef FLOCKING_PNG
CostGrid png_costs(const settings::MapRequest& request) {
  require_grey(request);
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  const auto check = [&](int result) {
    if (result != 0 && (image.warning_or_error & PNG_IMAGE_ERROR) == 0) return;
    const std::string message = static_cast<const char*>(image.message);
    png_image_free(&image);
    fail(request, "a broken PNG: " + message);
  };
  check(png_image_begin_read_from_memory(&image, request.bytes.data(), request.bytes.size()));
  if (image.height > kMostCells / image.width) {
    png_image_free(&image);
    fail(request, "a map has at most " + std::to_string(kMostCells) + " cells");
  }
  if ((image.format & PNG_FORMAT_FLAG_ALPHA) != 0) {
    png_image_free(&image);
    fail(request, "a picture with transparency is not supported; save it without");
  }
  image.format = PNG_FORMAT_GRAY;
  std::vector<png_byte> levels(std::size_t{image.width} * image.height);
  check(png_image_finish_read(&image, nullptr, levels.data(), 0, nullptr));
  const std::array<Cost, 256> costs = costs_of_levels(CostTable(request.costs));
  std::vector<Cost> all;
  all.reserve(levels.size());
  for (const png_byte level : levels) all.push_back(costs[level]);
  return grid_from_top(image.width, image.height, all, request.path);
}
#else
CostGrid png_costs(const settings::MapRequest& request) {
  require_grey(request);
  fail(request, "this program was built without libpng; give the costs as rows with commas");
}
#endif

}  // namespace flocking::maps
