#pragma once

#include "world.h"

namespace oracle::steering {

Vec follow_flow(const World& world, AgentId a);

}  // namespace oracle::steering
