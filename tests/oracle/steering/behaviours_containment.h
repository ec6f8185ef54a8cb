#pragma once

#include "world.h"

namespace oracle::steering {

Vec containment(const World& world, AgentId a);

}  // namespace oracle::steering
