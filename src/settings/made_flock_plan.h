#pragma once

#include "settings/tree.h"
#include "spawn/flock_plan.h"

namespace flocking::settings {

/// Returns true if any setting of the generated flock, which replaces a named input, is set.
bool describes_flock(const Tree& tree);

/// Returns the plan of the generated flock, with defaults for unset values. Throws through the
/// origin of a setting that conflicts with another one.
spawn::FlockPlan flock_plan(const Tree& tree);

}  // namespace flocking::settings
