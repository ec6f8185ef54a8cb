#pragma once

#include <span>

#include "core/setting.h"

/// The rows of the table that belong to no behaviour of src/steering/.
namespace flocking::settings {

std::span<const Setting> world_rows();
std::span<const Setting> vehicle_rows();
std::span<const Setting> group_force_rows();  ///< cohesion, separation, alignment
std::span<const Setting> object_rows();       ///< obstacles, walls, groups
/// Of the flock that is made where no input is named; `flocking new` has the same words.
std::span<const Setting> flock_rows();

}  // namespace flocking::settings
