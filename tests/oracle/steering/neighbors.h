#pragma once

#include <vector>

#include "world.h"

namespace oracle::steering {

// Returns the neighbours of agent `a` for a group behaviour, in ascending order, never `a` itself.
std::vector<AgentId> find_neighbors(const World& world, AgentId a, Behaviour group);

// Returns the neighbours; if neighbors_every > 1, those of the last refresh.
std::vector<AgentId> neighbors_of(const World& world, AgentId a, Behaviour group);

// Returns true if `a` counts itself in profiles that include it: by its own distance, which is 0.
bool counts_itself(const World& world, AgentId a, Behaviour group);

// Updates all lists if they are due. Call it before any agent senses.
void refresh_neighbors(World& world);

}  // namespace oracle::steering
