#include <cmath>
#include <string>

#include "../random_source.h"
#include "behaviours_collisions.h"
#include "check.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

// Force 10, radius 20, distance 1.5, horizon 2 seconds.
World traffic(std::initializer_list<Start> starts) {
  World world = quiet_world(Profile::kBook, starts);
  limit_all(world, 100, 10);
  for (Agent& agent : world.agents) {
    agent.personality.unaligned_collision_avoidance.enabled = true;
    agent.personality.unaligned_collision_avoidance.radius = 20;
    agent.personality.unaligned_collision_avoidance.distance = 1.5;
  }
  return world;
}

Vec swerve(const World& world, AgentId a) { return unaligned_collision_avoidance(world, a); }

// o = (4, 0), w = (-2, 0), s = 4: t = 8/4 = 2, then both are at (2, 0). Each turns to its left.
void check_head_on() {
  World world = traffic({{{0, 0}, {1, 0}}, {{4, 0}, {-1, 0}}});
  check(swerve(world, 0) == Vec{0, 10}, "head-on, to the left");
  check(swerve(world, 1) == Vec{0, -10}, "head-on, the other to its left");
  world = traffic({{{0, 0}, {0.75, 1}}, {{3, 4}, {-0.75, -1}}});
  check_near(swerve(world, 0), {-8, 6}, "head-on, along (3, 4)");
  world = traffic({{{0, 0}, {}}, {{4, 0}, {-2, 0}}});
  check(swerve(world, 0) == Vec{}, "at rest, run into: no side");
  check(swerve(world, 1) == Vec{0, -10}, "one that runs into another at rest");
  // Nearest at t = 4/2 = 2, then at (0.5, 0): (-10, 0). The agent that is added later arrives from
  // ahead after only 1.5 s.
  world = traffic({{{0, 0}, {}}, {{0.5, 4}, {0, -2}}});
  check(swerve(world, 0) == Vec{-10, 0}, "at rest, aside");
  world.agents.push_back(make_agent({3, 0}, {-2, 0}));
  check(swerve(world, 0) == Vec{}, "the first collision counts, also without a side");
}

// o = (4, 1), w = (-2, 0): t = 2, at (2, 0) and (2, 1), gap (0, -1).
void check_aside() {
  World world = traffic({{{0, 0}, {1, 0}}, {{4, 1}, {-1, 0}}});
  check(swerve(world, 0) == Vec{0, -10}, "away from the other's place then");
  check(swerve(world, 1) == Vec{0, 10}, "and the other away from that");
  world.profile = Profile::kHowtorts;
  check(swerve(world, 0) == Vec{0, -10}, "not scaled in howtorts");
  world.agents[0].state.vehicle_velocity = {50, 9};
  world.agents[1].state.vehicle_velocity = {9, 50};
  check(swerve(world, 0) == Vec{0, -10}, "of the bodies' velocities");
  world.agents[0].personality.fov = 10;
  world.agents[0].personality.max_neighbors = 0;
  check(swerve(world, 0) == Vec{0, -10}, "seen by all, whatever the neighbours");
  check_throws(
      [](World& w) {
        w.agents[0].personality.max_force.reset();
        step(w, 1);
      },
      world, "unaligned collision avoidance needs max_force");
  // o = (-11, 2), w = (4, -3): t = (44 + 6)/25 = 2, then at (-3, -4): gap (3, 4).
  world = traffic({{{0, 0}, {}}, {{-11, 2}, {4, -3}}});
  world.agents[0].personality.unaligned_collision_avoidance.distance = 5.5;
  check_near(swerve(world, 0), {6, 8}, "from a place aside");
}

// Values exactly at each threshold and next to it, for the pair above.
void check_thresholds() {
  World world = traffic({{{0, 0}, {}}, {{-11, 2}, {4, -3}}});
  UnalignedCollisionAvoidanceSettings& settings =
      world.agents[0].personality.unaligned_collision_avoidance;
  settings.distance = 5;
  check(swerve(world, 0) == Vec{}, "no collision exactly at the distance");
  settings.distance = std::nextafter(5.0, 6.0);
  check_near(swerve(world, 0), {6, 8}, "but just within");
  settings.horizon = std::nextafter(2.0, 1.0);
  check(swerve(world, 0) == Vec{}, "too late");
  settings.horizon = 2;
  settings.radius = 11;
  check(swerve(world, 0) == Vec{}, "beyond the radius, sqrt(125)");
  world.agents[1] = make_agent({3, 4}, {-3, -4});
  world.agents[0].state.velocity = {-3, 4};
  settings.distance = 4;
  settings.radius = 5;  // o = (3, 4), w = (0, -8): t = 32/64, at (-1.5, 2) and (1.5, 2).
  check_near(swerve(world, 0), {-10, 0}, "exactly at the radius");
  settings.radius = std::nextafter(5.0, 4.0);
  check(swerve(world, 0) == Vec{}, "just beyond the radius");
}

void check_no_collision() {
  check(swerve(traffic({{{0, 0}, {1, 0}}}), 0) == Vec{}, "alone");
  check(swerve(traffic({{{0, 0}, {1, 2}}, {{1, 0}, {1, 2}}}), 0) == Vec{}, "parallel");
  check(swerve(traffic({{{0, 0}, {}}, {{1, 0}, {}}}), 0) == Vec{}, "both at rest");
  check(swerve(traffic({{{0, 0}, {-1, 0}}, {{1, 0}, {1, 0}}}), 0) == Vec{}, "apart");
  check(swerve(traffic({{{0, 0}, {0, 0}}, {{1, 0}, {0, 1}}}), 0) == Vec{}, "nearest now");
  check(swerve(traffic({{{0, 0}, {1, 0}}, {{0, 0}, {-1, 0}}}), 0) == Vec{}, "coincident");
}

// The agent rests at (0, 0). One agent passes above, gap (0, -1), and one below, gap (0, 1), both
// after 2 s.
void check_equal_times() {
  const Start above{{4, 1}, {-2, 0}};
  const Start below{{-4, -1}, {2, 0}};
  check(swerve(traffic({{{0, 0}, {}}, above, below}), 0) == Vec{0, -10}, "tie, above first");
  check(swerve(traffic({{{0, 0}, {}}, below, above}), 0) == Vec{0, 10}, "tie, below first");
  check(swerve(traffic({below, above, {{0, 0}, {}}}), 2) == Vec{0, 10}, "tie, the last");
  // After 1 s, then at (1.25, 0): farther away, but earlier.
  const Start earlier{{1.25, 1}, {0, -1}};
  check(swerve(traffic({{{0, 0}, {}}, above, earlier}), 0) == Vec{-10, 0}, "the earlier");
  check(swerve(traffic({{{0, 0}, {}}, earlier, above}), 0) == Vec{-10, 0}, "the earlier, first");
  // At (2, 0) after 1 s, which is not a collision.
  const Start wide{{2, 1}, {0, -1}};
  check(swerve(traffic({{{0, 0}, {}}, wide, above}), 0) == Vec{0, -10}, "the earlier misses");
}

// The nearest image is at (-1, 5.5): o = (-2, 0.5), w = (2, 0), t = 1, gap (0, -0.5).
void check_collision_on_torus() {
  World world = traffic({{{1, 5}, {-1, 0}}, {{9, 5.5}, {1, 0}}});
  world.wrap = Vec{10, 10};
  check(swerve(world, 0) == Vec{}, "wrapped, but not a torus");
  world.torus = true;
  check(swerve(world, 0) == Vec{0, -10}, "across the edge of a torus");
}

Start random_mover(RandomSource& random) {
  const Vec position{random.within(5), random.within(5)};
  return {position, {random.within(3), random.within(3)}};
}

// Computes the gap by another formula: -o without its part along w. It is perpendicular to w, so
// its length is |cross(o, w)|/|w|, and the other agent's gap is its opposite.
void check_random_pair(RandomSource& random, const std::string& what) {
  const Start one = random_mover(random);
  const Start two = random_mover(random);
  const World world = traffic({one, two});
  const Vec o = two.position - one.position;
  const Vec w = two.velocity - one.velocity;
  const double miss = std::fabs(cross(o, w)) / length(w);
  const double t = -dot(o, unit(w)) / length(w);
  if (std::fabs(miss - 1.5) < 1e-9 || std::fabs(t) < 1e-9 || std::fabs(t - 2) < 1e-9 ||
      miss < 1e-3) {
    return;
  }
  const bool collides = miss < 1.5 && t > 0 && t < 2;
  const Vec away = unit(unit(w) * dot(o, unit(w)) - o) * 10;
  const Vec force = swerve(world, 0);
  check(length(force - (collides ? away : Vec{})) < 1e-9, "a random pair, " + what);
  check(length(force + swerve(world, 1)) < 1e-9, "against each other, " + what);
  check(std::fabs(dot(force, w)) < 1e-9, "across the way, " + what);
}

}  // namespace

void check_collisions() {
  check_head_on();
  check_aside();
  check_thresholds();
  check_no_collision();
  check_equal_times();
  check_collision_on_torus();
  RandomSource random(1);
  for (int i = 0; i < 2000; ++i) {
    check_random_pair(random, std::to_string(i));
  }
}

}  // namespace oracle::steering
