#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/flock_state.h"
#include "io/output.h"

namespace flocking::io {

/// Where a state first held an infinity or NaN.
struct NonFinite {
  std::size_t agent = 0;
  std::string_view field;  ///< x, y, vx or vy
  double value = 0.0;
};

/// Appends one line "x y vx vy" per agent, in index order, three decimals each. False if a value
/// was infinite or NaN, which prints as C prints it.
bool print_flock(const FlockState& state, Output& output);

/// The first value that is not finite, by agent, then field.
std::optional<NonFinite> find_non_finite(const FlockState& state);

}  // namespace flocking::io
