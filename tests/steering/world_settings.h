#pragma once

#include <string>

#include "oracle/steering/world.h"
#include "support/simulated.h"

namespace flocking::testing {

/// A world of the oracle as a user would describe it: the settings for every agent ...
Settings settings_of(const oracle::steering::World& world);

/// ... and its parameters and agents, up to the time steps.
std::string assignment_of(const oracle::steering::World& world);

}  // namespace flocking::testing
