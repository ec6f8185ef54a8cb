#pragma once

#include "world.h"

namespace oracle::steering {

Vec obstacle_avoidance(const World& world, AgentId a);
Vec wall_avoidance(const World& world, AgentId a);

}  // namespace oracle::steering
