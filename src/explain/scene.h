#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "explain/variant.h"

namespace flocking::explain {

/// An input as a program understands it.
struct Scene {
  CourseParameters course;
  FlockState flock;
  std::vector<double> steps;  ///< that are computed, in their order
};

/// The time step that a program takes for each of the input, where that is a number of its own.
std::optional<double> own_step(ReadingSteps steps);

/// What a program with these choices reads from a right input; of the slots only those of reading
/// count. Nothing where it finds too few numbers to begin.
std::optional<Scene> read_scene(const Variant& variant, std::string_view input);

}  // namespace flocking::explain
