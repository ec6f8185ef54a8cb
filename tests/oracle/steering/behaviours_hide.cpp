#include "behaviours_hide.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "behaviours_pursuit.h"
#include "behaviours_target.h"
#include "space.h"

namespace oracle::steering {
namespace {

// Returns true if the settings let the agent hide now. `memory` must already be updated for this
// step.
bool feels_threatened(const World& world, AgentId a, const Memory& memory) {
  const Agent& self = world.agents[a];
  const HideSettings& settings = self.personality.hide;
  const Vec to = sensed_agent(world, a, settings.hunter) - self.state.position;
  if (settings.threat_distance && !(length(to) < *settings.threat_distance)) {
    return false;
  }
  if (settings.when_seen &&
      !(memory.last_seen && world.time - *memory.last_seen <= settings.memory)) {
    return false;
  }
  return !settings.when_both_see ||
         (in_view(world, a, agent_named(world, settings.hunter).state.position) &&
          in_view(world, settings.hunter, self.state.position));
}

// Book chapter, Hide, GetHidingPosition.
Vec hiding_spot(const HideSettings& settings, Vec center, double radius, Vec hunter) {
  const Vec from_hunter = center - hunter;
  const Vec direction = has_direction(from_hunter) ? unit(from_hunter) : Vec{1, 0};
  return center + direction * (radius + settings.distance);
}

// Book chapter, Hide, modification 3: spots ahead of the hunter count as farther away.
double biased(double dist, double bias, Vec hunter_to_spot, Vec hunter_heading) {
  const double ahead = dot(hunter_heading, unit(hunter_to_spot));
  return dist * (1 + bias * std::max(0.0, ahead));
}

std::optional<Vec> nearest_spot(const World& world, AgentId a) {
  const Agent& self = world.agents[a];
  const HideSettings& settings = self.personality.hide;
  const Vec hunter = sensed_agent(world, a, settings.hunter);
  const Vec heading = world.agents[settings.hunter].state.heading;
  std::optional<Vec> best;
  double best_cost = std::numeric_limits<double>::infinity();
  for (const Obstacle& obstacle : world.obstacles) {
    const Vec center = sensed(world, self.state.position, obstacle.center);
    const Vec spot = hiding_spot(settings, center, obstacle.radius, hunter);
    const double dist = length(spot - self.state.position);
    const double cost = biased(dist, settings.bias, spot - hunter, heading);
    if (cost < best_cost) {
      best_cost = cost;
      best = spot;
    }
  }
  return best;
}

}  // namespace

Remembered hide(const World& world, AgentId a) {
  const Agent& self = world.agents[a];
  const AgentId hunter = self.personality.hide.hunter;
  Remembered result{{}, self.state.memory};
  if (in_view(world, a, agent_named(world, hunter).state.position)) {
    result.memory.last_seen = world.time;
  }
  if (!feels_threatened(world, a, result.memory)) {
    return result;
  }
  const std::optional<Vec> spot = nearest_spot(world, a);
  result.force = spot ? arrive_along(world, a, *spot - self.state.position, Deceleration::kFast)
                      : evade_one(world, a, hunter);
  return result;
}

}  // namespace oracle::steering
