#pragma once

#include "world.h"

namespace oracle::steering {

Vec unaligned_collision_avoidance(const World& world, AgentId a);

}  // namespace oracle::steering
