#include "behaviours_path.h"

#include <algorithm>
#include <cmath>

#include "behaviours_pursuit.h"
#include "behaviours_target.h"
#include "space.h"

namespace oracle::steering {
namespace {

Vec to_waypoint(const World& world, AgentId a, std::size_t index) {
  const Agent& self = world.agents[a];
  const Vec waypoint = self.personality.path_following.waypoints[index];
  return sensed(world, self.state.position, waypoint) - self.state.position;
}

std::size_t next_waypoint(const PathFollowingSettings& path, std::size_t index) {
  const std::size_t last = path.waypoints.size() - 1;
  if (index < last) {
    return index + 1;
  }
  return path.closed ? 0 : last;
}

bool follows(const Agent& agent, AgentId leader) {
  const LeaderFollowingSettings& settings = agent.personality.leader_following;
  return settings.enabled && settings.leader == leader;
}

}  // namespace

// Book chapter, Path Following.
Remembered path_following(const World& world, AgentId a) {
  const Agent& self = world.agents[a];
  const PathFollowingSettings& path = self.personality.path_following;
  Remembered result{{}, self.state.memory};
  std::size_t& index = result.memory.waypoint;
  if (path.waypoints.empty()) {
    return result;
  }
  index = std::min(index, path.waypoints.size() - 1);  // The path may have become shorter.
  const Vec to = to_waypoint(world, a, index);
  if (dot(to, to) < path.waypoint_distance * path.waypoint_distance) {
    index = next_waypoint(path, index);
  }
  const Vec then = to_waypoint(world, a, index);
  const bool arrives = !path.closed && index + 1 == path.waypoints.size();
  result.force =
      arrives ? arrive_along(world, a, then, Deceleration::kNormal) : seek_along(world, a, then);
  return result;
}

Vec apart_from_followers(const World& world, AgentId a) {
  const Agent& self = world.agents[a];
  const LeaderFollowingSettings& settings = self.personality.leader_following;
  Vec sum;
  for (AgentId i = 0; i < world.agents.size(); ++i) {
    if (i == a || i == settings.leader || !follows(world.agents[i], settings.leader)) {
      continue;
    }
    const Vec away = shortest(world, self.state.position - world.agents[i].state.position);
    const double d = length(away);
    if (d != 0 && d < settings.separation_distance) {
      sum = sum + away / d / d;
    }
  }
  return sum;
}

Vec out_of_the_way(const World& world, AgentId a) {
  const LeaderFollowingSettings& settings = world.agents[a].personality.leader_following;
  const State& leader = agent_named(world, settings.leader).state;
  const Vec from_leader = world.agents[a].state.position - sensed_agent(world, a, settings.leader);
  const auto [x, y] = to_local(from_leader, leader.heading);
  const double half = settings.box_width / 2;
  if (!(x > 0 && x < settings.box_length && std::fabs(y) < half)) {
    return {};
  }
  const double size = max_speed_of(world, a) * (1 - std::fabs(y) / half);
  return side_of(leader.heading) * (y < 0 ? -size : size);
}

Vec leader_following(const World& world, AgentId a) {
  const LeaderFollowingSettings& settings = world.agents[a].personality.leader_following;
  const Vec behind = follow_offset(world, a, settings.leader, {-settings.distance, 0});
  return behind + apart_from_followers(world, a) + out_of_the_way(world, a);
}

}  // namespace oracle::steering
