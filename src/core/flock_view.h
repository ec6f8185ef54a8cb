#pragma once

#include <cstdint>

#include "core/flock_state.h"

namespace flocking {

/// The columns that can be printed or drawn after a step. A column that is not computed is empty.
struct FlockView {
  const FlockState& state;
  const Column& heading_x;
  const Column& heading_y;
  const Column& smoothed_x;
  const Column& smoothed_y;
  const Column& force_x;  ///< the steering force of the step, in the world's frame
  const Column& force_y;
  /// the steering force in the frame of the heading with which it was computed
  const Column& force_forward;
  const Column& force_side;
  std::uint64_t step = 0;  ///< number of steps done
  double time = 0.0;       ///< s, the sum of the time steps so far
};

}  // namespace flocking
