#pragma once

#include "core/senses.h"
#include "core/vec2.h"
#include "sim/configuration.h"

namespace flocking::sim {

/// Where an agent is and how it moves. The vehicle's velocity is what steering changes and
/// max_speed limits; the body's moves it, and differs once an external force has acted.
struct Motion {
  Vec2 position;
  Vec2 vehicle_velocity;
  Vec2 body_velocity;
};

/// The agent after `dt` under `force`, which is cut to max_force first. Without limits, external
/// force, friction, and with mass 1 this is V' = V + F*dt, P' = P + V'*dt to the bit.
Motion moved(const Motion& before, Vec2 force, const Traits& traits, Integrator integrator,
             double dt);

}  // namespace flocking::sim
