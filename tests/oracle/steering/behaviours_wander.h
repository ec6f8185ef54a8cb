#pragma once

#include "world.h"

namespace oracle::steering {

Remembered wander(const World& world, AgentId a, double dt);

// Returns a random start for the book's target. It is not used: DECISIONS.md prefers (radius, 0).
Vec random_wander_start(const World& world, AgentId a);

}  // namespace oracle::steering
