#include "io/decimal_samples.h"

#include <bit>
#include <cmath>
#include <limits>

namespace flocking::testing {
namespace {

// splitmix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
std::uint64_t scramble(std::uint64_t index) {
  std::uint64_t z = (index + 1) * 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

double with_sign(double magnitude, std::uint64_t random) {
  return (random & 1U) != 0 ? -magnitude : magnitude;
}

// Returns a whole number below a random power of two, so that numbers of all sizes occur.
double whole_number(std::uint64_t random, unsigned most_bits) {
  return static_cast<double>((random >> 11U) >> (53 - 1 - (random >> 1U) % most_bits));
}

double step_away(double value, std::uint64_t random) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  const std::uint64_t direction = (random >> 7U) % 3;
  return direction == 0 ? value : std::nextafter(value, direction == 1 ? kFar : -kFar);
}

}  // namespace

double decimal_sample(std::uint64_t index) {
  const std::uint64_t random = scramble(index);
  const std::uint64_t more = scramble(random);
  switch (index % 64) {
    case 0:  // any bit pattern
      return std::bit_cast<double>(more);
    case 1:  // large numbers, near the limit of the fast path
      return with_sign(std::ldexp(1.0 + std::ldexp(static_cast<double>(more >> 12U), -52),
                                  static_cast<int>(38 + random % 30)),
                       random >> 9U);
    case 2:
    case 3:  // tiny numbers
      return with_sign(
          std::ldexp(static_cast<double>(more >> 11U), -static_cast<int>(random % 80)) * 1e-9,
          random >> 9U);
    default:
      break;
  }
  if (index % 4 == 0) {  // ties in binary, which are odd sixteenths, and their neighbours
    return step_away(with_sign(whole_number(more, 50) / 16.0, random), random);
  }
  // ties in decimal, which no double except those of case 0 represents exactly
  if (index % 4 == 1) {
    return step_away(with_sign((whole_number(more, 44) + 0.5) / 1000.0, random), random);
  }
  if (index % 4 == 2) {  // thousandths
    return step_away(with_sign(whole_number(more, 50) / 1000.0, random), random);
  }
  return with_sign(std::ldexp(static_cast<double>(more >> 11U), -static_cast<int>(random % 60)),
                   random >> 9U);
}

}  // namespace flocking::testing
