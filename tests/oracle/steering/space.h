#pragma once

#include "world.h"

namespace oracle::steering {

// Returns the difference of two positions; on a torus, the shortest equivalent vector.
Vec shortest(const World& world, Vec difference);

// Returns `point` as an agent at `from` senses it: on a torus, its nearest image.
Vec sensed(const World& world, Vec from, Vec point);

Vec sensed_agent(const World& world, AgentId a, AgentId other);

Vec wrapped(Vec size, Vec position);

// Returns true if `point` is in the field of view of agent `a`.
bool in_view(const World& world, AgentId a, Vec point);

bool matches(const LayerFilter& filter, Layers theirs);

// Return the limits; throw std::invalid_argument if they are not set.
double max_speed_of(const World& world, AgentId a);
double max_force_of(const World& world, AgentId a);

// Returns the agent `id`; throws std::invalid_argument if there is no such agent.
const Agent& agent_named(const World& world, AgentId id);

}  // namespace oracle::steering
