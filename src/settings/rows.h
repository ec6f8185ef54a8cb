#pragma once

#include <span>

#include "core/setting.h"

/// The rows of the table that are not parameters of behaviours in src/steering/.
namespace flocking::settings {

std::span<const Setting> world_rows();
std::span<const Setting> vehicle_rows();
std::span<const Setting> group_force_rows();  ///< cohesion, separation, alignment
std::span<const Setting> object_rows();       ///< obstacles, walls, groups
/// Rows of the generated flock that replaces a named input; `flocking new` has the same names.
std::span<const Setting> flock_rows();

}  // namespace flocking::settings
