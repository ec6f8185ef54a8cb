#include <cmath>

#include "behaviours_flow.h"
#include "check.h"
#include "combine.h"
#include "random.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

// The example of the source, with the goal at the bottom right: E at (0.5, 0.5), S at (3.5, 1.5).
World on_flow(Vec position, Vec velocity) {
  World world = quiet_world(Profile::kBook, {{position, velocity}});
  limit_all(world, 2, 100);
  world.flow_map = {flow::read_costs("1,1,1,1\n1,255,90,1\n1,255,255,1\n1,1,1,1\n"), {}, {}};
  world.agents[0].personality.flow.enabled = true;
  world.agents[0].personality.flow.query.goal = {3.5, 0.5};
  return world;
}

// E * 2 - (0, 1), or E * 1 - (0, 1).
void check_force() {
  World world = on_flow({0.5, 0.5}, {0, 1});
  check_near(follow_flow(world, 0), {2, -1}, "flow");
  world.profile = Profile::kHowtorts;
  check_near(follow_flow(world, 0), {2, -1}, "flow, not scaled in howtorts");
  World moving = world;
  step(moving, 0.5);
  check_near(moving.agents[0].state.velocity, {1, 0.5}, "flow, velocity after 0.5 s");
  FlowSettings& settings = world.agents[0].personality.flow;
  settings.speed = FlowSpeed::kUnit;
  check_near(follow_flow(world, 0), {1, -1}, "flow, unit speed");
  world.agents[0].personality.max_speed.reset();
  check_near(follow_flow(world, 0), {1, -1}, "unit speed needs no max_speed");
  settings.speed = FlowSpeed::kMax;
  check_throws([](World& w) { step(w, 1); }, world, "flow needs max_speed");
}

// At the goal, outside, in a blocked cell and in a box, the direction is zero.
void check_brakes() {
  for (const Vec place : {Vec{3.5, 0.5}, Vec{-1, 0.5}, Vec{4, 4}, Vec{1.5, 1.5}}) {
    const World world = on_flow(place, {3, 4});
    check(follow_flow(world, 0) == Vec{-3, -4}, "no direction brakes");
  }
  World world = on_flow({0.5, 0.5}, {3, 4});
  world.flow_map->boxes = {{{0, 0}, {1, 1}}};
  check(follow_flow(world, 0) == Vec{-3, -4}, "a box on the agent brakes");
  // The way along the bottom is closed: the direction leads back and along the top.
  world.flow_map->boxes = {{{1, 0}, {2, 1}}};
  check_near(follow_flow(world, 0), {-3, -2}, "a box in the way turns");
  world.flow_map.reset();
  check(follow_flow(world, 0) == Vec{-3, -4}, "no map brakes");
}

// From the goal, one second ahead: S * 2 - (0, 1). One second back: outside.
void check_lookahead() {
  World world = on_flow({3.5, 0.5}, {0, 1});
  world.agents[0].personality.flow.lookahead = 1;
  check_near(follow_flow(world, 0), {0, -3}, "lookahead");
  world.agents[0].personality.flow.lookahead = -1;
  check_near(follow_flow(world, 0), {0, -1}, "lookback");
  world = on_flow({0.5, 0.5}, {0, 1});
  world.agents[0].state.vehicle_velocity = {5, 0};
  world.agents[0].personality.flow.lookahead = 1;
  check_near(follow_flow(world, 0), {std::sqrt(2.0), -1 - std::sqrt(2.0)}, "of the body");
}

// Flow (2, 0) comes after seek: 0.75 * (2, 0) after seek (0, 2). With a limit of 3, seek leaves 1
// for flow.
void check_with_others() {
  World world = on_flow({0.5, 0.5}, {});
  Personality& self = world.agents[0].personality;
  self.flow.weight = 0.75;
  self.seek = {{true, 1}, {0.5, 9}};
  check_near(combine(world, 0, 1).force, {1.5, 2}, "flow, sum");
  self.max_force = 3;
  world.combine = Method::kPrioritized;
  check_near(combine(world, 0, 1).force, {1, 2}, "flow, prioritized");
  world.combine = Method::kDithered;
  for (world.step = 1; world.step <= 100; ++world.step) {
    const bool first = uniform(1, 0, world.step, 256) < 0.8;
    const bool second = !first && uniform(1, 0, world.step, 257) < 0.8;
    const Vec expected = first ? Vec{0, 2.5} : second ? Vec{1.875, 0} : Vec{};
    check_near(combine(world, 0, 1).force, expected, "flow, dithered");
  }
}

// Cells are 1 wide and the time step is 0.5: the agent moves along the bottom to the goal, where it
// stays.
void check_arrival() {
  World world = on_flow({0.5, 0.5}, {});
  world.agents[0].personality.max_speed = 1;
  for (int i = 0; i < 40; ++i) {
    step(world, 0.5);
  }
  const auto [x, y] = world.agents[0].state.position;
  check(y == 0.5 && x > 3 && x < 4, "reaches the goal");
  check(length(world.agents[0].state.velocity) < 1e-3, "and rests there");
}

}  // namespace

void check_flow() {
  check_force();
  check_brakes();
  check_lookahead();
  check_with_others();
  check_arrival();
}

}  // namespace oracle::steering
