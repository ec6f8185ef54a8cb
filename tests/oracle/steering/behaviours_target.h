#pragma once

#include "world.h"

namespace oracle::steering {

// Forces for a given offset; `to` is target - own position, `away` is own position - target.
Vec seek_along(const World& world, AgentId a, Vec to);  // By the formula of the profile.
Vec flee_along(const World& world, AgentId a, Vec away);
// By the formula of the book.
Vec arrive_along(const World& world, AgentId a, Vec to, Deceleration deceleration);

// Returns max_force / max_speed, the factor of howtorts; 0 for an agent that cannot move.
double howtorts_scale(const World& world, AgentId a);

Vec seek(const World& world, AgentId a);
Vec flee(const World& world, AgentId a);

struct Arrival {
  Vec force;
  bool seeks = false;  // buas, while speeding up: seek's weight applies.
};
Arrival arrive(const World& world, AgentId a);

}  // namespace oracle::steering
