#pragma once

#include <span>
#include <string>
#include <string_view>

#include "variant/variant.h"

namespace flocking::testing {

/// A program that follows the rules of the course except in one part, whose formula no choice of a
/// slot has. Students invent such formulas. An explanation may report only that part as unknown.
struct OddProgram {
  std::string_view name;  ///< unique
  std::string_view part;  ///< "cohesion", "separation", "alignment" or "the time step"
};
std::span<const OddProgram> odd_programs();

/// Returns the program's output for a valid input. `also` defines the other forces; its choices for
/// the odd part, the step, reading and printing do not matter, and all numbers are double.
std::string play_odd(const OddProgram& program, const explain::Variant& also,
                     std::string_view input);

}  // namespace flocking::testing
