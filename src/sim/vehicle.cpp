#include "sim/vehicle.h"

#include <cmath>

#include "arithmetic/elementary.h"

namespace flocking::sim {
namespace {

// Returns `after`, turned back towards `before` if their directions differ by more than `most`
// radians.
Vec2 turned_at_most(Vec2 before, Vec2 after, double most) {
  if (length_squared(before) == 0.0 || length_squared(after) == 0.0) return after;
  const double turn = dot(side_of(before), after);
  // An about-turn goes to the left, for either sign of a zero `turn`. Since `turn` is computed
  // without normalizing, it is exactly 0 for an about-turn, in spite of rounding.
  const double angle = arithmetic::atan2(turn == 0.0 ? 0.0 : turn, dot(before, after));
  if (std::fabs(angle) <= most) return after;
  const double allowed = std::copysign(most, angle);
  return to_world({arithmetic::cos(allowed), arithmetic::sin(allowed)}, unit(before)) *
         length(after);
}

}  // namespace

Motion moved(const Motion& before, Vec2 force, const Traits& traits, Integrator integrator,
             double dt) {
  const Vec2 cut = traits.max_force ? truncated(force, *traits.max_force) : force;
  const Vec2 acceleration = cut / traits.mass;
  Vec2 vehicle = before.vehicle_velocity + acceleration * dt;
  if (traits.max_turn_rate) {
    vehicle =
        turned_at_most(before.vehicle_velocity, vehicle, *traits.max_turn_rate * std::fabs(dt));
  }
  if (traits.max_speed) vehicle = truncated(vehicle, *traits.max_speed);

  const bool drifts =
      !(before.vehicle_velocity == before.body_velocity) || !(traits.external_force == Vec2{});
  // Both velocities are identical unless an external force acts or has acted; then rounding must
  // not make them differ.
  Vec2 body = vehicle;
  if (drifts) {
    body = before.body_velocity + (vehicle - before.vehicle_velocity) +
           traits.external_force / traits.mass * dt;
  }
  if (traits.friction > 0.0) {
    const double kept = arithmetic::exp(-traits.friction * dt);
    vehicle = vehicle * kept;
    body = body * kept;
  }
  Motion after{before.position + body * dt, vehicle, body};
  if (integrator == Integrator::kMotion) {
    after.position = before.position + before.body_velocity * dt +
                     (cut + traits.external_force) / traits.mass * dt * dt / 2.0;
  }
  return after;
}

}  // namespace flocking::sim
