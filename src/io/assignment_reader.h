#pragma once

#include <cstdint>
#include <optional>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "io/scanner.h"

namespace flocking::io {

/// What an assignment says before its first time step.
struct Assignment {
  CourseParameters parameters;
  FlockState flock;
};

/// Reads `r_c r_s F_Smax r_a K_c K_s K_a N`, then N agents `x y vx vy`. Throws InputError naming
/// the field that is missing, no number, negative where it must not be, or more agents than fit
/// into `memory_bytes()`, which is only asked for large N.
Assignment read_assignment(Scanner& scanner, std::uint64_t (*memory_bytes)());

/// Reads time steps; `number` counts them from 1, for messages. Nothing at the end of the input.
/// Throws InputError.
std::optional<double> read_time_step(Scanner& scanner, std::uint64_t number);

}  // namespace flocking::io
