#pragma once

#include <optional>

#include "arithmetic/double_pair.h"

namespace flocking::arithmetic {

// Functions to some 2^-66, in doubles, for most arguments; nothing for the others.

/// By how much of itself a result may be off, at most.
inline constexpr double kQuickError = 0x1p-64;

/// Both for finite numbers of at least 2^-100, in radians.
std::optional<Pair> quick_sine(double angle);
std::optional<Pair> quick_cosine(double angle);

/// e^power / 2^exponent, within [0.99, 2.01].
struct Exponential {
  Pair fraction;
  int exponent = 0;
};

/// For |power| below 800.
Exponential quick_exponential(double power);

/// The angle of (x, y), in radians within (-pi, pi), for finite numbers other than 0.
std::optional<Pair> quick_angle(double y, double x);

}  // namespace flocking::arithmetic
