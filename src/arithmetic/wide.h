#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace flocking::arithmetic {

/// A number of 256 bits: +-0.WORDS * 2^exponent, the most significant word first. The first bit is
/// set unless the number is 0. Computed with whole numbers only, so that it is the same on every
/// machine. Results are truncated, with a relative error below 2^-254; for a sum, relative to the
/// larger operand.
struct Wide {
  static constexpr std::size_t kWords = 8;

  bool negative = false;
  int exponent = 0;
  std::array<std::uint32_t, kWords> words{};

  [[nodiscard]] bool is_zero() const { return words[0] == 0; }
};

/// Returns a finite double exactly.
Wide wide(double value);

Wide operator-(const Wide& number);
Wide operator+(const Wide& a, const Wide& b);
Wide operator-(const Wide& a, const Wide& b);
Wide operator*(const Wide& a, const Wide& b);
/// `b` must not be 0.
Wide operator/(const Wide& a, const Wide& b);
/// `divisor` must not be 0.
Wide operator/(const Wide& number, std::uint32_t divisor);

/// Returns `number` * 2^power.
Wide scaled(Wide number, int power);

/// Returns the next Wide towards 0, which represents a slightly smaller number. `number` must not
/// be 0.
Wide a_little_less(Wide number);

/// Returns the double nearest to `number`, ties to even; infinity above all doubles. Subnormal
/// results are rounded only once.
double rounded(const Wide& number);

/// Returns `count` words, the most significant first, as a fraction of 1. Bits beyond the size of a
/// Wide are truncated.
Wide from_words(const std::uint32_t* words, std::size_t count);

}  // namespace flocking::arithmetic
