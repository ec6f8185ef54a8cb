#pragma once

#include <cstdint>

#include "core/flock_state.h"

namespace flocking {

/// What can be shown of a flock after a step. Columns that nobody keeps are empty.
struct FlockView {
  const FlockState& state;
  const Column& heading_x;
  const Column& heading_y;
  const Column& smoothed_x;
  const Column& smoothed_y;
  const Column& force_x;  ///< the steering force of the step, in the world's frame
  const Column& force_y;
  const Column& force_forward;  ///< the same along the heading that it was computed with
  const Column& force_side;
  std::uint64_t step = 0;  ///< steps done
  double time = 0.0;       ///< s, the sum of their time steps
};

}  // namespace flocking
