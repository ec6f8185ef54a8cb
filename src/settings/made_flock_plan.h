#pragma once

#include "settings/tree.h"
#include "spawn/flock_plan.h"

namespace flocking::settings {

/// Whether anything is set of the flock that is made where no input is named.
bool describes_flock(const Tree& tree);

/// What is set of it, and what else it is by default. Throws through the origin of a setting that
/// does not go with another one.
spawn::FlockPlan flock_plan(const Tree& tree);

}  // namespace flocking::settings
