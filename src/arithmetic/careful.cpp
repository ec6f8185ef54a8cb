#include "arithmetic/careful.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

#include "arithmetic/wide_constants.h"

namespace flocking::arithmetic {
namespace {

// A term is negligible if its exponent is lower than that of the sum by more than this.
constexpr int kEnough = 260;

Wide one() { return wide(1.0); }

bool is_nothing_to(const Wide& term, const Wide& sum) {
  return term.is_zero() || term.exponent < sum.exponent - kEnough;
}

// Returns r - r^3/3! + r^5/5! - ... if `first` is r and `i` is 1; 1 - r^2/2! + ... if `first` is 1
// and `i` is 0.
Wide alternating_series(Wide first, std::uint32_t i, const Wide& square) {
  Wide sum = first;
  for (Wide term = first; !is_nothing_to(term, sum); i += 2) {
    term = -(term * square / ((i + 1) * (i + 2)));
    sum = sum + term;
  }
  return sum;
}

Wide sine_series(const Wide& r) { return r.is_zero() ? r : alternating_series(r, 1, r * r); }
Wide cosine_series(const Wide& r) { return alternating_series(one(), 0, r * r); }

// An angle reduced by quarter turns: their number, modulo 4, and the rest, at most pi/4 in
// magnitude.
struct Quarters {
  unsigned count;
  Wide rest;
};

// Returns the exact product of an integer below 2^64 and a window of words of 2/pi. The words
// before the window contribute only whole turns (Payne and Hanek 1983).
constexpr std::size_t kWindow = 12;
using Product = std::array<std::uint32_t, kWindow + 2>;

Product times_two_over_pi(std::uint64_t integer, std::size_t first) {
  Product product{};
  const std::uint64_t parts[] = {integer & 0xffffffffU, integer >> 32U};
  for (std::size_t part = 0; part < 2; ++part) {
    std::uint64_t carry = 0;
    for (std::size_t i = kWindow; i-- > 0;) {
      std::uint32_t& place = product[i + 2 - part];
      carry += parts[part] * kTwoOverPi[first + i] + place;
      place = static_cast<std::uint32_t>(carry);
      carry >>= 32U;
    }
    product[1 - part] = static_cast<std::uint32_t>(carry);
  }
  return product;
}

// Reduces `angle`, which must be at least pi/4.
Quarters quarters_of(double angle) {
  int exponent = 0;
  // angle = integer * 2^(exponent - 64), with the lower 11 bits of the integer 0.
  const double fraction = std::frexp(angle, &exponent);
  const auto integer = static_cast<std::uint64_t>(std::ldexp(fraction, 64));
  const int power = exponent - 64;
  // The words before `first` times the angle are multiples of 4.
  const std::size_t first = power < 34 ? 0 : static_cast<std::size_t>((power - 2) / 32);
  Product product = times_two_over_pi(integer, first);
  // The number of bits of the product before the binary point: from 0 (power >= -64) to 64 + 33.
  const int point = 64 + power - 32 * static_cast<int>(first);
  // `count` is the two bits before the point; the fraction starts with the bit after it.
  const auto bit = [&](int place) {
    return place < 0 ? 0U : product[static_cast<std::size_t>(place) / 32] >> (31 - place % 32) & 1U;
  };
  const unsigned count = 2 * bit(point - 2) + bit(point - 1);
  const bool is_above_half = bit(point) != 0;
  for (int place = 0; place < point; ++place) {
    product[static_cast<std::size_t>(place) / 32] &= ~(0x80000000U >> (place % 32));
  }
  Wide rest = scaled(from_words(product.data(), product.size()), point);
  if (is_above_half) rest = rest - one();
  return {(count + (is_above_half ? 1U : 0U)) % 4, rest * kHalfPi};
}

Quarters without_quarters(double angle) {
  if (std::fabs(angle) < 0.78) return {0, wide(angle)};
  Quarters found = quarters_of(std::fabs(angle));
  if (std::signbit(angle)) found = {(4 - found.count) % 4, -found.rest};
  return found;
}

// Returns the sine of an angle plus `count` quarter turns.
Wide sine_of(const Quarters& angle, unsigned count) {
  const unsigned all = (angle.count + count) % 4;
  const Wide size = all % 2 == 0 ? sine_series(angle.rest) : cosine_series(angle.rest);
  return all < 2 ? size : -size;
}

// Returns atan(y/x), which must be at most 1 and at least 2^-100; `near` is an approximation to
// some 40 bits.
Wide arc_tangent(const Wide& y, const Wide& x, double near) {
  const Wide sine = sine_series(wide(near));
  const Wide cosine = cosine_series(wide(near));
  const Wide rest = (y * cosine - x * sine) / (x * cosine + y * sine);
  if (rest.is_zero()) return wide(near);
  const Wide square = rest * rest;
  Wide sum = rest;
  Wide power = rest;
  for (std::uint32_t i = 3; i <= 13; i += 2) {
    power = -(power * square);
    sum = sum + power / i;
  }
  return wide(near) + sum;
}

}  // namespace

Wide careful_sine(double angle) { return sine_of(without_quarters(angle), 0); }

Wide careful_cosine(double angle) { return sine_of(without_quarters(angle), 1); }

Wide careful_exponential(double power) {
  const double count = std::floor(power * 1.4426950408889634 + 0.5);
  const Wide rest = wide(power) - wide(count) * kLogOfTwo;
  Wide sum = one();
  Wide term = one();
  for (std::uint32_t i = 1; !is_nothing_to(term, sum); ++i) {
    term = term * rest / i;
    sum = sum + term;
  }
  return scaled(sum, static_cast<int>(count));
}

Wide careful_logarithm(double number) {
  int exponent = 0;
  double fraction = std::frexp(number, &exponent);
  if (fraction < 0.7071) {
    fraction *= 2.0;
    --exponent;
  }
  // log((1 + s) / (1 - s)) = 2 * (s + s^3/3 + s^5/5 + ...)
  const Wide s = (wide(fraction) - one()) / (wide(fraction) + one());
  const Wide square = s * s;
  Wide sum = s;
  Wide power = s;
  for (std::uint32_t i = 3; !is_nothing_to(power, sum); i += 2) {
    power = power * square;
    sum = sum + power / i;
  }
  return scaled(sum, 1) + wide(exponent) * kLogOfTwo;
}

Wide careful_angle(double y, double x, double near) {
  const Wide up = wide(std::fabs(y));
  const Wide along = wide(std::fabs(x));
  const bool is_steep = std::fabs(y) > std::fabs(x);
  const Wide& small = is_steep ? along : up;
  const Wide& large = is_steep ? up : along;
  Wide angle;
  if (small.exponent < large.exponent - 100) {
    angle = a_little_less(small / large);  // t - t^3/3 + ...
  } else {
    const double half_pi = rounded(kHalfPi);
    const double acute = std::min(std::fabs(near), 2.0 * half_pi - std::fabs(near));
    angle = arc_tangent(small, large, is_steep ? half_pi - acute : acute);
  }
  if (is_steep) angle = kHalfPi - angle;
  if (std::signbit(x)) angle = scaled(kHalfPi, 1) - angle;
  return std::signbit(y) ? -angle : angle;
}

}  // namespace flocking::arithmetic
