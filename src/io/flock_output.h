#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/team.h"
#include "core/flock_state.h"
#include "io/output.h"

namespace flocking::io {

/// Where a state first held an infinity or NaN.
struct NonFinite {
  std::size_t agent = 0;
  std::string_view field;  ///< x, y, vx or vy
  double value = 0.0;
};

/// Prints states one after another; its memory is used again for the next.
class FlockPrinter {
 public:
  /// Appends one line "x y vx vy" per agent, in index order, three decimals each. False if a value
  /// was infinite or NaN, which prints as C prints it. `team`: parts of a large flock become text
  /// side by side and leave in order. Throws as Output does.
  bool print(const FlockState& state, Output& output, Team& team);

 private:
  bool print_in_parts(const FlockState& state, Output& output, Team& team);

  std::vector<std::vector<char>> texts_;  // of each thread
};

/// The same lines as a text.
std::string lines_of(const FlockState& state);

/// The first value that is not finite, by agent, then field.
std::optional<NonFinite> find_non_finite(const FlockState& state);

}  // namespace flocking::io
