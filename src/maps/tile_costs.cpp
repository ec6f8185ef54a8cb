#include "maps/tile_costs.h"

#include "base/error.h"
#include "base/named_path.h"
#include "base/printable.h"
#include "base/words.h"
#include "io/file.h"
#include "settings/value_text.h"

namespace flocking::maps {
namespace {

constexpr std::size_t kMostTiles = 0x0FFFFFFF;

// Returns the tileset. If the map's element names a file, reads the tileset from it; otherwise the
// element is the tileset.
Part tileset_of(const Part& set, const std::string& source) {
  const std::string_view file = set.value("source");
  if (file.empty()) return set;
  const std::string path = name_of_path(path_of(source).parent_path() / path_of(file));
  std::string bytes;
  try {
    bytes = io::File::open_input(path).read_all(io::kMostMapBytes);
  } catch (const EnvironmentError& error) {
    throw EnvironmentError(set.place + ": the tileset " + in_quotes(file) +
                           " is in a separate file: " + error.what());
  }
  const bool is_json = file.ends_with(".tsj") || file.ends_with(".json");
  return is_json ? parts_of_json(bytes, path) : parts_of_xml(bytes, path);
}

}  // namespace

std::optional<Cost> cost_in(std::string_view text) {
  const auto number = parse_whole(trimmed(text));
  if (!number || *number > kBlocked) return std::nullopt;
  return static_cast<Cost>(*number);
}

CostTable::CostTable(const std::string& text) {
  if (text.empty()) return;
  for (const std::string_view piece : split(text, ',')) {
    const std::size_t equals = piece.rfind('=');
    const auto cost =
        equals == std::string_view::npos ? std::nullopt : cost_in(piece.substr(equals + 1));
    if (!cost || equals == 0) {
      throw settings::ValueFault(
          "expected TILE=COST,TILE=COST,... with costs from 0 to 255, found " + in_quotes(piece));
    }
    costs_[std::string(trimmed(piece.substr(0, equals)))] = *cost;
  }
}

std::optional<Cost> CostTable::find(const std::string& name) const {
  const auto found = costs_.find(name);
  return found == costs_.end() ? std::nullopt : std::optional(found->second);
}

TileCosts::TileCosts(const Part& map, const std::string& source, const CostTable& table)
    : table_(table) {
  for (const Part& part : map.parts) {
    if (part.kind == "tileset") add(part, source);
  }
}

void TileCosts::add(const Part& set, const std::string& source) {
  const Part whole = tileset_of(set, source);
  Tileset made;
  made.first = static_cast<std::uint32_t>(set.whole("firstgid", kMostTiles));
  made.name = whole.value("name");
  for (const Part& tile : whole.parts) {
    if (tile.kind != "tile") continue;
    if (const auto cost = property_of(tile, "cost")) {
      made.costs[static_cast<std::uint32_t>(tile.whole("id", kMostTiles))] = *cost;
    }
  }
  sets_.push_back(std::move(made));
}

std::optional<Cost> TileCosts::property_of(const Part& part, std::string_view name) {
  const auto text = part.property(name);
  if (!text) return std::nullopt;
  const auto cost = cost_in(*text);
  if (!cost) {
    part.fail("the property " + std::string(name) +
              ": expected a cost, a whole number from 0 to 255, found " + in_quotes(*text));
  }
  return cost;
}

Cost TileCosts::cost(std::uint32_t tile, const Part& layer) {
  const auto known = known_.find(tile);
  if (known != known_.end()) return known->second;
  return known_[tile] = cost_unknown(tile, layer);
}

Cost TileCosts::cost_unknown(std::uint32_t tile, const Part& layer) const {
  if (tile == 0) {
    if (const auto cost = table_.find("empty")) return *cost;
    return property_of(layer, "empty").value_or(Cost{1});
  }
  const Tileset* set = nullptr;
  for (const Tileset& one : sets_) {
    if (one.first <= tile && (set == nullptr || one.first >= set->first)) set = &one;
  }
  if (set == nullptr) layer.fail("no tileset has the tile number " + std::to_string(tile));
  const std::string id = std::to_string(tile - set->first);
  if (const auto cost = table_.find(set->name + "/" + id)) return *cost;
  if (const auto cost = table_.find(id)) return *cost;
  const auto own = set->costs.find(tile - set->first);
  if (own != set->costs.end()) return own->second;
  if (const auto cost = property_of(layer, "cost")) return *cost;
  layer.fail(layer.in_words() + ": the tile " + id + " of the tileset " + in_quotes(set->name) +
             " has no cost; give the tile a custom property cost, or set flow.costs to " + id +
             "=COST");
}

}  // namespace flocking::maps
