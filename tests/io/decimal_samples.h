#pragma once

#include <cstdint>

namespace flocking::testing {

/// Returns element `index` of an endless sequence of doubles that are hard to print with three
/// decimals: ties such as 1.0625, their neighbours, numbers next to a tie in decimal, plain
/// numbers, and any bit pattern (including subnormals, infinities, NaN and 1e15 to 1e308).
double decimal_sample(std::uint64_t index);

}  // namespace flocking::testing
