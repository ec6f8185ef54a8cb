#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cost_grid.h"
#include "maps/part.h"

namespace flocking::maps {

/// A table such as "empty=1,5=255,walls/3=2": the cost of a cell by the name of its content.
class CostTable {
 public:
  /// Throws settings::ValueFault if the text is not such a table.
  explicit CostTable(const std::string& text);

  [[nodiscard]] std::optional<Cost> find(const std::string& name) const;

 private:
  std::map<std::string, Cost> costs_;
};

/// Returns a cost from 0 to 255; none if `text` is not a cost.
std::optional<Cost> cost_in(std::string_view text);

/// The costs of a map's tiles: from the table, else from the tile's custom property `cost`, else
/// from the layer's property. Without any of these a tile has no cost.
class TileCosts {
 public:
  /// Reads tilesets that are separate files from the folder of the map `source`. `table` must
  /// outlive this object.
  TileCosts(const Part& map, const std::string& source, const CostTable& table);

  /// Returns the cost of a tile, given its global number. For an empty cell, 0, returns the layer's
  /// property `empty`, else 1. Throws with the layer's place if the tile has no cost.
  [[nodiscard]] Cost cost(std::uint32_t tile, const Part& layer);

 private:
  struct Tileset {
    std::uint32_t first = 0;
    std::string name;
    std::map<std::uint32_t, Cost> costs;
  };

  void add(const Part& set, const std::string& source);
  [[nodiscard]] Cost cost_unknown(std::uint32_t tile, const Part& layer) const;
  [[nodiscard]] static std::optional<Cost> property_of(const Part& part, std::string_view name);

  const CostTable& table_;
  std::vector<Tileset> sets_;
  std::map<std::uint32_t, Cost> known_;
};

}  // namespace flocking::maps
