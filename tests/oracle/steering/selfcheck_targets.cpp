#include "behaviours_target.h"
#include "check.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

// Desired (6, 8), agent's velocity (3, 4): force (3, 4), and after one second velocity (6, 8).
void check_seek() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {3, 4}}});
  limit_all(world, 10, 5);
  world.agents[0].personality.seek = {{true, 1}, {30, 40}};
  check_near(seek(world, 0), {3, 4}, "seek");
  world.profile = Profile::kHowtorts;
  check_near(seek(world, 0), {1.5, 2}, "howtorts seek, times 5/10");
  world.profile = Profile::kCourse;
  World moving = world;
  step(moving, 1);
  check_near(moving.agents[0].state.velocity, {6, 8}, "seek, velocity after 1 s");
  world.agents[0].personality.seek.target = {};
  check(seek(world, 0) == Vec{}, "seek at the target");
  check_throws(
      [](World& w) {
        w.agents[0].personality.max_speed.reset();
        w.agents[0].personality.seek.target = {1, 1};
        step(w, 1);
      },
      world, "seek needs max_speed");
}

// Desired (-6, -8): force (-9, -12), and after one second velocity (-6, -8). The target is 50 away.
void check_flee() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {3, 4}}});
  limit_all(world, 10, 100);
  FleeSettings& settings = world.agents[0].personality.flee;
  settings.enabled = true;
  settings.target = {30, 40};
  check_near(flee(world, 0), {-9, -12}, "flee");
  settings.panic_distance = 50;
  check_near(flee(world, 0), {-9, -12}, "flee at the panic distance");
  settings.panic_distance = 49.9;
  check(flee(world, 0) == Vec{}, "no panic farther away");
  settings.panic_distance.reset();
  World moving = world;
  step(moving, 1);
  check_near(moving.agents[0].state.velocity, {-6, -8}, "flee, velocity after 1 s");
  settings.target = Vec{};
  check(flee(world, 0) == Vec{}, "flee from the own place");
}

// Speed limit 2. From agent 1: (-2, 0) - (1, 0); from 3: (0, 2) - (1, 0). Agent 2 is on another
// layer, agent 4 is too far away, agent 5 is at the same position. A point at (0, -2) adds (0, 2) -
// (1, 0).
void check_flee_by_layer() {
  World world = quiet_world(
      Profile::kBuas,
      {{{0, 0}, {1, 0}}, {{3, 0}, {}}, {{0, 3}, {}}, {{0, -1}, {}}, {{0, -4}, {}}, {{0, 0}, {}}});
  limit_all(world, 2, 100);
  for (const AgentId i : {1U, 3U, 4U, 5U}) {
    world.agents[i].personality.layers = 1;
  }
  FleeSettings& settings = world.agents[0].personality.flee;
  settings.distance = 4;
  settings.layers.wanted = 1;
  check_near(flee(world, 0), {-4, 2}, "flee by layer");
  settings.target = {0, -2};
  check_near(flee(world, 0), {-5, 4}, "flee by layer and from a point");
  settings.layers.wanted = 0;
  check_near(flee(world, 0), {-1, 2}, "flee from a point only");
  // Without layers and point, the agent flees from all: agent 2 adds (0, -2) - (1, 0).
  settings.target.reset();
  check_near(flee(world, 0), {-5, 0}, "flee from everybody");
}

// dist 3: normal 3/0.6 = 5, fast 3/0.3 = 10, slow 3/0.9 = 10/3; minus (1, 1). Far away: 10.
void check_arrive_book() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {1, 1}}});
  limit_all(world, 10, 100);
  ArriveSettings& settings = world.agents[0].personality.arrive;
  settings.target = {3, 0};
  check_near(arrive(world, 0).force, {4, -1}, "arrive, normal");
  settings.deceleration = Deceleration::kFast;
  check_near(arrive(world, 0).force, {9, -1}, "arrive, fast");
  settings.deceleration = Deceleration::kSlow;
  check_near(arrive(world, 0).force, {10.0 / 3 - 1, -1}, "arrive, slow");
  settings.target = {300, 400};
  check_near(arrive(world, 0).force, {5, 7}, "arrive from afar");
  settings.target = {1e-5, 0};
  check_near(arrive(world, 0).force, {-1, -1}, "arrive, there");
}

// dist 5 of slowing distance 10: s = 8 * 5/10 = 4. Slower than the agent's speed 5: (4, 0) - (0,
// 5). Faster than a speed of 3: seek, (8, 0) - (0, 3), with seek's weight 2 instead of arrive's 7.
void check_arrive_buas() {
  World world = quiet_world(Profile::kBuas, {{{0, 0}, {0, 5}}});
  limit_all(world, 8, 100);
  Personality& self = world.agents[0].personality;
  self.arrive = {{true, 7}, {5, 0}, Deceleration::kFast, 10};
  self.seek.weight = 2;
  check_near(arrive(world, 0).force, {4, -5}, "buas arrive, slowing");
  check(!arrive(world, 0).seeks, "buas arrive, its own weight");
  world.agents[0].state = make_agent({0, 0}, {0, 3}).state;
  check_near(arrive(world, 0).force, {8, -3}, "buas arrive, speeding up");
  step(world, 0);
  check_near(world.agents[0].state.force, {16, -6}, "buas arrive, seek's weight");
  world.agents[0].state = make_agent({0, 0}, {0, 4}).state;
  check_near(arrive(world, 0).force, {4, -4}, "buas arrive, at the right speed");
  world.agents[0].state = make_agent({0, 0}, {0, 3}).state;
  self.arrive.target = {1e-5, 0};
  check_near(arrive(world, 0).force, {0, -3}, "buas arrive, there");
  self.arrive.target = {1, 0};
  self.arrive.slowing_distance = 0;
  check_near(arrive(world, 0).force, {8, -3}, "buas arrive without slowing");
}

}  // namespace

void check_targets() {
  check_seek();
  check_flee();
  check_flee_by_layer();
  check_arrive_book();
  check_arrive_buas();
}

}  // namespace oracle::steering
