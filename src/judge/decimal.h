#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace flocking::judge {

/// Exponents are limited to this size, so that a sum of a few of them does not overflow.
inline constexpr std::int64_t kLargestExponent = 1'000'000'000'000'000'000;

/// An exact decimal number of any size: +-0.DIGITS * 10^top. DIGITS neither begins nor ends with 0;
/// zero has no digits.
struct Decimal {
  std::string digits;
  std::int64_t top = 0;
  bool negative = false;
  /// the exponent was beyond kLargestExponent and was replaced by kLargestExponent
  bool cut = false;

  /// Sets the value of a token, which must be a number.
  void assign(std::string_view token);

  [[nodiscard]] bool is_zero() const { return digits.empty(); }
  /// Returns the exponent of the last digit, which is worth 10^bottom().
  [[nodiscard]] std::int64_t bottom() const {
    return top - static_cast<std::int64_t>(digits.size());
  }
};

/// Returns the value of a token, which must be a number.
Decimal decimal_of(std::string_view token);

/// Returns true if |a| < |b|.
bool is_smaller(const Decimal& a, const Decimal& b);

/// Returns true if a < b.
bool is_less(const Decimal& a, const Decimal& b);

/// A term of a sum: the number or its negation.
struct Term {
  const Decimal* number = nullptr;
  bool opposite = false;
};

/// Largest number of terms of a sum; see sign_of_sum().
inline constexpr std::size_t kMaxTerms = 8;

/// Returns -1, 0 or 1: the exact sign of the sum of at most kMaxTerms terms. Takes time
/// proportional to the digits that matter, for any exponents, and no memory.
int sign_of_sum(std::span<const Term> terms);

/// Returns a * b exactly, or if exponents were limited, the product of the limited numbers.
Decimal product(const Decimal& a, const Decimal& b);

}  // namespace flocking::judge
