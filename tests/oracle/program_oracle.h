#ifndef FLOCKING_TESTS_ORACLE_PROGRAM_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_PROGRAM_ORACLE_H_

#include <cstddef>

#include "core/course_parameters.h"
#include "oracle/force_oracle.h"
#include "variant/variant.h"

namespace flocking::oracle {

/// Returns the program of a variant for a flock of `agents` agents.
template <class T>
ProgramOf<T> program_of(const explain::Variant& variant, const CourseParameters& course,
                        std::size_t agents) {
  return {variant,
          static_cast<T>(course.cohesion_radius),
          static_cast<T>(course.separation_radius),
          static_cast<T>(course.max_separation),
          static_cast<T>(course.alignment_radius),
          static_cast<T>(course.cohesion_weight),
          static_cast<T>(course.separation_weight),
          static_cast<T>(course.alignment_weight),
          T{0},
          agents};
}

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_PROGRAM_ORACLE_H_
