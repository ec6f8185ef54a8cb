#include <cmath>
#include <string>

#include "check.h"
#include "combine.h"
#include "random_world.h"
#include "selfchecks.h"

namespace oracle::steering {
namespace {

const Vec kShift{64, -32};

void shift(Place& place) { place.point = place.point + kShift; }

void shift(Agent& agent) {
  auto& [p, s] = agent;
  for (Vec* const v : {&s.position, &p.seek.target, &p.arrive.target}) {
    *v = *v + kShift;
  }
  for (Vec& waypoint : p.path_following.waypoints) {
    waypoint = waypoint + kShift;
  }
  if (p.flee.target) {
    p.flee.target = *p.flee.target + kShift;
  }
  shift(p.interpose.a);
  shift(p.interpose.b);
  p.containment.box = {p.containment.box.corner + kShift, p.containment.box.opposite + kShift};
}

World shifted(World world) {
  for (Agent& agent : world.agents) {
    shift(agent);
  }
  for (Obstacle& obstacle : world.obstacles) {
    obstacle.center = obstacle.center + kShift;
  }
  for (Wall& wall : world.walls) {
    wall = {wall.from + kShift, wall.to + kShift};
  }
  return world;
}

// Moves all objects off the grid, so that rounding does not decide whether a wall's end is hit or a
// target reached.
void scatter(World& world) {
  Vec off{0.0137, 0.0071};
  for (Agent& agent : world.agents) {
    agent.state.position = agent.state.position + off;
    off = {off.x + 0.0171, off.y * 1.3};
  }
  for (Wall& wall : world.walls) {
    wall = {wall.from + off, wall.to - off};
  }
}

bool is_translated_near(Vec a, Vec b) { return length(a - b) <= 1e-8 * (1 + length(a)); }

}  // namespace

// Checks that nothing depends on the origin.
void check_translation(int count) {
  for (int number = 0; number < count; ++number) {
    World world = random_world(static_cast<std::uint64_t>(number), {.rotates = true});
    world.neighbors_every = 1;
    scatter(world);
    const World other = shifted(world);
    for (AgentId a = 0; a < world.agents.size(); ++a) {
      for (int b = 0; b < kBehaviourCount && world.agents[a].personality.max_speed; ++b) {
        Memory memory;
        const Vec one = evaluate(world, a, static_cast<Behaviour>(b), 0.25, memory).force;
        const Vec two = evaluate(other, a, static_cast<Behaviour>(b), 0.25, memory).force;
        check(is_translated_near(one, two),
              "translation, world " + std::to_string(number) + ", behaviour " + std::to_string(b));
      }
    }
  }
}

}  // namespace oracle::steering
