#pragma once

#include <optional>

#include "core/flock_state.h"
#include "core/senses.h"
#include "sim/configuration.h"

namespace flocking::sim {

/// In ascending order of agents, and in place, pushes agent a off every i whose bounding circle it
/// overlaps or touches, along P_a - P_i by the whole overlap; of two on one spot the lower index
/// goes -x, the other +x (Buckland, "Programming Game AI by Example", Ensuring Zero Overlap).
void push_apart(FlockState& state, const Configuration& configuration);

/// Puts every position into [0, width) x [0, height).
void wrap_positions(FlockState& state, Vec2 size);

}  // namespace flocking::sim
