#pragma once

#include <string>

#include "oracle/steering/world.h"
#include "support/simulated.h"

namespace flocking::testing {

/// Returns a world of the oracle as settings, as a user would write them, for every agent. The map,
/// if the world has one, must be in `map_file`.
Settings settings_of(const oracle::steering::World& world, const std::string& map_file);

/// Returns the parameters and agents of the world as an assignment, without time steps.
std::string assignment_of(const oracle::steering::World& world);

}  // namespace flocking::testing
