#pragma once

#include "world.h"

namespace oracle::steering {

Remembered path_following(const World& world, AgentId a);

// Arrives behind the leader, keeps apart from the other followers, and moves out of the leader's
// way.
Vec leader_following(const World& world, AgentId a);
Vec apart_from_followers(const World& world, AgentId a);
Vec out_of_the_way(const World& world, AgentId a);

}  // namespace oracle::steering
