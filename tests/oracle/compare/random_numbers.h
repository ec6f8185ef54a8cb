#pragma once

#include <string>

#include "../random_source.h"

namespace oracle::compare {

// Numbers are generated in whole units of 10^-9, so that numbers exactly at a tolerance are known
// without the arithmetic under test.
inline constexpr long kUnitsOfOne = 1'000'000'000;
inline constexpr long kUnitsOfThousandth = 1'000'000;

// Returns a number with three decimals, or more if necessary. Zero has either sign.
std::string plain(RandomSource& random, long units);

// Returns another spelling of units * 10^shift: +1.5, 1.50, 15e-1, 0001.5, .5, 5., with thousands
// of zeros...
std::string respelled(RandomSource& random, long units, long shift);

// Returns a token that is not a number by the grammar and contains no blank.
std::string junk(RandomSource& random);

// Returns a number with hundreds of digits or an enormous exponent.
std::string extreme(RandomSource& random);

}  // namespace oracle::compare
