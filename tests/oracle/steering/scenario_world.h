#pragma once

#include "scenario.h"

namespace oracle::steering {

void apply_to_world(const Settings& settings, World& world);

// Whether the path is one of the whole simulation, that no agent or group can have of its own.
bool is_of_world(const std::string& path);

}  // namespace oracle::steering
