#pragma once

#include "world.h"

namespace oracle::steering {

// Whether behaviour `b` is on for agent `a`: switched on, and not naming `a` itself.
bool is_on(const World& world, AgentId a, Behaviour b);

struct Weighted {
  Vec force;
  double weight = 1;
};

// The force of one behaviour and the weight that applies to it; `memory` becomes what the agent
// remembers afterwards.
Weighted evaluate(const World& world, AgentId a, Behaviour b, double dt, Memory& memory);

// Adds to `total` as much of `force` as fits into `limit` by the sum of lengths that the book
// keeps; false, and nothing added, when no force is left.
bool add_within(Vec& total, Vec force, double limit);

// The combined force, before the vehicle's own cut to max_force.
Remembered combine(const World& world, AgentId a, double dt);

}  // namespace oracle::steering
