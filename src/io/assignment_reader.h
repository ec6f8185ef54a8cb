#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "io/scanner.h"

namespace flocking::io {

/// The content of an assignment before its first time step.
struct Assignment {
  CourseParameters parameters;
  FlockState flock;
};

/// Reads `r_c r_s F_Smax r_a K_c K_s K_a N`, then N agents `x y vx vy`. Throws InputError naming
/// the field if a field is missing, is not a number, is negative but must not be, or if N agents do
/// not fit into `memory_bytes()`, which is called only for large N.
Assignment read_assignment(Scanner& scanner, std::uint64_t (*memory_bytes)());

/// A line "set PATH VALUE" or "unset PATH" between two time steps.
struct Instruction {
  std::string line;
  std::size_t begins_at = 0;  ///< byte index of the word "set" or "unset" in the line
  SourcePlace place;          ///< the place of the word in the input
};

/// The item after the agents: a time step, an instruction, or the end of the input.
using Next = std::variant<std::monostate, double, Instruction>;

/// Reads the next item. `step` counts the time steps from 1, for messages. Throws InputError.
Next read_next(Scanner& scanner, std::uint64_t step);

}  // namespace flocking::io
