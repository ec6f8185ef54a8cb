#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "core/cost_grid.h"
#include "flow/field_store.h"
#include "settings/tree.h"

namespace flocking::settings {

/// A cache of maps and flow fields that persists between configurations: each map is read once,
/// each field computed once.
class Maps {
 public:
  /// Returns the costs in the file flow.map of `tree`, with the layer flow.layer and the costs
  /// flow.costs; null if flow.map is not set. Throws EnvironmentError through the setting's origin
  /// if the file cannot be read, Error with the place in the file if it is not a map, MisfitError
  /// if a setting does not fit the map.
  std::shared_ptr<const CostGrid> read(const Tree& tree);

  /// Replaces the file `path` by the costs `grid` from now on.
  void put(const std::string& path, std::shared_ptr<const CostGrid> grid) {
    by_key_.insert_or_assign(key_of(path, "", ""), std::move(grid));
  }

  [[nodiscard]] flow::FieldStore& fields() { return fields_; }

 private:
  static std::string key_of(const std::string& path, const std::string& layer,
                            const std::string& costs) {
    return path + '\n' + layer + '\n' + costs;
  }

  std::map<std::string, std::shared_ptr<const CostGrid>> by_key_;
  flow::FieldStore fields_;
};

}  // namespace flocking::settings
