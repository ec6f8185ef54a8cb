#include "settings/maps.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/error.h"
#include "io/cost_grid_reader.h"
#include "io/file.h"
#include "settings/map_formats.h"
#include "settings/value_text.h"

namespace flocking::settings {

namespace {

std::string text_of(const Tree& tree, std::string_view path) {
  const Entry* entry = tree.find(path);
  return entry == nullptr ? "" : std::get<std::string>(entry->value);
}

// Throws if flow.layer or flow.costs is set for another format, whose files have one layer and
// contain the costs.
void require_choices_for(const Tree& tree, const std::string& path) {
  for (const std::string_view choice : {"flow.layer", "flow.costs"}) {
    const Entry* entry = tree.find(choice);
    if (entry == nullptr || is_foreign_map(path)) continue;
    entry->origin.fail_to_fit(std::string(choice) + " is for maps of Tiled and LDtk and for PNG; " +
                              path + " is none of them");
  }
}

std::shared_ptr<const CostGrid> grid_in(const MapRequest& request) {
  if (is_foreign_map(request.path)) {
    return std::make_shared<const CostGrid>(map_formats_for(request.path).costs(request));
  }
  return std::make_shared<const CostGrid>(io::parse_cost_grid(request.bytes, request.path));
}

}  // namespace

std::shared_ptr<const CostGrid> Maps::read(const Tree& tree) {
  const Entry* entry = tree.find("flow.map");
  if (entry == nullptr) return nullptr;
  MapRequest request;
  request.path = std::get<std::string>(entry->value);
  request.layer = text_of(tree, "flow.layer");
  request.costs = text_of(tree, "flow.costs");
  require_choices_for(tree, request.path);
  const std::string key = key_of(request.path, request.layer, request.costs);
  const auto known = by_key_.find(key);
  if (known != by_key_.end()) return known->second;
  try {
    request.bytes = io::File::open_input(request.path).read_all(io::kMostMapBytes);
  } catch (const EnvironmentError& error) {
    entry->origin.fail_to_read(error.what());
  }
  try {
    return by_key_.emplace(key, grid_in(request)).first->second;
  } catch (const ValueFault& fault) {
    tree.find("flow.costs")->origin.fail(fault.what());
  }
}

}  // namespace flocking::settings
