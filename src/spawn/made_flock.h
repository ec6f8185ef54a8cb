#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "spawn/flock_plan.h"

namespace flocking::spawn {

/// Writes the input of an assignment, piece by piece: radii, weights and the number of agents on a
/// line, a line for each agent, then each time step on one of its own. The same bytes for the same
/// plan on every machine (see exact.h). What `write` throws passes.
void write_flock(const FlockPlan& plan, const std::function<void(std::string_view)>& write);

/// All of it.
std::string flock_text(const FlockPlan& plan);

}  // namespace flocking::spawn
