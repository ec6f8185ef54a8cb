#include <cmath>
#include <numbers>

#include "behaviours_wander.h"
#include "check.h"
#include "random.h"
#include "selfchecks.h"

namespace oracle::steering {
namespace {

Vec jitter(const World& world, double reach) {
  return {reach * (2 * uniform(world.seed, 0, world.step, 0) - 1),
          reach * (2 * uniform(world.seed, 0, world.step, 1) - 1)};
}

// Without jitter: 1.2 + 2 straight ahead. A target at (0, 1.2) is to the left of +y: (-1.2, 2).
void check_wander_frame() {
  World world = quiet_world(Profile::kBook, {{{5, 5}, {0, 1}}});
  Agent& self = world.agents[0];
  self.personality.wander.jitter = 0;
  check_near(wander(world, 0, 1).force, {0, 3.2}, "wander ahead");
  self.state.memory.wander = {0, 1.2};
  check_near(wander(world, 0, 1).force, {-1.2, 2}, "wander to the left");
}

// Radius 5, last target (3, 4), jitter 2/s, half a second: (3, 4) + (u1, u2), moved back to the
// circle.
void check_wander_draws() {
  World world = quiet_world(Profile::kBook, {{{5, 5}, {1, 0}}});
  Agent& self = world.agents[0];
  self.personality.wander = {{true, 1}, 5, 2, 2};
  self.state.memory.wander = {3, 4};
  const Vec moved = Vec{3, 4} + jitter(world, 1);
  const Vec target = moved / std::hypot(moved.x, moved.y) * 5;
  const Remembered first = wander(world, 0, 0.5);
  check_near(*first.memory.wander, target, "wander target");
  check_near(first.force, target + Vec{2, 0}, "wander force");
  world.step = 2;
  check(wander(world, 0, 0.5).force != first.force, "wander continues");
  // Jitter that moves the target to the centre leaves it unchanged.
  self.state.memory.wander = -jitter(world, 1);
  check(wander(world, 0, 0.5).memory.wander == self.state.memory.wander, "wander keeps its target");
  const double angle = 2 * std::numbers::pi * uniform(world.seed, 0, 0, 2);
  check_near(random_wander_start(world, 0), {5 * std::cos(angle), 5 * std::sin(angle)},
             "a random start is on the circle");
}

// Limit 3, heading +y, offset (1, 0) in world space, rate 0: towards (1, 3), at speed 3.
void check_wander_buas() {
  World world = quiet_world(Profile::kBuas, {{{5, 5}, {0, 1}}});
  limit_all(world, 3, 100);
  Agent& self = world.agents[0];
  self.personality.wander.strength = 1;
  self.personality.wander.rate = 0;
  const double size = std::sqrt(10.0);
  check_near(wander(world, 0, 1).force, {3 / size, 9 / size - 1}, "buas wander");
  // A rate far above the strength: only the angle determines the offset.
  self.personality.wander.rate = 1e17;
  self.personality.wander.strength = 2;
  const double angle = 2 * std::numbers::pi * uniform(world.seed, 0, 1, 0);
  check_near(*wander(world, 0, 1).memory.wander, {2 * std::cos(angle), 2 * std::sin(angle)},
             "buas wander offset");
  self.personality.wander.rate = 2;
  self.state.memory.wander = Vec{-2 * std::cos(angle), -2 * std::sin(angle)};
  check(wander(world, 0, 1).memory.wander == self.state.memory.wander, "buas wander keeps offset");
}

// The force is never longer than radius + distance.
void check_wander_bound() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {0.6, 0.8}}});
  for (int i = 0; i < 1000; ++i) {
    const Remembered result = wander(world, 0, 0.1);
    check(length(result.force) <= 3.2 * (1 + 1e-15), "wander stays within radius + distance");
    world.agents[0].state.memory = result.memory;
    ++world.step;
  }
}

}  // namespace

void check_wander() {
  check_wander_frame();
  check_wander_draws();
  check_wander_buas();
  check_wander_bound();
}

}  // namespace oracle::steering
