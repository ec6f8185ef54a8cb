#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/cost_grid.h"
#include "core/vec2.h"
#include "settings/tree.h"

namespace flocking::settings {

/// A file of a level editor or an image, and the cells to read from it.
struct MapRequest {
  std::string path;   ///< its extension decides the format
  std::string bytes;  ///< its content
  std::string layer;  ///< name of a layer; empty: the only layer
  std::string costs;  ///< the setting flow.costs; empty: costs from the file
};

/// A setting that an object of a map defines.
struct MapSetting {
  std::string path;
  std::string value;
  std::string place;  ///< of the object, for messages: "level.tmx:12:3"
};

/// Readers for formats that need libraries. Both throw Error with the place in the file.
struct MapFormats {
  /// Throws ValueFault too, if `request.costs` is not a table of costs.
  CostGrid (*costs)(const MapRequest& request) = nullptr;
  /// Returns the settings of the objects. A cell is `cell_size` wide and the map's lower left
  /// corner is at `origin`.
  std::vector<MapSetting> (*objects)(const MapRequest& request, double cell_size,
                                     Vec2 origin) = nullptr;
};

/// Returns true if the extension of `path` belongs to a format of these readers: .tmx, .tmj, .json,
/// .ldtk, .png.
bool is_foreign_map(std::string_view path);

/// Sets the readers of this process. A program that has readers calls this once, at its start.
void use_map_formats(const MapFormats& formats);

/// Applies the settings that the objects of the map `path` define to `tree`, by its flow.cell_size,
/// flow.origin and flow.layer. Throws EnvironmentError through `origin` if the file cannot be read,
/// Error with the place of an object that defines no setting.
void apply_map_objects(Tree& tree, const std::string& path, const Origin& origin);

/// Returns the readers. Throws UsageError, which names `path`, if the program has no readers.
const MapFormats& map_formats_for(const std::string& path);

}  // namespace flocking::settings
