#pragma once

#include <cstddef>

#include "arithmetic/double_pair.h"

namespace flocking::arithmetic {

// Each value is stored as the nearest double and the double nearest to the remainder. Tests compare
// them with the careful functions.

struct SineAndCosine {
  Pair sine;
  Pair cosine;
};

/// Sine and cosine of i/64, up to slightly above pi/4.
inline constexpr std::size_t kSineSteps = 52;
extern const SineAndCosine kSines[kSineSteps];

/// The powers 2^(i/128).
inline constexpr std::size_t kPowerSteps = 128;
extern const Pair kPowersOfTwo[kPowerSteps];

/// The arc tangents of i/64, up to 1.
inline constexpr std::size_t kArcSteps = 65;
extern const Pair kArcTangents[kArcSteps];

}  // namespace flocking::arithmetic
