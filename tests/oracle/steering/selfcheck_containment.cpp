#include <cmath>
#include <string>

#include "../random_source.h"
#include "behaviours_containment.h"
#include "check.h"
#include "combine.h"
#include "random.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

// Box from (0, 0) to (10, 10), force 10, 1 second ahead.
World boxed(Vec position, Vec velocity) {
  World world = quiet_world(Profile::kBook, {{position, velocity}});
  limit_all(world, 100, 10);
  world.agents[0].personality.containment = {{true, 1}, {{0, 0}, {10, 10}}, 1};
  return world;
}

Vec force_at(Vec position, Vec velocity) { return containment(boxed(position, velocity), 0); }

void check_inside_box() {
  check(force_at({5, 5}, {1, 2}) == Vec{}, "inside");
  check(force_at({8, 5}, {2, 3}) == Vec{}, "on the edge, then");
  check(force_at({10, 10}, {}) == Vec{}, "at rest in the corner");
  check(force_at({2, 2}, {-2, -2}) == Vec{}, "in the corner, then");
  check(force_at({-3, 5}, {4, 0}) == Vec{}, "outside, but inside then");
}

void check_box_edges() {
  check(force_at({8, 5}, {4, 0}) == Vec{-10, 0}, "head-on against the right edge");
  check(force_at({2, 5}, {-4, 0}) == Vec{10, 0}, "head-on against the left edge");
  check(force_at({5, 8}, {0, 4}) == Vec{0, -10}, "head-on against the upper edge");
  check(force_at({5, 2}, {0, -4}) == Vec{0, 10}, "head-on against the lower edge");
  // q = (11, 9), n = (-1, 0), h = (0.6, 0.8): l = (-1, 0) + 0.6 * h = (-0.64, 0.48), 0.8 long.
  check_near(force_at({8, 5}, {3, 4}), {-8, 6}, "against an edge at an angle");
  check_near(force_at({8, 13}, {3, -4}), {-8, -6}, "at the mirrored angle");
  // The length of l is 1.1e-9 or 0.9e-9: the first case turns aside, the second uses n.
  check_near(force_at({8, 5}, {4, 4.4e-9}), {0, 10}, "almost head-on");
  check_near(force_at({8, 5}, {4, 3.6e-9}), {-10, 0}, "more than almost head-on");
}

void check_box_corners() {
  // q = (13, 14), c = (10, 10), n = (-0.6, -0.8); h = -n.
  check_near(force_at({7, 6}, {6, 8}), {-6, -8}, "head-on into the corner");
  // h = (0.8, 0.6), k = -0.96: l = (-0.6 + 0.768, -0.8 + 0.576) = (0.168, -0.224), 0.28 long.
  check_near(force_at({5, 8}, {8, 6}), {6, -8}, "into the corner at an angle");
  // h = (1, 0), k = -0.6: l = (0, -0.8).
  check_near(force_at({8, 14}, {5, 0}), {0, -10}, "past the corner");
}

void check_outside_box() {
  check_near(force_at({-3, 14}, {}), {6, -8}, "outside, at rest");
  check(force_at({-3, 5}, {1, 0}) == Vec{10, 0}, "outside, straight home");
  check(force_at({-3, 5}, {0, 2}) == Vec{10, 0}, "outside, along the edge");
  check(force_at({-3, 5}, {-1, 0}) == Vec{10, 0}, "outside, straight away");
  // q = (-2, 6), n = (1, 0), k = sqrt(0.5): l = (0.5, -0.5).
  check_near(force_at({-3, 5}, {1, 1}), Vec{1, -1} * std::sqrt(50.0), "outside, home at an angle");
}

void check_seconds_ahead() {
  World world = boxed({8, 5}, {6, 8});
  ContainmentSettings& settings = world.agents[0].personality.containment;
  settings.time = 0.5;
  check_near(containment(world, 0), {-8, 6}, "half a second ahead");
  settings.time = 0;
  check(containment(world, 0) == Vec{}, "now, inside");
  world.agents[0].state.position = {12, 5};  // n = (-1, 0), as above.
  check_near(containment(world, 0), {-8, 6}, "now, outside");
  world.profile = Profile::kHowtorts;
  world.wrap = Vec{10, 10};
  world.torus = true;
  world.agents[0].state.vehicle_velocity = {-90, 1};
  check_near(containment(world, 0), {-8, 6}, "no scale, no images, the body's velocity");
  check_throws(
      [](World& w) {
        w.agents[0].personality.max_force.reset();
        step(w, 1);
      },
      world, "containment needs max_force");
}

// Collision: o = (6, 1), w = (-8, 0), t = 0.75, gap (0, -1). Containment: head-on, (-1, 0).
void check_both_in_order() {
  World world = boxed({8, 5}, {4, 0});
  world.agents.push_back(make_agent({14, 6}, {-4, 0}));
  Personality& self = world.agents[0].personality;
  self.containment.weight = 0.25;
  self.unaligned_collision_avoidance = {{true, 0.5}, 10, 2, 2};
  for (Switch* const group :
       {static_cast<Switch*>(&self.cohesion), static_cast<Switch*>(&self.separation),
        static_cast<Switch*>(&self.alignment)}) {
    group->enabled = false;
  }
  check_near(combine(world, 0, 1).force, {-2.5, -5}, "both, sum");
  world.combine = Method::kDithered;
  for (world.step = 1; world.step <= 100; ++world.step) {
    const bool first = uniform(1, 0, world.step, 256) < 0.8;
    const bool second = !first && uniform(1, 0, world.step, 257) < 0.8;
    const Vec expected = first ? Vec{0, -6.25} : second ? Vec{-3.125, 0} : Vec{};
    check_near(combine(world, 0, 1).force, expected, "both, dithered");
  }
  // The first force has length 7.5, which leaves 2.5 of the second force's 5.
  world.combine = Method::kPrioritized;
  self.unaligned_collision_avoidance.weight = 0.75;
  self.containment.weight = 0.5;
  check_near(combine(world, 0, 1).force, {-2.5, -7.5}, "both, prioritized");
  const std::size_t last = world.priorities.size() - 1;
  check(world.priorities[last] == Behaviour::kContainment &&
            world.priorities[last - 1] == Behaviour::kUnalignedCollisionAvoidance &&
            world.priorities[last - 2] == Behaviour::kFlow,
        "the last three by priority");
  check(world.chances[last].behaviour == Behaviour::kContainment &&
            world.chances[last - 1].behaviour == Behaviour::kUnalignedCollisionAvoidance &&
            world.chances[last - 2].behaviour == Behaviour::kFlow,
        "the last three by chance");
}

// The force has full length or is zero, points towards the box, and is perpendicular to the
// velocity unless the direction is straight back.
void check_random_place(RandomSource& random, const std::string& what) {
  const Vec position{random.within(20), random.within(20)};
  const Vec velocity{random.within(9), random.within(9)};
  const Vec force = force_at(position, velocity);
  const Vec q = position + velocity;
  const Vec inwards{q.x < 0 ? 1.0 : q.x > 10 ? -1.0 : 0.0, q.y < 0 ? 1.0 : q.y > 10 ? -1.0 : 0.0};
  check((force == Vec{}) == (inwards == Vec{}), "only when leaving, " + what);
  check_near(length(force), inwards == Vec{} ? 0 : 10, "size, " + what);
  check(std::fabs(dot(force, velocity)) < 1e-6, "across the way, " + what);
  const Vec c{inwards.x > 0   ? 0.0
              : inwards.x < 0 ? 10.0
                              : q.x,
              inwards.y > 0   ? 0.0
              : inwards.y < 0 ? 10.0
                              : q.y};
  check(dot(force, c - q) >= 0, "towards the box, " + what);
}

// At speed 1, a force of 10 turns the agent within 0.1, and the edge is predicted 1 ahead. In a
// corner, the way across may lead out for a while.
void check_stays_in_box(Vec velocity) {
  World world = boxed({5, 5}, velocity);
  world.agents[0].personality.max_speed = 1;
  for (int i = 0; i < 2000; ++i) {
    step(world, 0.02);
    const auto [x, y] = world.agents[0].state.position;
    check(x > -0.5 && x < 10.5 && y > -0.5 && y < 10.5, "stays in the box");
  }
}

}  // namespace

void check_containment() {
  check_inside_box();
  check_box_edges();
  check_box_corners();
  check_outside_box();
  check_seconds_ahead();
  check_both_in_order();
  RandomSource random(1);
  for (int i = 0; i < 2000; ++i) {
    check_random_place(random, std::to_string(i));
  }
  check_stays_in_box({1, 0});
  check_stays_in_box({0.6, 0.8});
  check_stays_in_box({-0.5, -0.5});
}

}  // namespace oracle::steering
