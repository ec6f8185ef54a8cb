#include "behaviours_target.h"

#include <algorithm>

#include "space.h"

namespace oracle::steering {
namespace {

constexpr double kArrived = 1e-5;

Vec to_point(const World& world, AgentId a, Vec point) {
  const Vec position = world.agents[a].state.position;
  return sensed(world, position, point) - position;
}

// BUas post, Flee. If no layers are set, all agents count, unless a point is set.
Vec flee_all(const World& world, AgentId a) {
  const FleeSettings& settings = world.agents[a].personality.flee;
  const auto is_close = [&](Vec to) {
    return !settings.distance || length(to) < *settings.distance;
  };
  Vec sum;
  if (settings.target) {
    const Vec to = to_point(world, a, *settings.target);
    sum = is_close(to) ? flee_along(world, a, -to) : Vec{};
    if (settings.layers.wanted == 0) {
      return sum;
    }
  }
  for (AgentId i = 0; i < world.agents.size(); ++i) {
    const Vec to = to_point(world, a, world.agents[i].state.position);
    if (i != a && matches(settings.layers, world.agents[i].personality.layers) && is_close(to)) {
      sum = sum + flee_along(world, a, -to);
    }
  }
  return sum;
}

// BUas post, Arrive.
Arrival arrive_slowing(const World& world, AgentId a, Vec to) {
  const Agent& self = world.agents[a];
  const Vec velocity = self.state.velocity;
  const double dist = length(to);
  if (dist <= kArrived) {
    return {-velocity};
  }
  const double max_speed = max_speed_of(world, a);
  const double slowing = self.personality.arrive.slowing_distance;
  const double s = slowing > 0 ? std::min(max_speed * dist / slowing, max_speed) : max_speed;
  if (s > length(velocity)) {
    return {seek_along(world, a, to), true};
  }
  return {to / dist * s - velocity};
}

}  // namespace

double howtorts_scale(const World& world, AgentId a) {
  const double max_speed = max_speed_of(world, a);
  return max_speed > 0 ? max_force_of(world, a) / max_speed : 0;
}

// Book chapter, Seek.
Vec seek_along(const World& world, AgentId a, Vec to) {
  if (!has_direction(to)) {
    return {};
  }
  const Vec force = unit(to) * max_speed_of(world, a) - world.agents[a].state.velocity;
  return world.profile == Profile::kHowtorts ? force * howtorts_scale(world, a) : force;
}

// Book chapter, Flee.
Vec flee_along(const World& world, AgentId a, Vec away) {
  if (!has_direction(away)) {
    return {};
  }
  return unit(away) * max_speed_of(world, a) - world.agents[a].state.velocity;
}

// Book chapter, Arrive.
Vec arrive_along(const World& world, AgentId a, Vec to, Deceleration deceleration) {
  const Vec velocity = world.agents[a].state.velocity;
  const double dist = length(to);
  if (dist <= kArrived) {
    return -velocity;
  }
  const double seconds = static_cast<double>(deceleration) * 0.3;
  const double speed = std::min(dist / seconds, max_speed_of(world, a));
  return to * speed / dist - velocity;
}

Vec seek(const World& world, AgentId a) {
  return seek_along(world, a, to_point(world, a, world.agents[a].personality.seek.target));
}

Vec flee(const World& world, AgentId a) {
  if (world.profile == Profile::kBuas) {
    return flee_all(world, a);
  }
  const FleeSettings& settings = world.agents[a].personality.flee;
  if (!settings.target) {
    return {};
  }
  const Vec to = to_point(world, a, *settings.target);
  if (settings.panic_distance && !(length(to) <= *settings.panic_distance)) {
    return {};
  }
  return flee_along(world, a, -to);
}

Arrival arrive(const World& world, AgentId a) {
  const ArriveSettings& settings = world.agents[a].personality.arrive;
  const Vec to = to_point(world, a, settings.target);
  if (world.profile == Profile::kBuas) {
    return arrive_slowing(world, a, to);
  }
  return {arrive_along(world, a, to, settings.deceleration)};
}

}  // namespace oracle::steering
