#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/setting.h"
#include "core/value.h"

namespace flocking::settings {

/// For whom a setting can be set.
enum class Scope {
  kWorld,   ///< once
  kAgent,   ///< for all agents, a group (group.NAME.PATH) or one (agent.ID.PATH)
  kObject,  ///< for a thing with a name of its own: obstacle.NAME.center
};

/// A row of the table of all settings.
struct Row {
  Setting setting;
  Scope scope = Scope::kWorld;
  std::string behavior;      ///< whose parameter it is; empty for none
  bool switches_on = false;  ///< setting it turns that behaviour on
};

/// All settings, in the order in which they are listed. In the paths of Scope::kObject the name of
/// the thing stands as NAME.
const std::vector<Row>& table();

/// The row with exactly this path (NAME for names); null where there is none.
const Row* find_row(std::string_view path);

/// The value that the default text of a row means; null for a row without one.
const Value* default_value(std::string_view path);

}  // namespace flocking::settings
