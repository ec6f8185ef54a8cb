#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "spawn/flock_plan.h"

namespace flocking::spawn {

/// Writes the input of an assignment in pieces: a line with radii, weights and the number of
/// agents, a line for each agent, then a line for each time step. Writes the same bytes for the
/// same plan on every machine (see exact.h). Exceptions of `write` pass through.
void write_flock(const FlockPlan& plan, const std::function<void(std::string_view)>& write);

/// Returns the whole input of an assignment.
std::string flock_text(const FlockPlan& plan);

}  // namespace flocking::spawn
