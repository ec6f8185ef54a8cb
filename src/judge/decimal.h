#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace flocking::judge {

/// Exponents are cut to this size, and no sum of a few of them overflows.
inline constexpr std::int64_t kLargestExponent = 1'000'000'000'000'000'000;

/// A decimal number of any size, exactly: +-0.DIGITS * 10^top, where DIGITS neither begins nor ends
/// with 0; zero has none.
struct Decimal {
  std::string digits;
  std::int64_t top = 0;
  bool negative = false;
  bool cut = false;  ///< the exponent was beyond kLargestExponent, which stands in its place

  /// Takes the value of a token that is a number (the caller has checked it).
  void assign(std::string_view token);

  [[nodiscard]] bool is_zero() const { return digits.empty(); }
  /// The last digit stands for 10^bottom().
  [[nodiscard]] std::int64_t bottom() const {
    return top - static_cast<std::int64_t>(digits.size());
  }
};

/// The same, for a token that is a number.
Decimal decimal_of(std::string_view token);

/// |a| < |b|.
bool is_smaller(const Decimal& a, const Decimal& b);

/// a < b.
bool is_less(const Decimal& a, const Decimal& b);

/// A term of a sum: the number, or its opposite.
struct Term {
  const Decimal* number = nullptr;
  bool opposite = false;
};

/// Most terms of a sum; see sign_of_sum.
inline constexpr std::size_t kMaxTerms = 8;

/// -1, 0 or 1: the sign of the sum of at most kMaxTerms terms, exactly. Takes time in proportion to
/// the digits that matter, whatever the exponents, and no memory.
int sign_of_sum(std::span<const Term> terms);

/// a * b, exactly, or of the parts that the cut exponents left.
Decimal product(const Decimal& a, const Decimal& b);

}  // namespace flocking::judge
