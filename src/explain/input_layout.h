#pragma once

#include <cstdint>
#include <string>

namespace flocking::explain {

/// Which numbers of the first line are rounded up to whole ones, as a program that reads them by an
/// int needs them.
enum class WholeNumbers : std::uint8_t { kNone, kRadii, kParameters };

/// How inputs are written for a program, so that it reads all of them. As the assignment has them
/// unless something is set; the numbers are the same, but for those that have to be whole.
struct InputLayout {
  WholeNumbers whole = WholeNumbers::kNone;
  bool begins_with_blank = false;  ///< for those that lose the first character
  bool joins_first_step = false;   ///< the first time step stands on the last agent's line
  bool signs_first_step = false;   ///< a plus before it, for those that lose its first character
  bool ends_last_line = true;
};

/// An input of the assignment in another layout.
std::string laid_out(const std::string& input, const InputLayout& layout);

}  // namespace flocking::explain
