#pragma once

#include "world.h"

namespace oracle::steering {

Remembered wander(const World& world, AgentId a, double dt);

// A random start for the book's target: DECISIONS.md prefers (radius, 0).
Vec random_wander_start(const World& world, AgentId a);

}  // namespace oracle::steering
