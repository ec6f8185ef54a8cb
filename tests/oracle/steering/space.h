#pragma once

#include "world.h"

namespace oracle::steering {

// The difference of two positions; on a torus, by the shortest way round.
Vec shortest(const World& world, Vec difference);

// `point` where an agent at `from` takes it to be: on a torus, its nearest image.
Vec sensed(const World& world, Vec from, Vec point);

Vec sensed_agent(const World& world, AgentId a, AgentId other);

Vec wrapped(Vec size, Vec position);

// Whether agent `a` has `point` in its field of view.
bool in_view(const World& world, AgentId a, Vec point);

bool matches(const LayerFilter& filter, Layers theirs);

// These throw std::invalid_argument when the value was not given.
double max_speed_of(const World& world, AgentId a);
double max_force_of(const World& world, AgentId a);

// Throws std::invalid_argument when there is no such agent.
const Agent& agent_named(const World& world, AgentId id);

}  // namespace oracle::steering
