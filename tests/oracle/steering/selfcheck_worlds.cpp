#include <cmath>
#include <string>

#include "check.h"
#include "combine.h"
#include "random_world.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

constexpr int kSteps = 6;

bool is_finite(Vec v) { return std::isfinite(v.x) && std::isfinite(v.y); }

bool is_finite(const State& s) {
  return is_finite(s.position) && is_finite(s.vehicle_velocity) && is_finite(s.velocity) &&
         is_finite(s.heading) && is_finite(s.smoothed_heading) && is_finite(s.force) &&
         is_finite(s.local_force) && is_finite(s.memory.wander.value_or(Vec{}));
}

bool is_direction(Vec v) { return std::fabs(length(v) - 1) < 1e-12; }

void check_agent(const World& world, const Agent& agent, const std::string& what) {
  const State& state = agent.state;
  const Personality& self = agent.personality;
  check(is_finite(state), "finite state, " + what);
  check(is_direction(state.heading) && is_direction(state.smoothed_heading), "headings, " + what);
  if (self.max_force) {
    check(length(state.force) <= *self.max_force * (1 + 1e-15), "max_force, " + what);
  }
  if (self.max_speed && self.friction == 0) {
    check(length(state.vehicle_velocity) <= *self.max_speed * (1 + 1e-15), "max_speed, " + what);
  }
  if (world.wrap) {
    check(state.position.x >= 0 && state.position.x < world.wrap->x && state.position.y >= 0 &&
              state.position.y < world.wrap->y,
          "wrap-around, " + what);
  }
}

// Every behaviour of every agent, enabled or not, gives a finite force.
void check_behaviours(const World& world, const std::string& what) {
  for (AgentId a = 0; a < world.agents.size(); ++a) {
    for (int number = 0; number < kBehaviourCount; ++number) {
      const auto b = static_cast<Behaviour>(number);
      const Personality& self = world.agents[a].personality;
      Memory memory = world.agents[a].state.memory;
      if (self.max_speed && self.max_force) {
        const Weighted result = evaluate(world, a, b, 0.25, memory);
        check(is_finite(result.force), "behaviour " + std::to_string(number) + ", " + what);
      }
    }
  }
}

Vec quarter_turn(Vec v) { return {-v.y, v.x}; }

void turn(Place& place) { place.point = quarter_turn(place.point); }

void turn(Agent& agent) {
  auto& [p, s] = agent;
  for (Vec* const v : {&s.position, &s.vehicle_velocity, &s.velocity, &s.heading,
                       &s.smoothed_heading, &p.external_force, &p.seek.target, &p.arrive.target}) {
    *v = quarter_turn(*v);
  }
  for (Vec& waypoint : p.path_following.waypoints) {
    waypoint = quarter_turn(waypoint);
  }
  if (p.flee.target) {
    p.flee.target = quarter_turn(*p.flee.target);
  }
  turn(p.interpose.a);
  turn(p.interpose.b);
  const auto [low, high] = p.containment.box;
  p.containment.box = {{-high.y, low.x}, {-low.y, high.x}};
}

World turned_world(World world) {
  for (Agent& agent : world.agents) {
    turn(agent);
  }
  for (Obstacle& obstacle : world.obstacles) {
    obstacle.center = quarter_turn(obstacle.center);
  }
  for (Wall& wall : world.walls) {
    wall = {quarter_turn(wall.from), quarter_turn(wall.to)};
  }
  return world;
}

// A quarter turn only exchanges and negates numbers, so even rounding is the same.
void check_rotation(std::uint64_t seed) {
  World world = random_world(seed, {.rotates = true});
  World other = turned_world(world);
  for (int i = 0; i < kSteps; ++i) {
    step(world, random_time_step(seed));
    step(other, random_time_step(seed));
  }
  for (AgentId a = 0; a < world.agents.size(); ++a) {
    const State& one = world.agents[a].state;
    const State& two = other.agents[a].state;
    check(quarter_turn(one.position) == two.position &&
              quarter_turn(one.velocity) == two.velocity &&
              quarter_turn(one.heading) == two.heading,
          "rotation, world " + std::to_string(seed));
  }
}

}  // namespace

void check_worlds(int count) {
  for (int number = 0; number < count; ++number) {
    const auto seed = static_cast<std::uint64_t>(number);
    World world = random_world(seed);
    for (int i = 0; i < kSteps; ++i) {
      const std::string what = "world " + std::to_string(seed) + ", step " + std::to_string(i);
      step(world, random_time_step(seed * kSteps + static_cast<std::uint64_t>(i)));
      for (const Agent& agent : world.agents) {
        check_agent(world, agent, what);
      }
      check_behaviours(world, what);
    }
    check_rotation(seed);
  }
}

}  // namespace oracle::steering
