#include <cmath>

#include "check.h"
#include "selfchecks.h"
#include "space.h"
#include "step.h"

namespace oracle::steering {
namespace {

World balls(std::initializer_list<Start> starts, double radius) {
  World world = quiet_world(Profile::kBook, starts);
  world.no_overlap = true;
  for (auto& [personality, state] : world.agents) {
    personality.radius = radius;
  }
  return world;
}

Vec place(const World& world, AgentId a) { return world.agents[a].state.position; }

// Overlap 6 - 4 = 2: agent 0 moves by that distance; then the two touch, and agent 0 pushes agent
// 1.
void check_push_apart() {
  World world = balls({{{0, 0}, {}}, {{4, 0}, {}}}, 3);
  step(world, 1);
  check(place(world, 0) == Vec{-2, 0} && place(world, 1) == Vec{4, 0}, "only agent 0 moves");
  // At the same position: overlap 2, to -x; then the other agent has no overlap.
  world = balls({{{5, 5}, {}}, {{5, 5}, {}}}, 1);
  step(world, 1);
  check(place(world, 0) == Vec{3, 5} && place(world, 1) == Vec{5, 5}, "coincident agents");
  // Agent 0 moves 1 off agent 1 and then touches 2. Agent 1 touches 0, coincides with 2 and moves 2
  // to -x: onto agent 0, which agent 1 has already handled. Agent 2 touches both.
  world = balls({{{0, 0}, {}}, {{1, 0}, {}}, {{1, 0}, {}}}, 1);
  step(world, 1);
  check(place(world, 0) == Vec{-1, 0}, "0 goes off 1, then touches 2");
  check(place(world, 1) == Vec{-1, 0}, "1 goes off 2, back to 0");
  check(place(world, 2) == Vec{1, 0}, "2 is free by then");
  world = balls({{{2, 2}, {}}, {{2, 2}, {}}}, 0);
  step(world, 1);
  check(place(world, 0) == Vec{2, 2} && place(world, 1) == Vec{2, 2}, "points do not push");
  // In a world of width 10, 9.5 and 0.5 are 1 apart: overlap 1, and away from 0.5 is -x.
  world = balls({{{9.5, 5}, {}}, {{0.5, 5}, {}}}, 1);
  world.wrap = {10, 10};
  world.torus = true;
  step(world, 1);
  check_near(place(world, 0), {8.5, 5}, "non-penetration on a torus");
}

void check_wrap() {
  check(wrapped({10, 10}, {-1, 12}) == Vec{9, 2}, "wrap-around");
  check(wrapped({10, 10}, {10, -20}) == Vec{0, 0}, "wrap-around at the edge");
  check(wrapped({10, 10}, {-1e-20, 5}).x == 0, "wrap-around never gives the far edge");
  check(!std::signbit(wrapped({10, 10}, {-10, 5}).x), "wrap-around gives no negative zero");
  World world = quiet_world(Profile::kBook, {{{9, 1}, {3, -2}}});
  world.wrap = {10, 10};
  step(world, 1);
  check(place(world, 0) == Vec{2, 9}, "wrap-around after the step");
}

// Headings +x, +y: mean (0.5, 0.5), unit (1, 1)/sqrt(2). Opposite headings have no mean direction.
void check_headings() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {2, 0}}});
  world.smooth_heading = 2;
  step(world, 1);
  State& state = world.agents[0].state;
  check_near(state.smoothed_heading, {1, 0}, "smoothing starts with what there is");
  state.vehicle_velocity = {0, 3};
  step(world, 1);
  check_near(state.heading, {0, 1}, "heading");
  check_near(state.smoothed_heading, {std::sqrt(0.5), std::sqrt(0.5)}, "smoothed heading");
  state.vehicle_velocity = {0, -3};
  step(world, 1);
  check_near(state.smoothed_heading, {std::sqrt(0.5), std::sqrt(0.5)}, "no mean heading: the last");
  state.vehicle_velocity = {1e-4, 0};
  step(world, 1);
  check_near(state.heading, {0, -1}, "at 1e-4, as at rest, the last heading stays");
  state.vehicle_velocity = {1.1e-4, 0};
  step(world, 1);
  check_near(state.heading, {1, 0}, "above 1e-4 it follows the velocity");
}

}  // namespace

void check_after_step() {
  check_push_apart();
  check_wrap();
  check_headings();
}

}  // namespace oracle::steering
