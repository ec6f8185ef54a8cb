#pragma once

#include "scenario.h"

namespace oracle::steering {

void apply_to_agents(const Settings& settings, World& world);

}  // namespace oracle::steering
