#pragma once

#include <optional>

#include "core/flock_state.h"
#include "core/senses.h"
#include "sim/configuration.h"

namespace flocking::sim {

/// Pushes agents apart in place, in ascending order. Moves agent a off every agent i whose bounding
/// circle it overlaps or touches, along P_a - P_i by the whole overlap. If two agents are at the
/// same point, the one with the lower index moves towards -x, the other towards +x (Buckland,
/// "Programming Game AI by Example", Ensuring Zero Overlap).
void push_apart(FlockState& state, const Configuration& configuration);

/// Wraps every position into [0, width) x [0, height).
void wrap_positions(FlockState& state, Vec2 size);

}  // namespace flocking::sim
