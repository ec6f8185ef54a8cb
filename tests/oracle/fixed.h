#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace oracle {

// A number with 384 binary places behind the point and 96 before it, the first of them its sign:
// whole numbers of 480 bits, as processors have them of 64. What is too small is cut off.
class Fixed {
 public:
  Fixed() = default;
  // Exact where no bit of `value` is below 2^-384; |value| < 2^94.
  explicit Fixed(double value);

  friend Fixed operator+(const Fixed& a, const Fixed& b);
  friend Fixed operator*(const Fixed& a, const Fixed& b);
  Fixed operator-() const;
  friend Fixed operator-(const Fixed& a, const Fixed& b) { return a + -b; }
  // `divisor` is not 0.
  Fixed divided(std::uint32_t divisor) const;
  bool is_negative() const { return (words_[kWords - 1] >> 31) != 0; }
  bool is_zero() const { return words_ == std::array<std::uint32_t, kWords>{}; }

 private:
  static constexpr std::size_t kFraction = 12;
  static constexpr std::size_t kWords = 15;
  std::array<std::uint32_t, kWords> words_{};  // the last of them counts most
};

Fixed sin_of(const Fixed& angle);
Fixed cos_of(const Fixed& angle);
Fixed exp_of(const Fixed& power);
Fixed two_pi();
Fixed log_of_two();

}  // namespace oracle
