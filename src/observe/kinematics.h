#pragma once

#include <vector>

#include "observe/observation.h"
#include "variant/variant.h"

namespace flocking::explain {

/// Returns the force that causes this change of velocity in a time step, by the rules of a variant,
/// including friction. If the speed was limited, the true force was larger.
double force_over(const Variant& rules, double old_velocity, double new_velocity, double dt);

/// Returns true if a printed agent has the largest speed, within the printed digits: it may have
/// been faster before the limit was applied.
bool is_as_fast_as(double largest_speed, const PrintedRow& row);

/// Returns all combinations of rules for velocity and position, based on `base`. If velocities are
/// printed, adds for each the variants whose steps start from the state as read.
std::vector<Variant> step_rules(const Variant& base);

/// Returns true if the printed positions follow from the printed velocities by `rules`, for any
/// forces. If velocities are not printed, assumes that they are constant.
bool moves_as(const Variant& rules, const Observation& seen);

/// Returns the largest error of the printed positions by `rules`, beyond the uncertainty of the
/// printed digits; 0 if there is no error.
double largest_error(const Variant& rules, const Observation& seen);

/// Returns true if the last printed velocities are those of the start. They are without forces and
/// friction, if numbers are read correctly.
bool keeps_velocities(const Observation& seen);

/// Returns true if velocities are kept, except that those of some agents, including all faster
/// agents, are limited to the same length.
bool keeps_slow_velocities(const Observation& seen);

}  // namespace flocking::explain
