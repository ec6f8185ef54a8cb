#pragma once

#include <cstddef>
#include <cstdint>

#include "arithmetic/wide.h"

namespace flocking::arithmetic {

/// 2/pi in words of 32 bits, the first of them behind the point: enough to leave whole turns out of
/// the largest double and to have 256 bits of what is left. Tested against its digits.
inline constexpr std::size_t kTwoOverPiWords = 44;
extern const std::uint32_t kTwoOverPi[kTwoOverPiWords];

extern const Wide kHalfPi;
extern const Wide kLogOfTwo;

}  // namespace flocking::arithmetic
