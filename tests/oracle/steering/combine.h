#pragma once

#include "world.h"

namespace oracle::steering {

// Returns true if behaviour `b` is enabled for agent `a` and does not name `a` itself.
bool is_on(const World& world, AgentId a, Behaviour b);

struct Weighted {
  Vec force;
  double weight = 1;
};

// Returns the force of one behaviour and its weight; sets `memory` to the agent's memory
// afterwards.
Weighted evaluate(const World& world, AgentId a, Behaviour b, double dt, Memory& memory);

// Adds to `total` the part of `force` that fits into `limit`, measured by the length of the sum as
// in the book. Returns false and adds nothing if the limit is already reached.
bool add_within(Vec& total, Vec force, double limit);

// Returns the combined force, before the vehicle limits it to max_force.
Remembered combine(const World& world, AgentId a, double dt);

}  // namespace oracle::steering
