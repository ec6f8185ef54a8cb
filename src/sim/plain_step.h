#pragma once

#include <cstddef>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/profile.h"

namespace flocking::sim {

/// Steps agents [first, last) by the textbook's double loop: each agent looks at all agents, in
/// ascending order of index. `profile` must be one of the course's.
void step_plainly(Profile profile, const CourseParameters& parameters, const FlockState& now,
                  FlockState& next, double dt, std::size_t first, std::size_t last);

/// Steps one agent that has no neighbours, not even itself.
void step_alone(Profile profile, const CourseParameters& parameters, const FlockState& now,
                FlockState& next, double dt, std::size_t agent);

}  // namespace flocking::sim
