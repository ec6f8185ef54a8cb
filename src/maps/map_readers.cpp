#include "maps/map_readers.h"

#include <string>

#include "base/error.h"
#include "maps/grey_png.h"
#include "maps/ldtk.h"
#include "maps/tiled.h"
#include "settings/map_formats.h"

namespace flocking::maps {
namespace {

bool ends_with(const std::string& path, std::string_view ending) {
  if (path.size() < ending.size()) return false;
  for (std::size_t i = 0; i < ending.size(); ++i) {
    const char letter = path[path.size() - ending.size() + i];
    const bool is_capital = letter >= 'A' && letter <= 'Z';
    if ((is_capital ? static_cast<char>(letter - 'A' + 'a') : letter) != ending[i]) return false;
  }
  return true;
}

CostGrid costs_of(const settings::MapRequest& request) {
  if (ends_with(request.path, ".png")) return png_costs(request);
  if (ends_with(request.path, ".ldtk")) return ldtk_costs(request);
  return tiled_costs(request);
}

std::vector<settings::MapSetting> objects_of(const settings::MapRequest& request, double cell_size,
                                             Vec2 origin) {
  if (ends_with(request.path, ".png") || ends_with(request.path, ".ldtk")) {
    throw Error(ExitStatus::kNo, request.path + ": objects are read only from maps of Tiled");
  }
  return tiled_objects(request, cell_size, origin);
}

}  // namespace

void use_map_readers() { settings::use_map_formats({costs_of, objects_of}); }

}  // namespace flocking::maps
