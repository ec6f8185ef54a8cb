#include "behaviours_wander.h"

#include <cmath>
#include <numbers>

#include "../elementary.h"
#include "behaviours_target.h"
#include "random.h"
#include "space.h"

namespace oracle::steering {
namespace {

double draw(const World& world, AgentId a, std::uint32_t number) {
  return uniform(world.seed, static_cast<std::uint32_t>(a), world.step, number);
}

Vec on_circle(double radius, double angle) {
  return {radius * oracle::cos(angle), radius * oracle::sin(angle)};
}

// Book chapter, Wander.
Remembered wander_jitter(const World& world, AgentId a, double dt) {
  const Agent& self = world.agents[a];
  const WanderSettings& settings = self.personality.wander;
  const Vec last = self.state.memory.wander.value_or(Vec{settings.radius, 0});
  const double reach = settings.jitter * dt;
  const double u1 = 2 * draw(world, a, kWanderDraw1) - 1;
  const double u2 = 2 * draw(world, a, kWanderDraw2) - 1;
  const Vec moved = last + Vec{reach * u1, reach * u2};
  const Vec target = has_direction(moved) ? unit(moved) * settings.radius : last;
  Remembered result{to_world(target + Vec{settings.distance, 0}, self.state.heading),
                    self.state.memory};
  result.memory.wander = target;
  return result;
}

// BUas post, Wander.
Remembered wander_two_circles(const World& world, AgentId a) {
  const Agent& self = world.agents[a];
  const WanderSettings& settings = self.personality.wander;
  const Vec last = self.state.memory.wander.value_or(Vec{settings.strength, 0});
  const double angle = 2 * std::numbers::pi * draw(world, a, kWanderDraw1);
  const Vec rough = last + on_circle(settings.rate, angle);
  const Vec offset = has_direction(rough) ? unit(rough) * settings.strength : last;
  const Vec to = self.state.heading * max_speed_of(world, a) + offset;
  Remembered result{seek_along(world, a, to), self.state.memory};
  result.memory.wander = offset;
  return result;
}

}  // namespace

Remembered wander(const World& world, AgentId a, double dt) {
  return world.profile == Profile::kBuas ? wander_two_circles(world, a)
                                         : wander_jitter(world, a, dt);
}

Vec random_wander_start(const World& world, AgentId a) {
  const double u = uniform(world.seed, static_cast<std::uint32_t>(a), 0, kWanderStartDraw);
  return on_circle(world.agents[a].personality.wander.radius, 2 * std::numbers::pi * u);
}

}  // namespace oracle::steering
