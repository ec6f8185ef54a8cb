#pragma once

#include "scenario.h"

namespace oracle::steering {

void apply_to_world(const Settings& settings, World& world);

// Returns true if the path belongs to the whole simulation, so that no agent or group can set it.
bool is_of_world(const std::string& path);

}  // namespace oracle::steering
