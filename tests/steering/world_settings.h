#pragma once

#include <string>

#include "oracle/steering/world.h"
#include "support/simulated.h"

namespace flocking::testing {

/// A world of the oracle as a user would describe it: the settings for every agent, the map, if it
/// has one, in `map_file` ...
Settings settings_of(const oracle::steering::World& world, const std::string& map_file);

/// ... and its parameters and agents, up to the time steps.
std::string assignment_of(const oracle::steering::World& world);

}  // namespace flocking::testing
