#pragma once

#include "world.h"

namespace oracle::steering {

Vec pursue(const World& world, AgentId a);

// Evades all targets, by ids and by layers, each once and in ascending order.
Vec evade(const World& world, AgentId a);
Vec evade_one(const World& world, AgentId a, AgentId hunter);

Vec interpose(const World& world, AgentId a);

Vec offset_pursuit(const World& world, AgentId a);
Vec follow_offset(const World& world, AgentId a, AgentId leader, Vec offset);

}  // namespace oracle::steering
