#pragma once

#include "scenario.h"

namespace oracle::steering {

// Throws std::invalid_argument if agent `id`, to which `mine` applies, lacks a setting that an
// enabled behaviour needs.
void check_complete(const Settings& mine, const World& world, AgentId id);

}  // namespace oracle::steering
