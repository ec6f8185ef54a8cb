#pragma once

#include <map>
#include <memory>
#include <string>

#include "core/cost_grid.h"
#include "flow/field_store.h"
#include "settings/origin.h"

namespace flocking::settings {

/// The maps that were read and the flow fields in use, kept from one configuration to the next: a
/// map is read once, a field computed once.
class Maps {
 public:
  /// The costs in the file `path`. Throws EnvironmentError through `origin` where it cannot be
  /// read, InputError at its line and column where it is no map.
  std::shared_ptr<const CostGrid> read(const std::string& path, const Origin& origin);

  [[nodiscard]] flow::FieldStore& fields() { return fields_; }

 private:
  std::map<std::string, std::shared_ptr<const CostGrid>> by_path_;
  flow::FieldStore fields_;
};

}  // namespace flocking::settings
