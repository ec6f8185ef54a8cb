#include <cmath>
#include <numbers>

#include "check.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

// At rest, seek (100, 0) with speed limit 4: force (4, 0).
World starting() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {}}});
  world.agents[0].personality.max_speed = 4;
  world.agents[0].personality.seek = {{true, 1}, {100, 0}};
  return world;
}

const State& stepped(World& world, double dt) {
  step(world, dt);
  return world.agents[0].state;
}

// Mass 2, half a second: 4/2 * 0.5 = 1, then a move of 0.5.
void check_limits() {
  World world = starting();
  world.agents[0].personality.mass = 2;
  World one = world;
  check_near(stepped(one, 0.5).velocity, {1, 0}, "mass");
  check_near(one.agents[0].state.position, {0.5, 0}, "moves by the new velocity");
  one = world;
  one.agents[0].personality.max_force = 3;
  check_near(stepped(one, 0.5).velocity, {0.75, 0}, "max_force");
  check_near(one.agents[0].state.force, {3, 0}, "the force reported is limited");
  one = world;
  check_near(stepped(one, 5).velocity, {4, 0}, "max_speed");
  one = world;
  one.agents[0].personality.friction = 2;
  check_near(stepped(one, 0.5).velocity, {std::exp(-1), 0}, "friction");
  check_near(one.agents[0].state.vehicle_velocity, {std::exp(-1), 0}, "friction, vehicle");
  check_near(one.agents[0].state.position, {0.5 * std::exp(-1), 0}, "friction slows the move");
}

// V = (1, 0), seek with limit 5: F = (4, 0), mass 2, dt 0.5: V' = 2, P' = 0.5 + 2 * 0.25/2.
void check_motion() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {1, 0}}});
  Personality& self = world.agents[0].personality;
  self.max_speed = 5;
  self.mass = 2;
  self.seek = {{true, 1}, {100, 0}};
  world.integrator = Integrator::kMotion;
  World one = world;
  check_near(stepped(one, 0.5).velocity, {2, 0}, "motion, velocity");
  check_near(one.agents[0].state.position, {0.75, 0}, "motion, position");
  // External force (0, 8): a = 4, so 0.5 up and 2 faster.
  world.agents[0].personality.external_force = {0, 8};
  check_near(stepped(world, 0.5).position, {0.75, 0.5}, "motion in the wind");
  check_near(world.agents[0].state.velocity, {2, 2}, "motion in the wind, velocity");
}

// External force 2, mass 2, two seconds: the body moves by 1, then 2; the vehicle's velocity stays
// 0. Seeking against the force with limit 1: vehicle -1, body -1 + 3; then the desired change is
// (-1, 0) - (2, 0), limited to -1.
void check_wind() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {}}});
  Personality& self = world.agents[0].personality;
  self.mass = 2;
  self.max_speed = 1;
  self.external_force = {2, 0};
  step(world, 1);
  check_near(stepped(world, 1).velocity, {2, 0}, "wind, body");
  check_near(world.agents[0].state.vehicle_velocity, {0, 0}, "wind, vehicle");
  check_near(world.agents[0].state.position, {3, 0}, "wind, position");
  self.seek = {{true, 1}, {-100, 0}};
  self.mass = 1;
  check_near(stepped(world, 1).velocity, {3, 0}, "against the wind");
  check_near(world.agents[0].state.vehicle_velocity, {-1, 0}, "against the wind, vehicle");
  self.external_force = {};
  check_near(stepped(world, 1).velocity, {3, 0}, "calm: the limit takes nothing from the body");
}

// From +x to +y: at once without a limit, by pi/6 per second with a limit.
void check_turning() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {1, 0}}});
  Personality& self = world.agents[0].personality;
  self.max_speed = 1;
  self.seek = {{true, 1}, {0, 10}};
  self.max_turn_rate = std::numbers::pi / 6;
  World one = world;
  check_near(stepped(one, 1).velocity, {std::sqrt(0.75), 0.5}, "turns 30 degrees");
  // Half of the time and twice the force give the same desired velocity and half of the turn.
  one = world;
  one.agents[0].personality.seek.weight = 2;
  check_near(stepped(one, 0.5).velocity,
             {std::cos(std::numbers::pi / 12), std::sin(std::numbers::pi / 12)},
             "turns 15 degrees");
  check_near(rotated({0.6, 0.8}, std::atan2(4, 3)), {-0.28, 0.96}, "rotation");
  world.agents[0].personality.seek.target = {-10, 0};
  check_near(stepped(world, 1).velocity, {std::sqrt(0.75), 0.5}, "about-turns begin leftwards");
  World ahead = starting();
  ahead.agents[0].state = make_agent({0, 0}, {1, 0}).state;
  ahead.agents[0].personality.max_turn_rate = 0;
  check_near(stepped(ahead, 1).velocity, {4, 0}, "straight on without a turn");
  World resting = starting();
  resting.agents[0].personality.max_turn_rate = 0;
  check_near(stepped(resting, 1).velocity, {4, 0}, "from rest to any side");
}

// Each agent seeks the other's old position: no agent sees new positions.
void check_two_buffers() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {}}, {{10, 0}, {}}});
  limit_all(world, 5, 100);
  world.agents[0].personality.pursue = {{true, 1}, 1};
  world.agents[1].personality.pursue = {{true, 1}, 0};
  step(world, 2);
  check_near(world.agents[0].state.position, {10, 0}, "two buffers, 0");
  check_near(world.agents[1].state.position, {0, 0}, "two buffers, 1");
}

// Desired (5, 5), so a force of (5, 4). For an agent that heads for +y, that is 4 forward and 5 to
// the right.
void check_components() {
  World world = quiet_world(Profile::kBook, {{{0, 0}, {0, 1}}});
  world.agents[0].personality.max_speed = 5 * std::sqrt(2.0);
  world.agents[0].personality.seek = {{true, 1}, {70, 70}};
  check_near(stepped(world, 1).force, {5, 4}, "force");
  check_near(world.agents[0].state.local_force, {4, -5}, "force, forward and side");
}

}  // namespace

void check_step() {
  check_limits();
  check_motion();
  check_wind();
  check_turning();
  check_two_buffers();
  check_components();
}

}  // namespace oracle::steering
