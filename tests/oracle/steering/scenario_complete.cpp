#include "scenario_complete.h"

#include <algorithm>
#include <array>
#include <numeric>
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

void complete(const Settings& mine, World& world, AgentId id) {
  for (const auto& [behaviour, path] : kNeeds) {
    need(!is_on(world, id, behaviour) || given(mine, path), path);
  }
  Personality& p = world.agents[id].personality;
  const bool fits_buas = p.flee.layers.wanted != 0 || p.flee.distance;
  need(!p.flee.enabled || p.flee.target || (world.profile == Profile::kBuas && fits_buas),
       "flee.target");
  if (world.profile == Profile::kBuas && p.wander.enabled) {
    need(given(mine, "wander.strength") && given(mine, "wander.rate"), "wander.strength and rate");
  }
  // docs/settings.md: without targets and layers, all others.
  if (p.evade.targets.empty() && p.evade.layers.wanted == 0) {
    p.evade.targets.resize(world.agents.size());
    std::iota(p.evade.targets.begin(), p.evade.targets.end(), AgentId{0});
  }
}

}  // namespace oracle::steering
