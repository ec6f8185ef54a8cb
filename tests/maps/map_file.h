#pragma once

#include <exception>
#include <fstream>
#include <sstream>
#include <string>

#include "io/cost_grid_writer.h"
#include "maps/map_readers.h"
#include "settings/map_formats.h"

namespace flocking::testing {

/// Returns the content of a file in the tests' folder.
inline std::string map_file(const std::string& name) {
  std::ifstream file(FLOCKING_MAP_FILES "/" + name, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

/// Returns the costs of a map as rows of CSV, the top row first; else the error message.
inline std::string costs_of(const std::string& path, const std::string& bytes,
                            const std::string& costs = "", const std::string& layer = "") {
  maps::use_map_readers();
  try {
    const settings::MapRequest request{path, bytes, layer, costs};
    return io::cost_grid_as_rows(settings::map_formats_for(path).costs(request), ',');
  } catch (const std::exception& error) {
    return error.what();
  }
}

/// Returns the settings of a map's objects as lines "PATH VALUE"; else the error message.
inline std::string objects_of(const std::string& path, const std::string& bytes,
                              double cell_size = 1.0, Vec2 origin = {},
                              const std::string& layer = "") {
  maps::use_map_readers();
  try {
    std::string lines;
    const settings::MapRequest request{path, bytes, layer, ""};
    for (const settings::MapSetting& one :
         settings::map_formats_for(path).objects(request, cell_size, origin)) {
      lines += one.path + " " + one.value + "\n";
    }
    return lines;
  } catch (const std::exception& error) {
    return error.what();
  }
}

}  // namespace flocking::testing
