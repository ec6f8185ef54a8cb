#include "spawn/exact.h"

#include <array>
#include <cmath>
#include <utility>

#include "core/random.h"

namespace flocking::spawn {
namespace {

constexpr int kMantissaBits = 53;
constexpr int kFractionBits = 60;
constexpr Wide kOne = Wide{1} << kFractionBits;
constexpr Wide kQuarterPi = 905502432259640355;  // pi/4 in units of 2^-60

Wide size_of(Wide value) { return value < 0 ? -value : value; }

int bits_of(Wide value) {
  int bits = 0;
  for (; value > 0; value >>= 1) ++bits;
  return bits;
}

// The step number for draws of a generated flock. No real step has this number.
constexpr std::uint64_t kBeforeAllSteps = 0;

// Returns cosine and sine of an angle from 0 to pi/4, all multiplied by 2^60, by their series.
std::pair<Wide, Wide> cosine_and_sine(Wide angle) {
  std::array<Wide, 2> sums{};
  Wide term = kOne;
  for (int power = 1; term != 0; ++power) {
    const bool is_negative = (power - 1) % 4 >= 2;
    sums[static_cast<std::size_t>(power - 1) % 2] += is_negative ? -term : term;
    term = term * angle / kOne / power;
  }
  return {sums[0], sums[1]};
}

}  // namespace

Units units_of(double value, int decimals) {
  Wide scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  int exponent = 0;
  const double fraction = std::frexp(value, &exponent);
  const auto mantissa = static_cast<Wide>(std::ldexp(fraction, kMantissaBits));
  const int places = kMantissaBits - exponent;  // above 0, because values are below 2^53
  constexpr int kMostPlaces = 100;              // a smaller value is 0 with any number of decimals
  if (places > kMostPlaces) return 0;
  return rounded_quotient(mantissa * scale, Wide{1} << places);
}

Units rounded_quotient(Wide a, Wide b) {
  const Wide size = (2 * size_of(a) + b) / (2 * b);
  return static_cast<Units>(a < 0 ? -size : size);
}

std::uint64_t whole_root(Wide square) {
  Wide root = 0;
  for (Wide bit = Wide{1} << (bits_of(square) / 2); bit > 0; bit >>= 1) {
    if ((root + bit) * (root + bit) <= square) root += bit;
  }
  return static_cast<std::uint64_t>(root);
}

UnitsPoint along(UnitsPoint direction, Units length) {
  const Wide x = direction.x;
  const Wide y = direction.y;
  const Wide square = x * x + y * y;
  constexpr int kRootBits = 124;
  const int shift = (kRootBits - bits_of(square)) / 2;
  const Wide root = whole_root(square << (2 * shift));
  const auto part = [&](Wide coordinate) {
    return rounded_quotient((coordinate * length) * (Wide{1} << shift), root);
  };
  return {part(x), part(y)};
}

UnitsPoint on_circle(Units radius, std::uint64_t k, std::uint64_t n) {
  const std::uint64_t octant = 8 * k / n;
  std::uint64_t rest = 8 * k - octant * n;
  if (octant % 2 == 1) rest = n - rest;
  const auto [cosine, series] = cosine_and_sine(kQuarterPi * rest / n);
  // At 30 degrees, the sine is one half. If that makes a tie, the inexact series must not decide
  // the rounding.
  const Wide sine = 3 * rest == 2 * n ? kOne / 2 : series;
  const bool is_steep = octant % 4 == 1 || octant % 4 == 2;
  const Wide x = is_steep ? sine : cosine;
  const Wide y = is_steep ? cosine : sine;
  const bool is_left = octant >= 2 && octant < 6;
  const bool is_below = octant >= 4;
  return {rounded_quotient(radius * (is_left ? -x : x), kOne),
          rounded_quotient(radius * (is_below ? -y : y), kOne)};
}

Units random_units(Units most, std::uint64_t seed, std::uint64_t owner, std::uint32_t draw) {
  const double uniform = random_uniform(seed, owner, kBeforeAllSteps, draw);
  const auto whole = static_cast<Wide>(std::ldexp(uniform, kMantissaBits));
  return static_cast<Units>(whole * (Wide{most} + 1) >> kMantissaBits);
}

}  // namespace flocking::spawn
