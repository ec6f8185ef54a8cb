#pragma once

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "explain/variant.h"

namespace flocking::explain {

/// One time step of a flock as a program with these choices computes it, by the plain double loop:
/// for small flocks. Of the slots only those of forces, step and numbers count. For the rules of
/// the course it is, to the last bit, what they say. Where a direction is asked of a vector of
/// length 0 that is (0, 0).
void step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt);

}  // namespace flocking::explain
