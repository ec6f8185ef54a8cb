#pragma once

#include <cstddef>

#include "arithmetic/double_pair.h"

namespace flocking::arithmetic {

// Each value as the nearest double and the nearest double to what that leaves; tested against the
// careful functions.

struct SineAndCosine {
  Pair sine;
  Pair cosine;
};

/// Of i/64, up to above pi/4.
inline constexpr std::size_t kSineSteps = 52;
extern const SineAndCosine kSines[kSineSteps];

/// 2^(i/128).
inline constexpr std::size_t kPowerSteps = 128;
extern const Pair kPowersOfTwo[kPowerSteps];

/// Of i/64, up to 1.
inline constexpr std::size_t kArcSteps = 65;
extern const Pair kArcTangents[kArcSteps];

}  // namespace flocking::arithmetic
