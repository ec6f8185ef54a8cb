#include "step.h"

#include <cmath>
#include <vector>

#include "../elementary.h"
#include "combine.h"
#include "neighbors.h"
#include "space.h"

namespace oracle::steering {
namespace {

// Returns `after`, turned so that its direction differs from that of `before` by at most `most`
// radians.
Vec turned(Vec before, Vec after, double most) {
  if (!has_direction(before) || !has_direction(after)) {
    return after;
  }
  const double turn = cross(before, after);
  const double angle = turn == 0 && dot(before, after) < 0
                           ? std::acos(-1.0)  // About-turns go left, for either sign of zero.
                           : oracle::atan2(turn, dot(before, after));
  if (std::fabs(angle) <= most) {
    return after;
  }
  return rotated(unit(before), std::copysign(most, angle)) * length(after);
}

void accelerate(const Personality& p, State& state, double dt) {
  const Vec before = state.vehicle_velocity;
  Vec after = limited(before + state.force / p.mass * dt, p.max_speed);
  if (p.max_turn_rate) {
    after = turned(before, after, *p.max_turn_rate * std::fabs(dt));
  }
  state.drifts = state.drifts || p.external_force != Vec{};
  state.vehicle_velocity = after;
  state.velocity =
      state.drifts ? state.velocity + (after - before + p.external_force / p.mass * dt) : after;
  if (p.friction != 0) {
    const double kept = oracle::exp(-p.friction * dt);
    state.vehicle_velocity = state.vehicle_velocity * kept;
    state.velocity = state.velocity * kept;
  }
}

// Course assignment, Behavior composition, and the full equations of its note.
Vec displacement(Integrator integrator, const Personality& p, const State& before,
                 const State& after, double dt) {
  if (integrator == Integrator::kCourse) {
    return after.velocity * dt;
  }
  Vec acceleration = after.force / p.mass;
  if (after.drifts) {
    acceleration = acceleration + p.external_force / p.mass;
  }
  return before.velocity * dt + acceleration * dt * dt / 2;
}

void smooth_heading(State& state, std::size_t n) {
  state.recent_headings.push_back(state.heading);
  if (state.recent_headings.size() > n) {
    state.recent_headings.erase(state.recent_headings.begin());
  }
  Vec sum;
  for (const Vec heading : state.recent_headings) {
    sum = sum + heading;
  }
  const Vec mean = sum / static_cast<double>(state.recent_headings.size());
  state.smoothed_heading = has_direction(mean) ? unit(mean) : state.smoothed_heading;
}

}  // namespace

State moved(const World& world, AgentId a, double dt) {
  const Agent& self = world.agents[a];
  const Remembered steering = combine(world, a, dt);
  State next = self.state;
  next.memory = steering.memory;
  next.force = limited(steering.force, self.personality.max_force);
  next.local_force = to_local(next.force, self.state.heading);
  accelerate(self.personality, next, dt);
  next.position =
      self.state.position + displacement(world.integrator, self.personality, self.state, next, dt);
  return next;
}

// Book chapter, Ensuring Zero Overlap.
void push_apart(World& world) {
  for (AgentId a = 0; a < world.agents.size(); ++a) {
    Vec& position = world.agents[a].state.position;
    for (AgentId i = 0; i < world.agents.size(); ++i) {
      const Vec away = shortest(world, position - world.agents[i].state.position);
      const double overlap =
          world.agents[i].personality.radius + world.agents[a].personality.radius - length(away);
      if (i == a || !(overlap >= 0)) {
        continue;
      }
      const Vec apart = has_direction(away) ? unit(away) : Vec{a < i ? -1.0 : 1.0, 0};
      position = position + apart * overlap;
    }
  }
}

void wrap_around(World& world) {
  for (Agent& agent : world.agents) {
    if (world.wrap) {
      agent.state.position = wrapped(*world.wrap, agent.state.position);
    }
  }
}

void update_headings(World& world) {
  for (auto& [personality, state] : world.agents) {
    state.heading = heading_of(state.velocity, state.heading);
    if (world.smooth_heading > 0) {
      smooth_heading(state, world.smooth_heading);
    } else {
      state.smoothed_heading = state.heading;
    }
  }
}

void step(World& world, double dt) {
  refresh_neighbors(world);
  std::vector<State> next;
  for (AgentId a = 0; a < world.agents.size(); ++a) {
    next.push_back(moved(world, a, dt));
  }
  for (AgentId a = 0; a < world.agents.size(); ++a) {
    world.agents[a].state = next[a];
  }
  if (world.no_overlap) {
    push_apart(world);
  }
  wrap_around(world);
  update_headings(world);
  ++world.step;
  world.time += dt;
}

}  // namespace oracle::steering
