#pragma once

#include "core/course_parameters.h"
#include "core/flock_state.h"

namespace flocking::sim {

/// Which program's group forces to compute.
enum class Rules {
  kCourse,       ///< the assignment's text
  kCourseTests,  ///< the program behind the course's published answers
};

/// A flock and its two buffers: every agent reads the state before the step, and nothing of the new
/// state is visible until all agents have theirs.
class Flock {
 public:
  Flock(const CourseParameters& parameters, FlockState start, Rules rules);

  /// Moves on by `dt` (any finite number). The result is that of the plain double loop over agents,
  /// to the last bit.
  void step(double dt);

  [[nodiscard]] const FlockState& state() const { return now_; }

 private:
  CourseParameters parameters_;
  Rules rules_;
  FlockState now_;
  FlockState next_;
};

}  // namespace flocking::sim
