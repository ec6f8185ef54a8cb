#include "fixed.h"

#include <cmath>

namespace oracle {
namespace {

// Returns 1/x + sign/(3 x^3) + 1/(5 x^5) + ...; the signs alternate if `sign` is -1.
Fixed inverse_series(std::uint32_t x, int sign) {
  Fixed power = Fixed(1).divided(x);
  Fixed sum = power;
  for (std::uint32_t i = 3; !power.is_zero(); i += 2) {
    power = power.divided(x).divided(x);
    if (sign < 0) power = -power;
    sum = sum + power.divided(i);
  }
  return sum;
}

// Returns first + first * factor / (i (i+1)) + ..., where i grows by 2.
Fixed series(const Fixed& first, const Fixed& factor, std::uint32_t i) {
  Fixed term = first;
  Fixed sum = first;
  for (; !term.is_zero(); i += 2) {
    term = (term * factor).divided(i).divided(i + 1);
    sum = sum + term;
  }
  return sum;
}

}  // namespace

Fixed::Fixed(double value) {
  double rest = std::ldexp(std::fabs(value), -94);
  for (std::size_t i = kWords; i-- > 0;) {
    rest = std::ldexp(rest, i == kWords - 1 ? 30 : 32);
    const double whole = std::floor(rest);
    words_[i] = static_cast<std::uint32_t>(whole);
    rest -= whole;
  }
  if (value < 0) *this = -*this;
}

Fixed operator+(const Fixed& a, const Fixed& b) {
  Fixed sum;
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < Fixed::kWords; ++i) {
    carry += std::uint64_t{a.words_[i]} + b.words_[i];
    sum.words_[i] = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  return sum;
}

Fixed Fixed::operator-() const {
  Fixed result;
  std::uint64_t carry = 1;
  for (std::size_t i = 0; i < kWords; ++i) {
    carry += static_cast<std::uint32_t>(~words_[i]);
    result.words_[i] = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  return result;
}

Fixed operator*(const Fixed& a, const Fixed& b) {
  if (a.is_negative()) return -(-a * b);
  if (b.is_negative()) return -(a * -b);
  std::array<std::uint32_t, 2 * Fixed::kWords> product{};
  for (std::size_t i = 0; i < Fixed::kWords; ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < Fixed::kWords; ++j) {
      carry += std::uint64_t{a.words_[i]} * b.words_[j] + product[i + j];
      product[i + j] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    product[i + Fixed::kWords] = static_cast<std::uint32_t>(carry);
  }
  Fixed result;
  for (std::size_t i = 0; i < Fixed::kWords; ++i) {
    result.words_[i] = product[i + Fixed::kFraction];
  }
  return result;
}

Fixed Fixed::divided(std::uint32_t divisor) const {
  if (is_negative()) return -(-*this).divided(divisor);
  Fixed result;
  std::uint64_t rest = 0;
  for (std::size_t i = kWords; i-- > 0;) {
    rest = rest << 32 | words_[i];
    result.words_[i] = static_cast<std::uint32_t>(rest / divisor);
    rest %= divisor;
  }
  return result;
}

Fixed sin_of(const Fixed& angle) { return series(angle, -(angle * angle), 2); }
Fixed cos_of(const Fixed& angle) { return series(Fixed(1), -(angle * angle), 1); }

Fixed exp_of(const Fixed& power) {
  // cosh + sinh
  const Fixed square = power * power;
  return series(Fixed(1), square, 1) + series(power, square, 2);
}

Fixed two_pi() {
  // Machin: pi/4 = 4 atan(1/5) - atan(1/239)
  static const Fixed value = Fixed(32) * inverse_series(5, -1) - Fixed(8) * inverse_series(239, -1);
  return value;
}

Fixed log_of_two() {
  // 2 atanh(1/3)
  static const Fixed value = Fixed(2) * inverse_series(3, 1);
  return value;
}

}  // namespace oracle
