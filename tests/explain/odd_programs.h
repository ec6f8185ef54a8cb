#pragma once

#include <span>
#include <string>
#include <string_view>

#include "explain/variant.h"

namespace flocking::testing {

/// A program that follows the rules of the course but for one part, whose formula no choice of any
/// slot has. Students invent such things; nothing but that part may be said to be unknown.
struct OddProgram {
  std::string_view name;  ///< of this one alone
  std::string_view part;  ///< "cohesion", "separation", "alignment" or "the time step"
};
std::span<const OddProgram> odd_programs();

/// What it prints for a right input. `also` says what the other forces are: its choices for the odd
/// part, for the step, for reading and for printing do not matter, and all numbers are double.
std::string play_odd(const OddProgram& program, const explain::Variant& also,
                     std::string_view input);

}  // namespace flocking::testing
