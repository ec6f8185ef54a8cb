#include "maps/ldtk.h"

#include <map>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/printable.h"
#include "maps/json_text.h"
#include "maps/tile_costs.h"
#include "maps/tiled.h"

namespace flocking::maps {
namespace {

using Json = nlohmann::json;

/// A JSON value and its place, for messages.
struct Node {
  const Json* json;
  std::string place;

  [[noreturn]] void fail(const std::string& message) const {
    throw Error(ExitStatus::kNo, place + (place.ends_with(": ") ? "" : ": ") + message);
  }
  [[nodiscard]] const Json* find(const char* key) const {
    const auto found = json->is_object() ? json->find(key) : json->end();
    return json->is_object() && found != json->end() ? &*found : nullptr;
  }
  [[nodiscard]] std::string text(const char* key) const {
    const Json* value = find(key);
    return value != nullptr ? scalar_of(*value) : "";
  }
  [[nodiscard]] std::size_t whole(const char* key) const {
    const Json* value = find(key);
    if (value == nullptr || !value->is_number_unsigned() ||
        value->get<std::uint64_t>() > kMostCells) {
      fail(std::string(key) + ": expected a whole number up to " + std::to_string(kMostCells));
    }
    return value->get<std::size_t>();
  }
  /// Returns the elements of a list; empty if there is no such list.
  [[nodiscard]] std::vector<Node> list(const char* key) const {
    std::vector<Node> nodes;
    const Json* value = find(key);
    if (value == nullptr || !value->is_array()) return nodes;
    for (std::size_t i = 0; i < value->size(); ++i) {
      const std::string below = place.ends_with(": ") ? "" : ".";
      nodes.push_back({&(*value)[i], place + below + key + "[" + std::to_string(i) + "]"});
    }
    return nodes;
  }
};

void require_supported(const Node& project) {
  if (!project.list("worlds").empty()) project.fail("projects of several worlds are not supported");
  if (project.find("externalLevels") != nullptr && *project.find("externalLevels") == true) {
    project.fail(
        "the levels are in separate files, which are not supported: switch 'Save levels to "
        "separate files' off in the project's settings");
  }
  if (project.list("levels").empty()) project.fail("expected a project of LDtk with levels");
}

Node chosen_layer(const Node& project, const std::string& name) {
  std::vector<Node> chosen;
  std::string names;
  const std::vector<Node> levels = project.list("levels");
  for (const Node& level : levels) {
    for (const Node& layer : level.list("layerInstances")) {
      if (layer.text("__type") != "IntGrid") continue;
      const std::string own = layer.text("__identifier");
      const std::string whole = level.text("identifier") + "/" + own;
      names += (names.empty() ? "" : ", ") + in_quotes(whole);
      if (name.empty() || name == whole || (levels.size() == 1 && name == own)) {
        chosen.push_back(layer);
      }
    }
  }
  if (chosen.size() == 1) return chosen.front();
  if (names.empty()) project.fail("the project has no IntGrid layer");
  project.fail(name.empty()
                   ? "the project has several IntGrid layers; set flow.layer to one of " + names
                   : "there is no IntGrid layer " + in_quotes(name) + "; there are " + names);
}

// Returns the identifiers of a layer's values, which are in the layer's definition.
std::map<std::uint64_t, std::string> identifiers_of(const Node& project, const Node& layer) {
  std::map<std::uint64_t, std::string> found;
  const Json* definitions = project.find("defs");
  if (definitions == nullptr) return found;
  const Node all{definitions, project.place + "defs"};
  for (const Node& definition : all.list("layers")) {
    if (definition.text("identifier") != layer.text("__identifier")) continue;
    for (const Node& value : definition.list("intGridValues")) {
      const std::string identifier = value.text("identifier");
      if (!identifier.empty()) found[value.whole("value")] = identifier;
    }
  }
  return found;
}

Cost cost_of(std::uint64_t value, const Node& layer, const CostTable& table,
             const std::map<std::uint64_t, std::string>& identifiers) {
  const std::string number = std::to_string(value);
  if (const auto cost = table.find(number)) return *cost;
  const auto named = identifiers.find(value);
  if (named != identifiers.end()) {
    if (const auto cost = table.find(named->second)) return *cost;
  }
  if (value == 0) return table.find("empty").value_or(Cost{1});
  const std::string name = named == identifiers.end() ? "" : " (" + in_quotes(named->second) + ")";
  layer.fail("the value " + number + name + " of the layer " +
             in_quotes(layer.text("__identifier")) + " has no cost; set flow.costs to " + number +
             "=COST");
}

}  // namespace

CostGrid ldtk_costs(const settings::MapRequest& request) {
  const Json json = json_of(request.bytes, request.path);
  const Node project{&json, request.path + ": "};
  require_supported(project);
  const Node layer = chosen_layer(project, request.layer);
  const std::size_t columns = layer.whole("__cWid");
  const std::size_t rows = layer.whole("__cHei");
  const Json* values = layer.find("intGridCsv");
  if (values == nullptr || !values->is_array() || columns == 0 || rows == 0 ||
      rows > kMostCells / columns || values->size() != columns * rows) {
    layer.fail("intGridCsv: expected " + std::to_string(columns) + " x " + std::to_string(rows) +
               " values");
  }
  const CostTable table(request.costs);
  const auto identifiers = identifiers_of(project, layer);
  std::map<std::uint64_t, Cost> known;
  std::vector<Cost> costs;
  for (std::size_t i = 0; i < values->size(); ++i) {
    const Json& value = (*values)[i];
    if (!value.is_number_unsigned()) {
      layer.fail("intGridCsv[" + std::to_string(i) + "]: expected a whole number");
    }
    const auto number = value.get<std::uint64_t>();
    if (!known.contains(number)) known[number] = cost_of(number, layer, table, identifiers);
    costs.push_back(known[number]);
  }
  return grid_from_top(columns, rows, costs, request.path);
}

}  // namespace flocking::maps
