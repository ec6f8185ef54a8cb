#include "behaviours_collisions.h"

#include <optional>

#include "space.h"

namespace oracle::steering {
namespace {

struct Collision {
  double time;  // Time of the nearest approach, from now.
  Vec gap;      // From the other agent to this one, at that time.
};

std::optional<Collision> collision_with(const World& world, AgentId a, AgentId other) {
  const auto& [personality, self] = world.agents[a];
  const UnalignedCollisionAvoidanceSettings& settings = personality.unaligned_collision_avoidance;
  const Vec at = sensed_agent(world, a, other);
  const Vec velocity = world.agents[other].state.velocity;
  const Vec o = at - self.position;
  if (!(length(o) <= settings.radius)) {
    return {};
  }
  const Vec w = velocity - self.velocity;
  const double s = dot(w, w);
  if (s == 0) {
    return {};
  }
  const double t = -dot(o, w) / s;
  if (!(t > 0 && t <= settings.horizon)) {
    return {};
  }
  const Vec gap = (self.position + self.velocity * t) - (at + velocity * t);
  if (!(length(gap) < settings.distance)) {
    return {};
  }
  return Collision{t, gap};
}

}  // namespace

// Reynolds 1999, Unaligned Collision Avoidance.
Vec unaligned_collision_avoidance(const World& world, AgentId a) {
  const double max_force = max_force_of(world, a);
  std::optional<Collision> first;
  for (AgentId i = 0; i < world.agents.size(); ++i) {
    const auto collision = i != a ? collision_with(world, a, i) : std::nullopt;
    if (collision && (!first || collision->time < first->time)) {
      first = collision;
    }
  }
  if (!first) {
    return {};
  }
  const Vec away = has_direction(first->gap) ? first->gap : side_of(world.agents[a].state.velocity);
  return unit(away) * max_force;
}

}  // namespace oracle::steering
