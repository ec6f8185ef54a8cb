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

/// The first agent and field of a state with an infinity or NaN.
struct NonFinite {
  std::size_t agent = 0;
  std::string_view field;  ///< x, y, vx or vy
  double value = 0.0;
};

/// A printer of states that reuses its memory for each state.
class FlockPrinter {
 public:
  /// Appends one line "x y vx vy" per agent, in index order, with three decimals each. Returns
  /// false if a value is infinite or NaN; such a value is printed like in C. The threads of `team`
  /// convert parts of a large flock in parallel; the parts are written in order. Throws like
  /// Output.
  bool print(const FlockState& state, Output& output, Team& team);

 private:
  bool print_in_parts(const FlockState& state, Output& output, Team& team);

  std::vector<std::vector<char>> texts_;  // one for each thread
};

/// Returns the lines that FlockPrinter::print() writes.
std::string lines_of(const FlockState& state);

/// Returns the first value that is not finite, by agent, then field.
std::optional<NonFinite> find_non_finite(const FlockState& state);

}  // namespace flocking::io
