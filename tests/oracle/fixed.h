#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace oracle {

// A number with 384 binary places after the point and 96 before it, including the sign: a whole
// number of 480 bits in two's complement. Smaller bits are truncated.
class Fixed {
 public:
  Fixed() = default;
  // Exact if no bit of `value` is below 2^-384. Requires |value| < 2^94.
  explicit Fixed(double value);

  friend Fixed operator+(const Fixed& a, const Fixed& b);
  friend Fixed operator*(const Fixed& a, const Fixed& b);
  Fixed operator-() const;
  friend Fixed operator-(const Fixed& a, const Fixed& b) { return a + -b; }
  // `divisor` must not be 0.
  Fixed divided(std::uint32_t divisor) const;
  bool is_negative() const { return (words_[kWords - 1] >> 31) != 0; }
  bool is_zero() const { return words_ == std::array<std::uint32_t, kWords>{}; }

 private:
  static constexpr std::size_t kFraction = 12;
  static constexpr std::size_t kWords = 15;
  std::array<std::uint32_t, kWords> words_{};  // the last word is the most significant
};

Fixed sin_of(const Fixed& angle);
Fixed cos_of(const Fixed& angle);
Fixed exp_of(const Fixed& power);
Fixed two_pi();
Fixed log_of_two();

}  // namespace oracle
