#include "space.h"

#include <cmath>
#include <numbers>
#include <stdexcept>

#include "../elementary.h"

namespace oracle::steering {
namespace {

double wrapped(double size, double value) {
  if (!std::isfinite(value)) {
    return value;
  }
  double rest = std::fmod(value, size);
  if (rest < 0) {
    rest += size;  // A tiny negative rest rounds to `size`, which is outside.
  }
  return rest >= size ? 0 : rest + 0.0;  // + 0.0: no negative zero.
}

}  // namespace

Vec shortest(const World& world, Vec difference) {
  if (!world.wrap || !world.torus) {
    return difference;
  }
  return {std::remainder(difference.x, world.wrap->x), std::remainder(difference.y, world.wrap->y)};
}

Vec sensed(const World& world, Vec from, Vec point) {
  const Vec difference = point - from;
  const Vec shift = shortest(world, difference) - difference;
  return world.wrap && world.torus ? point + shift : point;
}

Vec sensed_agent(const World& world, AgentId a, AgentId other) {
  return sensed(world, world.agents[a].state.position, agent_named(world, other).state.position);
}

Vec wrapped(Vec size, Vec position) {
  return {wrapped(size.x, position.x), wrapped(size.y, position.y)};
}

bool in_view(const World& world, AgentId a, Vec point) {
  const Agent& self = world.agents[a];
  const std::optional<double> fov = self.personality.fov;
  if (!fov || *fov >= 360) {
    return true;
  }
  const Vec to = sensed(world, self.state.position, point) - self.state.position;
  const double edge = oracle::cos(*fov * std::numbers::pi / 360);
  return has_direction(to) && dot(self.state.heading, unit(to)) > edge;
}

bool matches(const LayerFilter& filter, Layers theirs) {
  if (filter.wanted == 0) {
    return true;
  }
  const Layers common = filter.wanted & theirs;
  return filter.match == Match::kOverlap ? common != 0 : common == filter.wanted;
}

double max_speed_of(const World& world, AgentId a) {
  const auto& value = world.agents[a].personality.max_speed;
  return value ? *value : throw std::invalid_argument("max_speed was not given");
}

double max_force_of(const World& world, AgentId a) {
  const auto& value = world.agents[a].personality.max_force;
  return value ? *value : throw std::invalid_argument("max_force was not given");
}

const Agent& agent_named(const World& world, AgentId id) {
  return id < world.agents.size() ? world.agents[id]
                                  : throw std::invalid_argument("there is no such agent");
}

}  // namespace oracle::steering
