#pragma once

#include <cstdint>
#include <string>

namespace flocking::explain {

/// The parameters to round up to integers, for a program that reads them into an int.
enum class WholeNumbers : std::uint8_t { kNone, kRadii, kParameters };

/// The layout of inputs that a program can read completely. The default is the assignment's layout.
/// Only numbers that are rounded to integers change.
struct InputLayout {
  WholeNumbers whole = WholeNumbers::kNone;
  bool begins_with_blank = false;  ///< for programs that lose the first character
  /// writes the first time step at the end of the last agent's line
  bool joins_first_step = false;
  bool signs_first_step = false;  ///< writes a plus before the first time step, for programs that
                                  ///< lose its first character
  bool ends_last_line = true;
};

/// Returns an input of the assignment in another layout.
std::string laid_out(const std::string& input, const InputLayout& layout);

}  // namespace flocking::explain
