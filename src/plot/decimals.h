#pragma once

#include <cstdint>
#include <string>

#include "core/vec2.h"

namespace flocking::plot {

/// A whole number of thousandths; those of kFarthest, and twice as many, fit.
using Thousandths = std::int64_t;

/// What the simulator prints for `value`, with three decimals, and what that means. `value` is at
/// most kFarthest.
std::string printed(double value);
Thousandths printed_thousandths(double value);

/// `value` with three decimals.
std::string decimals_of(Thousandths value);

/// Where the coordinates of a picture begin: for a flock far from (0, 0), near it, so that
/// programs that draw with 32 bits have digits left for the flock itself.
struct Origin {
  Thousandths x = 0;
  Thousandths y = 0;

  [[nodiscard]] bool is_zero() const { return x == 0 && y == 0; }
  /// From here to `point`, as it is printed.
  [[nodiscard]] Vec2 to(Vec2 point) const;
};

}  // namespace flocking::plot
