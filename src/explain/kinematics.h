#pragma once

#include <vector>

#include "explain/observation.h"
#include "explain/variant.h"

namespace flocking::explain {

/// The force that changed a velocity so over a time step, by the rules of a variant, friction
/// included; where the speed was cut it was more.
double force_over(const Variant& rules, double old_velocity, double new_velocity, double dt);

/// Whether an agent that was printed so is as fast as one may be, as far as digits tell: then it
/// may have been faster before it was cut to that speed.
bool is_as_fast_as(double largest_speed, const PrintedRow& row);

/// Every choice of how velocity and position follow from force and time step, on top of `base`, and
/// where velocities are printed each of them with steps that start again from what was read.
std::vector<Variant> step_rules(const Variant& base);

/// Whether the positions printed follow from the velocities printed by these rules, whatever the
/// forces are. Where velocities are not printed it is taken that they stay as they were.
bool moves_as(const Variant& rules, const Observation& seen);

/// By how much the positions printed are off by these rules at most, beyond what the digits that
/// were not printed explain; 0 where they are not.
double largest_error(const Variant& rules, const Observation& seen);

/// Whether the velocities of the last state printed are those of the start. Where no force acts
/// they are, but for friction, and where numbers are read as what they are.
bool keeps_velocities(const Observation& seen);

/// Whether they are, but that those of some agents, and of all that were faster, are cut to one
/// length.
bool keeps_slow_velocities(const Observation& seen);

}  // namespace flocking::explain
