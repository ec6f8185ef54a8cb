#pragma once

#include <cstddef>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/profile.h"

namespace flocking::sim {

/// The textbook's double loop for agents [first, last): each looks at all agents, in ascending
/// order of index. `profile` is one of the course's.
void step_plainly(Profile profile, const CourseParameters& parameters, const FlockState& now,
                  FlockState& next, double dt, std::size_t first, std::size_t last);

/// One agent that nobody is near, not even itself.
void step_alone(Profile profile, const CourseParameters& parameters, const FlockState& now,
                FlockState& next, double dt, std::size_t agent);

}  // namespace flocking::sim
