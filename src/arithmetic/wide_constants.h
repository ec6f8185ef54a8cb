#pragma once

#include <cstddef>
#include <cstdint>

#include "arithmetic/wide.h"

namespace flocking::arithmetic {

/// The fraction 2/pi in words of 32 bits, beginning after the binary point: enough to reduce the
/// largest double and keep 256 bits of the rest. Tests compare the words with the digits of 2/pi.
inline constexpr std::size_t kTwoOverPiWords = 44;
extern const std::uint32_t kTwoOverPi[kTwoOverPiWords];

extern const Wide kHalfPi;
extern const Wide kLogOfTwo;

}  // namespace flocking::arithmetic
