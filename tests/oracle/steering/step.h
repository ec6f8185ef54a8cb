#pragma once

#include "world.h"

namespace oracle::steering {

// Does one step: all agents sense the state before the step, then all move; then overlaps,
// wrap-around and headings are updated.
void step(World& world, double dt);

// The parts of a step.
State moved(const World& world, AgentId a, double dt);
void push_apart(World& world);
void wrap_around(World& world);
void update_headings(World& world);

}  // namespace oracle::steering
