#pragma once

#include "scenario.h"

namespace oracle::steering {

// Fills in what a behaviour that is on has when it is not told: everybody to evade. Throws
// std::invalid_argument when agent `id` lacks what a behaviour needs. `mine` applies to it.
void complete(const Settings& mine, World& world, AgentId id);

}  // namespace oracle::steering
