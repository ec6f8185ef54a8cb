#include "behaviours_avoidance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "space.h"

namespace oracle::steering {
namespace {

constexpr double kBrakingWeight = 0.2;

struct Threat {
  Vec local;  // Centre of the obstacle in the frame of the agent.
  double radius;
};

double box_length(const World& world, AgentId a) {
  const double speed = length(world.agents[a].state.velocity);
  const double max_speed = max_speed_of(world, a);
  const double share = max_speed > 0 ? speed / max_speed : 0;
  return world.agents[a].personality.obstacle_avoidance.min_box_length * (1 + share);
}

// Book chapter, Obstacle Avoidance, steps A to D.
std::optional<Threat> nearest_obstacle(const World& world, AgentId a, double box) {
  const Agent& self = world.agents[a];
  std::optional<Threat> nearest;
  double nearest_crossing = std::numeric_limits<double>::infinity();
  for (const Obstacle& obstacle : world.obstacles) {
    const Vec position = self.state.position;
    const Vec to = sensed(world, position, obstacle.center) - position;
    const Vec local = to_local(to, self.state.heading);
    const double reach = obstacle.radius + self.personality.radius;
    if (!(length(to) < box + obstacle.radius) || local.x < 0 || std::fabs(local.y) >= reach) {
      continue;
    }
    const double q = std::sqrt(reach * reach - local.y * local.y);
    const double crossing = local.x - q > 0 ? local.x - q : local.x + q;
    if (crossing < nearest_crossing) {
      nearest_crossing = crossing;
      nearest = {local, obstacle.radius};
    }
  }
  return nearest;
}

struct Crossing {
  double along;   // Distance from the agent.
  double beyond;  // Distance from the crossing to the feeler's tip.
};

std::optional<Crossing> cross_wall(Vec from, Vec feeler, const Wall& wall) {
  const Vec along_wall = wall.to - wall.from;
  const double area = cross(feeler, along_wall);
  if (area == 0) {
    return {};
  }
  const double t = cross(wall.from - from, along_wall) / area;
  const double u = cross(wall.from - from, feeler) / area;
  if (!(t > 0 && t < 1 && u > 0 && u < 1)) {
    return {};
  }
  return Crossing{t * length(feeler), (1 - t) * length(feeler)};
}

std::array<Vec, 3> feelers(const Agent& self) {
  const double full = self.personality.wall_avoidance.feeler_length;
  const double c = std::sqrt(0.5);
  const Vec h = self.state.heading;
  return {h * full, to_world({c, -c}, h) * (full / 2), to_world({c, c}, h) * (full / 2)};
}

}  // namespace

Vec obstacle_avoidance(const World& world, AgentId a) {
  const Agent& self = world.agents[a];
  const double box = box_length(world, a);
  const auto threat = nearest_obstacle(world, a, box);
  if (!threat || !(box > 0)) {
    return {};
  }
  const auto [x, y] = threat->local;
  const double r = threat->radius;
  const double multiplier = 1 + (box - x) / box;
  const double braking = (r - x) * kBrakingWeight;
  if (self.personality.obstacle_avoidance.literal) {
    return to_world({braking, (r - y) * multiplier}, self.state.heading);
  }
  // A negative multiplier, for an obstacle larger than the box and far ahead, would turn the agent
  // towards it.
  const double size = std::max(0.0, r - std::fabs(y)) * std::max(0.0, multiplier);
  return to_world({braking, y > 0 ? -size : size}, self.state.heading);
}

// Book chapter, Wall Avoidance.
Vec wall_avoidance(const World& world, AgentId a) {
  const Agent& self = world.agents[a];
  double nearest = std::numeric_limits<double>::infinity();
  Vec force;
  for (const Vec feeler : feelers(self)) {
    for (const Wall& wall : world.walls) {
      const auto crossing = cross_wall(self.state.position, feeler, wall);
      if (crossing && crossing->along < nearest) {
        nearest = crossing->along;
        force = unit(side_of(wall.to - wall.from)) * crossing->beyond;
      }
    }
  }
  return force;
}

}  // namespace oracle::steering
