#include "behaviours_pursuit.h"

#include <algorithm>

#include "behaviours_target.h"
#include "space.h"

namespace oracle::steering {
namespace {

// Returns how far ahead to predict a moving target at distance `dist`, in seconds.
double look_ahead(const World& world, AgentId a, double dist, double target_speed) {
  if (world.profile == Profile::kBuas) {
    const double sum = length(world.agents[a].state.velocity) + target_speed;
    return sum > 0 ? dist / sum : dist;  // BUas post: factor 1.
  }
  const double sum = max_speed_of(world, a) + target_speed;
  return sum > 0 ? dist / sum : 0;
}

// Book chapter, Pursuit.
Vec pursue_facing(const World& world, AgentId a, const State& target, Vec at) {
  const State& self = world.agents[a].state;
  const Vec to = at - self.position;
  if (dot(to, self.heading) > 0 && dot(self.heading, target.heading) < -0.95) {
    return seek_along(world, a, to);
  }
  double t = look_ahead(world, a, length(to), length(target.velocity));
  const double turnaround = world.agents[a].personality.pursue.turnaround;
  if (turnaround > 0 && has_direction(to)) {
    t += turnaround * (1 - dot(self.heading, unit(to)));
  }
  return seek_along(world, a, at + target.velocity * t - self.position);
}

// BUas post, Pursue.
Vec pursue_offset(const World& world, AgentId a, const State& target, Vec at) {
  const State& self = world.agents[a].state;
  const PursueSettings& settings = world.agents[a].personality.pursue;
  const double t = look_ahead(world, a, length(at - self.position), length(target.velocity));
  Vec point = at + target.velocity * t;
  if (settings.offset_distance > 0) {
    point = point + rotated(target.heading, settings.offset_angle) * settings.offset_distance;
  }
  return seek_along(world, a, point - self.position);
}

struct Moving {
  Vec position;
  Vec velocity;
};

Moving moving(const World& world, AgentId a, const Place& place) {
  if (place.agent) {
    return {sensed_agent(world, a, *place.agent), world.agents[*place.agent].state.velocity};
  }
  return {sensed(world, world.agents[a].state.position, place.point), {}};
}

}  // namespace

Vec pursue(const World& world, AgentId a) {
  const AgentId id = world.agents[a].personality.pursue.target;
  const State& target = agent_named(world, id).state;
  const Vec at = sensed_agent(world, a, id);
  return world.profile == Profile::kBuas ? pursue_offset(world, a, target, at)
                                         : pursue_facing(world, a, target, at);
}

// Book chapter, Evade.
Vec evade_one(const World& world, AgentId a, AgentId hunter) {
  const Vec position = world.agents[a].state.position;
  const Vec velocity = agent_named(world, hunter).state.velocity;
  const Vec at = sensed_agent(world, a, hunter);
  const double t = look_ahead(world, a, length(at - position), length(velocity));
  return flee_along(world, a, position - (at + velocity * t));
}

Vec evade(const World& world, AgentId a) {
  const EvadeSettings& settings = world.agents[a].personality.evade;
  std::ranges::for_each(settings.targets, [&](AgentId id) { agent_named(world, id); });
  Vec sum;
  for (AgentId i = 0; i < world.agents.size(); ++i) {
    const bool named = std::ranges::find(settings.targets, i) != settings.targets.end();
    const bool in_layer =
        settings.layers.wanted != 0 && matches(settings.layers, world.agents[i].personality.layers);
    const Vec to = sensed_agent(world, a, i) - world.agents[a].state.position;
    const bool close = !settings.distance || length(to) < *settings.distance;
    if (i != a && (named || in_layer) && close) {
      sum = sum + evade_one(world, a, i);
    }
  }
  return sum;
}

// Book chapter, Interpose.
Vec interpose(const World& world, AgentId a) {
  const InterposeSettings& settings = world.agents[a].personality.interpose;
  const Vec position = world.agents[a].state.position;
  const Moving one = moving(world, a, settings.a);
  const Moving two = moving(world, a, settings.b);
  const Vec middle = (one.position + two.position) / 2;
  const double max_speed = max_speed_of(world, a);
  const double t = max_speed > 0 ? length(position - middle) / max_speed : 0;
  const Vec one_then = one.position + one.velocity * t;
  const Vec two_then = two.position + two.velocity * t;
  return arrive_along(world, a, (one_then + two_then) / 2 - position, Deceleration::kFast);
}

// Book chapter, Offset Pursuit.
Vec follow_offset(const World& world, AgentId a, AgentId leader, Vec offset) {
  const State& ahead = agent_named(world, leader).state;
  const Vec position = world.agents[a].state.position;
  const Vec place = sensed(world, position, ahead.position + to_world(offset, ahead.heading));
  const double sum = max_speed_of(world, a) + length(ahead.velocity);
  const double t = sum > 0 ? length(place - position) / sum : 0;
  return arrive_along(world, a, place + ahead.velocity * t - position, Deceleration::kFast);
}

Vec offset_pursuit(const World& world, AgentId a) {
  const OffsetPursuitSettings& settings = world.agents[a].personality.offset_pursuit;
  return follow_offset(world, a, settings.leader, settings.offset);
}

}  // namespace oracle::steering
