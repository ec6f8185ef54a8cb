#pragma once

#include "world.h"

namespace oracle::steering {

// One step of every agent: all sense the state before it, then all move; afterwards
// non-penetration, wrap-around, headings.
void step(World& world, double dt);

// The parts of it.
State moved(const World& world, AgentId a, double dt);
void push_apart(World& world);
void wrap_around(World& world);
void update_headings(World& world);

}  // namespace oracle::steering
