#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "variant/variant.h"

namespace flocking::explain {

/// An input as a program understands it.
struct Scene {
  CourseParameters course;
  FlockState flock;
  std::vector<double> steps;  ///< the time steps that the program computes, in order
};

/// Returns the constant time step that a program uses instead of the steps of the input; none if it
/// uses those of the input.
std::optional<double> own_step(ReadingSteps steps);

/// Returns the scene that a program with the choices of `variant` reads from a valid input; only
/// the slots of reading matter. Returns none if the program finds too few numbers to begin.
std::optional<Scene> read_scene(const Variant& variant, std::string_view input);

}  // namespace flocking::explain
