#pragma once

#include <vector>

#include "world.h"

namespace oracle::steering {

// The neighbours of agent `a` for a group behaviour, in ascending order, never `a` itself.
std::vector<AgentId> find_neighbors(const World& world, AgentId a, Behaviour group);

// The same, or with neighbors_every > 1 those found at the last refresh.
std::vector<AgentId> neighbors_of(const World& world, AgentId a, Behaviour group);

// Whether `a` counts itself where a profile includes it: by its own distance, which is 0.
bool counts_itself(const World& world, AgentId a, Behaviour group);

// Finds all lists anew when it is time; called before anybody senses.
void refresh_neighbors(World& world);

}  // namespace oracle::steering
