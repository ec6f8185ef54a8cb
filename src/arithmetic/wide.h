#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace flocking::arithmetic {

/// A number of 256 bits: +-0.WORDS * 2^exponent, the most significant word first, the first bit set
/// unless it is 0. In whole numbers alone, so that it is the same on every machine. Results are cut
/// off, not rounded: off by less than 2^-254 of themselves, of a sum by as much of its larger part.
struct Wide {
  static constexpr std::size_t kWords = 8;

  bool negative = false;
  int exponent = 0;
  std::array<std::uint32_t, kWords> words{};

  [[nodiscard]] bool is_zero() const { return words[0] == 0; }
};

/// A finite double as it is.
Wide wide(double value);

Wide operator-(const Wide& number);
Wide operator+(const Wide& a, const Wide& b);
Wide operator-(const Wide& a, const Wide& b);
Wide operator*(const Wide& a, const Wide& b);
/// `b` is not 0.
Wide operator/(const Wide& a, const Wide& b);
/// `divisor` is not 0.
Wide operator/(const Wide& number, std::uint32_t divisor);

/// `number` * 2^power.
Wide scaled(Wide number, int power);

/// The next number of 256 bits towards 0: what stands for "a little less". `number` is not 0.
Wide a_little_less(Wide number);

/// The double nearest to `number`, of two as near the even one; infinite above all doubles, and
/// below the normal ones rounded once, to what is there.
double rounded(const Wide& number);

/// `count` words, the most significant first, as a fraction of 1: Wide cuts off what it has no bits
/// for.
Wide from_words(const std::uint32_t* words, std::size_t count);

}  // namespace flocking::arithmetic
