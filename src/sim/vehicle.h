#pragma once

#include "core/senses.h"
#include "core/vec2.h"
#include "sim/configuration.h"

namespace flocking::sim {

/// The state of an agent with two velocities. Steering changes the vehicle's velocity, which
/// max_speed limits. The body's velocity moves the agent; it differs from the vehicle's once an
/// external force has acted.
struct Motion {
  Vec2 position;
  Vec2 vehicle_velocity;
  Vec2 body_velocity;
};

/// Returns the state of the agent after `dt` with `force`, which is first limited to max_force.
/// Without limits, external force and friction, and with mass 1, this is bit for bit V' = V + F*dt,
/// P' = P + V'*dt.
Motion moved(const Motion& before, Vec2 force, const Traits& traits, Integrator integrator,
             double dt);

}  // namespace flocking::sim
