#include "arithmetic/quick.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "arithmetic/tables.h"

namespace flocking::arithmetic {
namespace {

// Constants in parts. The first two parts have 33 bits, so that their products with 20-bit integers
// are exact; the error of the sum of the three parts is below 2^-122, for the logarithm below
// 2^-129.
constexpr double kHalfPi1 = 0x1.921fb544p+0;
constexpr double kHalfPi2 = 0x1.0b4611a6p-34;
constexpr double kHalfPi3 = 0x1.3198a2e037073p-69;
constexpr double kStep1 = 0x1.62e42fefp-8;  // log(2) / 128
constexpr double kStep2 = 0x1.473de6afp-41;
constexpr double kStep3 = 0x1.3c7673007e5edp-76;

constexpr Pair kQuarterTurn{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};
constexpr Pair kHalfTurn{0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};

// Returns value - count * (part1 + part2 + part3); the first subtraction must be exact.
Pair without(double value, double count, double part1, double part2, double part3) {
  const Pair most = exact_sum(value - count * part1, -(count * part2));
  return quick_sum(most.high, most.low - count * part3);
}

double rounded_to_integer(double value) { return std::floor(value + 0.5); }

// Return sin(r) - r, and cos(r) - 1, for |r| below 2^-7, by Taylor's series.
double sine_beyond(double r) {
  const double s = r * r;
  return r * s * (-1.0 / 6.0 + s * (1.0 / 120.0 + s * (-1.0 / 5040.0 + s * (1.0 / 362880.0))));
}
double cosine_beyond(double r) {
  const double s = r * r;
  return s * (-0.5 + s * (1.0 / 24.0 + s * (-1.0 / 720.0 + s * (1.0 / 40320.0))));
}

// Returns start + slope * r + rest; `start` must be the largest term or 0, and `rest` small.
Pair assembled(Pair start, Pair slope, Pair r, double rest) {
  const Pair product = exact_product(slope.high, r.high);
  const Pair sum = exact_sum(start.high, product.high);
  const double low =
      sum.low + (product.low + (start.low + (slope.low * r.high + (slope.high * r.low + rest))));
  return quick_sum(sum.high, low);
}

Pair negated(Pair number) { return {-number.high, -number.low}; }

// Returns the sine or cosine of an angle of at most pi/4 in magnitude: from the table at the
// nearest i/64, then by sin(a + r) = sin a cos r + cos a sin r and the same for the cosine.
Pair near_zero(Pair angle, bool is_cosine) {
  if (angle.high < 0.0) {
    const Pair result = near_zero(negated(angle), is_cosine);
    return is_cosine ? result : negated(result);
  }
  const double place = rounded_to_integer(angle.high * 64.0);
  const SineAndCosine& at = kSines[static_cast<std::size_t>(place)];
  const Pair r = quick_sum(angle.high - place / 64.0, angle.low);
  const double sine = sine_beyond(r.high);
  const double cosine = cosine_beyond(r.high);
  if (is_cosine) {
    return assembled(at.cosine, negated(at.sine), r,
                     at.cosine.high * (cosine - r.high * r.low) - at.sine.high * sine);
  }
  return assembled(at.sine, at.cosine, r,
                   at.sine.high * (cosine - r.high * r.low) + at.cosine.high * sine);
}

// Returns the sine of an angle plus `quarters` quarter turns.
std::optional<Pair> sine_of(double angle, unsigned quarters) {
  if (std::fabs(angle) > 500000.0) return std::nullopt;
  const double count = rounded_to_integer(angle * 0x1.45f306dc9c883p-1);
  const Pair rest =
      count == 0.0 ? Pair{angle, 0.0} : without(angle, count, kHalfPi1, kHalfPi2, kHalfPi3);
  // The error of the parts of pi grows to 2^-100, which is too much if the rest is tiny.
  if (count != 0.0 && std::fabs(rest.high) < 0x1p-28) return std::nullopt;
  const unsigned all = (static_cast<unsigned>(static_cast<int>(count)) + quarters) % 4U;
  const Pair size = near_zero(rest, all % 2U == 1U);
  return all < 2U ? size : negated(size);
}

// Returns a/b for b > 0, with a relative error of some 2^-103.
Pair quotient(Pair a, Pair b) {
  const double first = a.high / b.high;
  const Pair product = exact_product(first, b.high);
  const double rest = (a.high - product.high) - product.low + (a.low - first * b.low);
  return quick_sum(first, rest / b.high);
}

// Returns atan(u) - u, for |u| below 2^-6.9.
double arc_beyond(double u) {
  const double s = u * u;
  return u * s *
         (-1.0 / 3.0 + s * (1.0 / 5.0 + s * (-1.0 / 7.0 + s * (1.0 / 9.0 + s * (-1.0 / 11.0)))));
}

// Returns atan(a/b) for 0 < a <= b and b within [0.5, 1): from the nearest c = i/64 by atan(t) =
// atan(c) + atan((t - c) / (1 + t*c)).
Pair arc_tangent(double a, double b) {
  const double place = rounded_to_integer(a / b * 64.0);
  const double c = place / 64.0;
  const Pair part = exact_product(c, b);
  const Pair more = exact_product(c, a);
  const Pair above = exact_sum(a, -part.high);
  const Pair below = exact_sum(b, more.high);
  const Pair u = quotient(quick_sum(above.high, above.low - part.low),
                          quick_sum(below.high, below.low + more.low));
  const Pair& start = kArcTangents[static_cast<std::size_t>(place)];
  const Pair sum = exact_sum(start.high, u.high);
  return quick_sum(sum.high, sum.low + (start.low + (u.low + arc_beyond(u.high))));
}

}  // namespace

std::optional<Pair> quick_sine(double angle) { return sine_of(angle, 0); }

std::optional<Pair> quick_cosine(double angle) { return sine_of(angle, 1); }

Exponential quick_exponential(double power) {
  const double count = rounded_to_integer(power * 0x1.71547652b82fep+7);
  const Pair r = without(power, count, kStep1, kStep2, kStep3);
  const double whole = std::floor(count / 128.0);
  const Pair& start = kPowersOfTwo[static_cast<std::size_t>(count - 128.0 * whole)];
  const double x = r.high;
  // e^x - 1 - x
  double beyond =
      0.5 + x * (1.0 / 6.0 + x * (1.0 / 24.0 + x * (1.0 / 120.0 + x * (1.0 / 720.0 + x / 5040.0))));
  beyond = x * x * beyond + x * r.low;
  return {assembled(start, start, r, start.high * beyond), static_cast<int>(whole)};
}

std::optional<Pair> quick_angle(double y, double x) {
  double small = std::min(std::fabs(x), std::fabs(y));
  double large = std::max(std::fabs(x), std::fabs(y));
  int exponent = 0;
  large = std::frexp(large, &exponent);
  // Scale both so that the larger one is near 1. The careful function handles numbers that would
  // then lose bits.
  small = std::ldexp(small, -exponent);
  if (small < 0x1p-200) return std::nullopt;
  Pair angle = arc_tangent(small, large);
  if (std::fabs(y) > std::fabs(x)) angle = sum_of(kQuarterTurn, negated(angle));
  if (std::signbit(x)) angle = sum_of(kHalfTurn, negated(angle));
  return std::signbit(y) ? negated(angle) : angle;
}

}  // namespace flocking::arithmetic
