#pragma once

#include "world.h"

namespace oracle::steering {

// Return the three forces of the world's profile, without any weight.
Vec cohesion(const World& world, AgentId a);
Vec separation(const World& world, AgentId a);
Vec alignment(const World& world, AgentId a);

}  // namespace oracle::steering
