#pragma once

#include <optional>

#include "arithmetic/double_pair.h"

namespace flocking::arithmetic {

// Functions with some 66 correct bits, computed in doubles, for most arguments. They return none
// for the other arguments.

/// Largest relative error of a result.
inline constexpr double kQuickError = 0x1p-64;

/// Return the sine and cosine of an angle in radians; finite and at least 2^-100 in magnitude.
std::optional<Pair> quick_sine(double angle);
std::optional<Pair> quick_cosine(double angle);

/// e^power as fraction * 2^exponent, with the fraction within [0.99, 2.01].
struct Exponential {
  Pair fraction;
  int exponent = 0;
};

/// Returns e^power, for |power| below 800.
Exponential quick_exponential(double power);

/// Returns the angle of (x, y), in radians within (-pi, pi), for finite numbers other than 0.
std::optional<Pair> quick_angle(double y, double x);

}  // namespace flocking::arithmetic
