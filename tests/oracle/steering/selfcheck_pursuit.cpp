#include <numbers>

#include "behaviours_pursuit.h"
#include "check.h"
#include "selfchecks.h"

namespace oracle::steering {
namespace {

// Speed limit 1.25, target speed 3.75, distance 10: t = 10/5 = 2, so the target will be at (10,
// 7.5), 12.5 away in direction (0.8, 0.6): desired (1, 0.75).
World chase(Profile profile, Vec own_velocity, double max_speed) {
  World world = quiet_world(profile, {{{0, 0}, own_velocity}, {{10, 0}, {0, 3.75}}});
  limit_all(world, max_speed, 100);
  world.agents[0].personality.pursue.target = 1;
  return world;
}

void check_pursue_book() {
  World world = chase(Profile::kBook, {1, 0}, 1.25);
  check_near(pursue(world, 0), {0, 0.75}, "pursue");
  // Already facing the target: turning takes no time. To the side, c = 4.4: t = 6.4, at (10, 24),
  // 5:12:13.
  world.agents[0].personality.pursue.turnaround = 4.4;
  check_near(pursue(world, 0), {0, 0.75}, "pursue, turnaround ahead");
  world.agents[0].state = make_agent({0, 0}, {0, 1}).state;
  check_near(pursue(world, 0), {1.25 * 5 / 13, 1.25 * 12 / 13 - 1}, "pursue, turnaround beside");
  // Facing each other: straight at the target, (3, 4): (6, 8) - (1, 0).
  world = quiet_world(Profile::kBook, {{{0, 0}, {1, 0}}, {{3, 4}, {-2, 0}}});
  limit_all(world, 10, 100);
  world.agents[0].personality.pursue.target = 1;
  check_near(pursue(world, 0), {5, 8}, "pursue one that comes");
  // At the target's position: no force. Then max_speed 0 and the target at rest: t = 0, and the
  // desired velocity 0 - (1, 0).
  world.agents[1] = make_agent({0, 0}, {});
  world.agents[1].state.position = {};
  check(pursue(world, 0) == Vec{}, "pursue one in the same place");
  world.agents[1].state.position = {3, 4};
  world.agents[0].personality.max_speed = 0;
  check_near(pursue(world, 0), {-1, 0}, "pursue if no agent can move");
}

// The agent's speed 1.25 counts, not the limit 5: t = 2, desired (4, 3). The target heads for +y;
// an offset of 7.5 at angle pi is back at (10, 0): desired (5, 0).
void check_pursue_buas() {
  World world = chase(Profile::kBuas, {1.25, 0}, 5);
  check_near(pursue(world, 0), {2.75, 3}, "buas pursue");
  world.agents[0].personality.pursue.offset_distance = 7.5;
  world.agents[0].personality.pursue.offset_angle = std::numbers::pi;
  check_near(pursue(world, 0), {3.75, 0}, "buas pursue with an offset");
  // To the right of +y is +x: (17.5, 0) from the present position, since the target is at rest.
  world.agents[0].personality.pursue.offset_angle = -std::numbers::pi / 2;
  world.agents[0].state.velocity = {};
  world.agents[1].state.velocity = {};
  check_near(pursue(world, 0), {5, 0}, "buas pursue, both at rest");
}

// The hunter will be at (-10, 7.5): the direction away is (0.8, -0.6).
void check_evade() {
  World world =
      quiet_world(Profile::kBook, {{{0, 0}, {0.5, 0}}, {{-10, 0}, {0, 3.75}}, {{1, 0}, {}}});
  limit_all(world, 1.25, 100);
  Personality& self = world.agents[0].personality;
  self.evade.targets = {1, 0, 1};
  world.agents[1].personality.layers = 4;
  self.evade.layers.wanted = 4;
  check_near(evade(world, 0), {0.5, -0.75}, "evade, once, and not itself");
  self.evade.distance = 10;
  check(evade(world, 0) == Vec{}, "evade only within the distance");
  self.evade = {};
  check(evade(world, 0) == Vec{}, "evade no agent");
  // Agent 2 rests at (1, 0): it adds (-1.25, 0) - (0.5, 0).
  self.evade.targets = {2, 1};
  check_near(evade(world, 0), {-1.25, -0.75}, "evade two");
  // buas: t is computed from the agent's speed 1.25.
  world.profile = Profile::kBuas;
  limit_all(world, 5, 100);
  world.agents[0].state.velocity = {1.25, 0};
  self.evade.targets = {1};
  check_near(evade(world, 0), {4 - 1.25, -3}, "buas evade");
}

// Middle (5, 0), distance 10, t = 2: the middle will be at (5, 4), straight ahead. If both have
// velocity (3.75, 0): at (12.5, 0), which is (7.5, 10) away: (3, 4). Points do not move.
void check_interpose() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {0, 2}}, {{10, 0}, {0, 2}}, {{5, -10}, {}}});
  limit_all(world, 5, 100);
  InterposeSettings& settings = world.agents[2].personality.interpose;
  settings.a.agent = 0;
  settings.b.agent = 1;
  check_near(interpose(world, 2), {0, 5}, "interpose");
  // Now t = 0.9/5 puts the middle at (5, 0.36): 1.26/0.3 = 4.2 is below the limit.
  world.agents[2].state.position = {5, -0.9};
  check_near(interpose(world, 2), {0, 4.2}, "interpose, near");
  world.agents[2].state.position = {5, -10};
  world.agents[0].state.velocity = {3.75, 0};
  world.agents[1].state.velocity = {3.75, 0};
  check_near(interpose(world, 2), {3, 4}, "interpose, moving aside");
  settings.a = {{}, {0, 0}};
  settings.b = {{}, {10, 0}};
  check_near(interpose(world, 2), {0, 5}, "interpose between points");
}

// The leader heads for +y, so its left is -x and (0, -10) is at (10, 0): the same numbers as in
// chase().
void check_offset_pursuit() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {0, 3.75}}, {{0, 0}, {0.5, 0}}});
  limit_all(world, 1.25, 100);
  world.agents[1].personality.offset_pursuit.offset = {0, -10};
  check_near(offset_pursuit(world, 1), {0.5, 0.75}, "offset pursuit");
  // The leader rests and the place is 0.3 away: 0.3/0.3.
  world.agents[0] = make_agent({0, 0}, {});
  world.agents[1].personality.offset_pursuit.offset = {0.3, 0};
  check_near(offset_pursuit(world, 1), {0.5, 0}, "offset pursuit arrives fast");
  world.agents[1].personality.offset_pursuit.offset = {};
  check_near(offset_pursuit(world, 1), {-0.5, 0}, "offset pursuit, there");
}

}  // namespace

void check_pursuit() {
  check_pursue_book();
  check_pursue_buas();
  check_evade();
  check_interpose();
  check_offset_pursuit();
}

}  // namespace oracle::steering
