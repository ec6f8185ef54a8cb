#include "scenario_complete.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "combine.h"

namespace oracle::steering {
namespace {

struct Need {
  Behaviour behaviour;
  const char* path;
};

constexpr std::array kNeeds{
    Need{Behaviour::kSeek, "seek.target"},
    Need{Behaviour::kArrive, "arrive.target"},
    Need{Behaviour::kPursue, "pursue.target"},
    Need{Behaviour::kInterpose, "interpose.a"},
    Need{Behaviour::kInterpose, "interpose.b"},
    Need{Behaviour::kHide, "hide.from"},
    Need{Behaviour::kPathFollowing, "path_following.waypoints"},
    Need{Behaviour::kOffsetPursuit, "offset_pursuit.leader"},
    Need{Behaviour::kOffsetPursuit, "offset_pursuit.offset"},
    Need{Behaviour::kLeaderFollowing, "leader_following.leader"},
    Need{Behaviour::kUnalignedCollisionAvoidance, "unaligned_collision_avoidance.radius"},
    Need{Behaviour::kUnalignedCollisionAvoidance, "unaligned_collision_avoidance.distance"},
    Need{Behaviour::kContainment, "containment.box"},
};

bool given(const Settings& mine, const std::string& path) {
  return std::ranges::find(mine, path, &Setting::path) != mine.end();
}

void need(bool holds, const std::string& path) {
  if (!holds) {
    throw std::invalid_argument("missing: " + path);
  }
}

}  // namespace

void check_complete(const Settings& mine, const World& world, AgentId id) {
  for (const auto& [behaviour, path] : kNeeds) {
    need(!is_on(world, id, behaviour) || given(mine, path), path);
  }
  const EvadeSettings& evade = world.agents[id].personality.evade;
  need(!evade.enabled || given(mine, "evade.targets") || given(mine, "evade.layers"),
       "evade.targets");
  if (is_on(world, id, Behaviour::kFlow)) {
    need(world.flow_map.has_value(), "flow.map");
    flow::goal_cell(*world.flow_map, world.agents[id].personality.flow.query.goal);
  }
}

}  // namespace oracle::steering
