#pragma once

#include "scenario.h"

namespace oracle::steering {

// Throws std::invalid_argument when agent `id`, to which `mine` applies, lacks what a behaviour
// that is on needs.
void check_complete(const Settings& mine, const World& world, AgentId id);

}  // namespace oracle::steering
