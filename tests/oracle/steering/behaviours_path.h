#pragma once

#include "world.h"

namespace oracle::steering {

Remembered path_following(const World& world, AgentId a);

// Arrive behind the leader + keep apart from the others who follow + step out of the way.
Vec leader_following(const World& world, AgentId a);
Vec apart_from_followers(const World& world, AgentId a);
Vec out_of_the_way(const World& world, AgentId a);

}  // namespace oracle::steering
