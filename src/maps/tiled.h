#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "maps/part.h"
#include "settings/map_formats.h"

namespace flocking::maps {

/// Limit for the side of a cell in pixels.
inline constexpr std::size_t kMostPixels = std::size_t{1} << 20U;

/// The tiles of a layer, row by row from the top. For an infinite map, the cells from the first to
/// the last one with a tile.
struct TileCells {
  const Part* layer = nullptr;
  long left = 0;  ///< first column, counted from the map's column 0
  long top = 0;   ///< first row, counted downwards from the map's row 0
  std::size_t columns = 0;
  std::size_t rows = 0;
  std::vector<std::uint32_t> tiles{};
};

/// Returns the Tiled map in a file, which is XML or JSON according to its ending. Throws if the map
/// is not orthogonal.
Part tiled_map(const settings::MapRequest& request);

/// Returns the tile layer named `name`; for an empty name, the only tile layer. In groups, names
/// are GROUP/LAYER. Throws with the existing names if there is no such layer.
TileCells tile_cells(const Part& map, const std::string& name);

/// Returns the costs of a layer's cells.
CostGrid tiled_costs(const settings::MapRequest& request);

/// Returns the settings that the objects of a map define.
std::vector<settings::MapSetting> tiled_objects(const settings::MapRequest& request,
                                                double cell_size, Vec2 origin);

/// Returns a grid of the costs `costs`, which begin with the top row. Throws Error, which names
/// `source`, for a second cost of 0 and for too many cells.
CostGrid grid_from_top(std::size_t columns, std::size_t rows, const std::vector<Cost>& costs,
                       const std::string& source);

}  // namespace flocking::maps
