#include "settings/map_formats.h"

#include <algorithm>
#include <array>
#include <variant>

#include "base/error.h"
#include "io/file.h"

namespace flocking::settings {
namespace {

MapFormats& formats_of_process() {
  static MapFormats formats;
  return formats;
}

}  // namespace

bool is_foreign_map(std::string_view path) {
  std::string ending(path.substr(std::min(path.rfind('.'), path.size())));
  for (char& letter : ending) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  constexpr std::array<std::string_view, 5> kEndings = {".tmx", ".tmj", ".json", ".ldtk", ".png"};
  return std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
}

void use_map_formats(const MapFormats& formats) { formats_of_process() = formats; }

void apply_map_objects(Tree& tree, const std::string& path, const Origin& origin) {
  MapRequest request;
  request.path = path;
  try {
    request.bytes = io::File::open_input(path).read_all(io::kMostMapBytes);
  } catch (const EnvironmentError& error) {
    origin.fail_to_read(error.what());
  }
  if (const Entry* layer = tree.find("flow.layer")) {
    request.layer = std::get<std::string>(layer->value);
  }
  const auto objects = map_formats_for(path).objects(request, tree.get<double>("flow.cell_size"),
                                                     tree.get<Vec2>("flow.origin"));
  for (const MapSetting& object : objects) {
    tree.set(object.path, object.value, Origin::of_flag(object.place));
  }
}

const MapFormats& map_formats_for(const std::string& path) {
  const MapFormats& formats = formats_of_process();
  if (formats.costs == nullptr) {
    throw UsageError(path +
                     ": this program was built without readers for maps of Tiled and LDtk and for "
                     "PNG; use the whole program for Linux, or give the costs as rows with commas");
  }
  return formats;
}

}  // namespace flocking::settings
