#pragma once

#include <cstdint>
#include <string>

#include "core/vec2.h"

namespace flocking::plot {

/// A number of thousandths. The type can hold twice kFarthest.
using Thousandths = std::int64_t;

/// Return what the simulator prints for `value`, with three decimals, as text and as a number.
/// `value` must be at most kFarthest.
std::string printed(double value);
Thousandths printed_thousandths(double value);

/// Returns `value` with three decimals.
std::string decimals_of(Thousandths value);

/// The origin of the picture's coordinates. For a flock far from (0, 0) it is near the flock, so
/// that programs that draw with 32-bit numbers have digits left for the flock.
struct Origin {
  Thousandths x = 0;
  Thousandths y = 0;

  [[nodiscard]] bool is_zero() const { return x == 0 && y == 0; }
  /// Returns the offset from the origin to `point`, as printed.
  [[nodiscard]] Vec2 to(Vec2 point) const;
};

}  // namespace flocking::plot
