#pragma once

#include "world.h"

namespace oracle::steering {

// Building blocks; `to` is target - own position, `away` own position - target.
Vec seek_along(const World& world, AgentId a, Vec to);  // As the profile does it.
Vec flee_along(const World& world, AgentId a, Vec away);
Vec arrive_along(const World& world, AgentId a, Vec to, Deceleration deceleration);  // Book.

// max_force / max_speed, by which howtorts scales; 0 for an agent that cannot move.
double howtorts_scale(const World& world, AgentId a);

Vec seek(const World& world, AgentId a);
Vec flee(const World& world, AgentId a);

struct Arrival {
  Vec force;
  bool seeks = false;  // buas, while speeding up: seek's weight applies.
};
Arrival arrive(const World& world, AgentId a);

}  // namespace oracle::steering
