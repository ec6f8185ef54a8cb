#pragma once

#include <cstdint>

namespace flocking::testing {

/// The `index`th of an endless row of doubles that are hard to print with three decimals: ties such
/// as 1.0625, their neighbours, numbers beside a tie in decimal, plain ones, and any bit pattern
/// (subnormals, infinities, NaN and 1e15 to 1e308 among them).
double decimal_sample(std::uint64_t index);

}  // namespace flocking::testing
