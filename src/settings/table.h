#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/setting.h"
#include "core/value.h"

namespace flocking::settings {

/// Where a setting can be set.
enum class Scope {
  kWorld,   ///< once, for the simulation
  kAgent,   ///< for all agents, a group (group.NAME.PATH) or one agent (agent.ID.PATH)
  kObject,  ///< for a named object: obstacle.NAME.center
};

/// A row of the table of all settings.
struct Row {
  Setting setting;
  Scope scope = Scope::kWorld;
  std::string behavior;      ///< the behaviour to which the parameter belongs; may be empty
  bool switches_on = false;  ///< setting it turns the behaviour on
};

/// Returns all settings, in the order of their list. NAME in a path of Scope::kObject stands for
/// the name of the object.
const std::vector<Row>& table();

/// Returns the row with exactly the path `path` (NAME for names); null if there is no such row.
const Row* find_row(std::string_view path);

/// Returns the default value of a row; null if the row has no default.
const Value* default_value(std::string_view path);

}  // namespace flocking::settings
