#pragma once

#include "world.h"

namespace oracle::steering {

Remembered hide(const World& world, AgentId a);

}  // namespace oracle::steering
