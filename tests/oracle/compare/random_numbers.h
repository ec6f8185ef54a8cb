#pragma once

#include <string>

#include "../random_source.h"

namespace oracle::compare {

// Numbers are made in whole units of 10^-9, so that what is exactly at a tolerance is known here
// without the arithmetic that is to be tested.
inline constexpr long kUnitsOfOne = 1'000'000'000;
inline constexpr long kUnitsOfThousandth = 1'000'000;

// With three decimals, or as many more as it takes. Zero has either sign.
std::string plain(RandomSource& random, long units);

// Another spelling of units * 10^shift: +1.5, 1.50, 15e-1, 0001.5, .5, 5., with thousands of
// zeros...
std::string respelled(RandomSource& random, long units, long shift);

// A token that is no number by the grammar, and holds no blank.
std::string junk(RandomSource& random);

// A number with hundreds of digits or an enormous exponent.
std::string extreme(RandomSource& random);

}  // namespace oracle::compare
