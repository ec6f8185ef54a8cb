#include "arithmetic/wide.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

namespace flocking::arithmetic {
namespace {

constexpr int kBits = 32;
constexpr std::size_t kWords = Wide::kWords;
using Words = std::array<std::uint32_t, kWords>;

// Returns the words shifted by `bits` towards the least significant end; bits shifted out are lost.
Words shifted_down(const Words& words, int bits) {
  Words moved{};
  const auto whole = static_cast<std::size_t>(bits / kBits);
  const int rest = bits % kBits;
  for (std::size_t i = whole; i < kWords; ++i) {
    moved[i] = words[i - whole] >> rest;
    if (rest > 0 && i > whole) moved[i] |= words[i - whole - 1] << (kBits - rest);
  }
  return moved;
}

// Adds b to a; returns true if the sum carries out of the first word.
bool add_to(Words& a, const Words& b) {
  std::uint64_t carry = 0;
  for (std::size_t i = kWords; i-- > 0;) {
    carry += std::uint64_t{a[i]} + b[i];
    a[i] = static_cast<std::uint32_t>(carry);
    carry >>= kBits;
  }
  return carry != 0;
}

// Subtracts b from a, modulo 2^256.
void take_from(Words& a, const Words& b) {
  std::uint64_t borrow = 0;
  for (std::size_t i = kWords; i-- > 0;) {
    const std::uint64_t difference = std::uint64_t{a[i]} - b[i] - borrow;
    a[i] = static_cast<std::uint32_t>(difference);
    borrow = (difference >> kBits) & 1U;
  }
}

// Adds magnitudes of the same sign; b must not be larger than a.
Wide with_added(Wide a, const Wide& b, int distance) {
  if (add_to(a.words, shifted_down(b.words, distance))) {
    a.words = shifted_down(a.words, 1);
    a.words[0] |= 0x80000000U;
    ++a.exponent;
  }
  return a;
}

Wide with_taken(Wide a, const Wide& b, int distance) {
  take_from(a.words, shifted_down(b.words, distance));
  Wide result = from_words(a.words.data(), kWords);
  result.exponent += a.exponent;
  result.negative = a.negative;
  return result;
}

bool is_smaller(const Wide& a, const Wide& b) {
  return a.exponent != b.exponent ? a.exponent < b.exponent : a.words < b.words;
}

}  // namespace

Wide from_words(const std::uint32_t* words, std::size_t count) {
  const std::span<const std::uint32_t> all(words, count);
  std::size_t first = 0;
  while (first < count && all[first] == 0) ++first;
  Wide result;
  if (first == count) return result;
  const int shift = std::countl_zero(all[first]);
  result.exponent = -static_cast<int>(first) * kBits - shift;
  for (std::size_t i = 0; i < kWords && first + i < count; ++i) {
    result.words[i] = all[first + i] << shift;
    if (shift > 0 && first + i + 1 < count) {
      result.words[i] |= all[first + i + 1] >> (kBits - shift);
    }
  }
  return result;
}

Wide wide(double value) {
  int exponent = 0;
  const double fraction = std::frexp(std::fabs(value), &exponent);
  const auto bits = static_cast<std::uint64_t>(std::ldexp(fraction, 64));
  Wide result;
  result.negative = std::signbit(value);
  result.exponent = exponent;
  result.words[0] = static_cast<std::uint32_t>(bits >> kBits);
  result.words[1] = static_cast<std::uint32_t>(bits);
  return result;
}

Wide operator-(const Wide& number) {
  Wide result = number;
  result.negative = !number.negative;
  return result;
}

Wide operator+(const Wide& a, const Wide& b) {
  if (b.is_zero()) return a;
  if (a.is_zero()) return b;
  if (is_smaller(a, b)) return b + a;
  const int distance = a.exponent - b.exponent;
  if (distance >= static_cast<int>(kWords) * kBits) return a;
  return a.negative == b.negative ? with_added(a, b, distance) : with_taken(a, b, distance);
}

Wide operator-(const Wide& a, const Wide& b) { return a + -b; }

Wide operator*(const Wide& a, const Wide& b) {
  std::array<std::uint32_t, 2 * kWords> product{};
  for (std::size_t i = kWords; i-- > 0;) {
    std::uint64_t carry = 0;
    for (std::size_t j = kWords; j-- > 0;) {
      carry += std::uint64_t{a.words[i]} * b.words[j] + product[i + j + 1];
      product[i + j + 1] = static_cast<std::uint32_t>(carry);
      carry >>= kBits;
    }
    product[i] = static_cast<std::uint32_t>(carry);
  }
  Wide result = from_words(product.data(), product.size());
  result.exponent += a.exponent + b.exponent;
  result.negative = a.negative != b.negative;
  return result;
}

Wide operator/(const Wide& a, const Wide& b) {
  if (a.is_zero()) return a;
  // Long division, bit by bit: 257 bits, the first before the binary point.
  std::array<std::uint32_t, kWords + 1> quotient{};
  Words rest = a.words;
  bool overflows = false;
  for (std::size_t bit = 0; bit <= kWords * kBits; ++bit) {
    if (overflows || rest >= b.words) {
      take_from(rest, b.words);
      // The bit before the binary point is the last bit of the first word.
      const std::size_t place = bit + kBits - 1;
      quotient[place / kBits] |= 0x80000000U >> (place % kBits);
    }
    const Words before = rest;
    overflows = add_to(rest, before);
  }
  Wide result = from_words(quotient.data(), quotient.size());
  result.exponent += kBits + a.exponent - b.exponent;
  result.negative = a.negative != b.negative;
  return result;
}

Wide operator/(const Wide& number, std::uint32_t divisor) {
  std::array<std::uint32_t, kWords + 1> quotient{};
  std::uint64_t rest = 0;
  for (std::size_t i = 0; i < quotient.size(); ++i) {
    rest = (rest << kBits) | (i < kWords ? number.words[i] : 0U);
    quotient[i] = static_cast<std::uint32_t>(rest / divisor);
    rest %= divisor;
  }
  Wide result = from_words(quotient.data(), quotient.size());
  result.exponent += number.exponent;
  result.negative = number.negative;
  return result;
}

Wide scaled(Wide number, int power) {
  number.exponent += power;
  return number;
}

Wide a_little_less(Wide number) {
  Words one{};
  one.back() = 1;
  take_from(number.words, one);
  Wide result = from_words(number.words.data(), kWords);
  result.exponent += number.exponent;
  result.negative = number.negative;
  return result;
}

double rounded(const Wide& number) {
  constexpr int kMantissa = 53;
  constexpr int kLowest = -1021;  // the exponent of the smallest normal double
  const int bits = std::min(kMantissa, kMantissa + number.exponent - kLowest);
  if (number.is_zero() || bits < 0) return number.negative ? -0.0 : 0.0;
  const std::uint64_t top = std::uint64_t{number.words[0]} << kBits | number.words[1];
  const std::uint64_t kept = bits == 0 ? 0 : top >> (64 - bits);
  const std::uint64_t lost = bits == 0 ? top : top << bits;
  constexpr std::uint64_t kHalf = std::uint64_t{1} << 63;
  const bool has_more = std::any_of(number.words.begin() + 2, number.words.end(),
                                    [](std::uint32_t word) { return word != 0; });
  const bool is_up = lost > kHalf || (lost == kHalf && (has_more || (kept & 1U) != 0));
  const double magnitude =
      std::ldexp(static_cast<double>(kept + (is_up ? 1U : 0U)), number.exponent - bits);
  return number.negative ? -magnitude : magnitude;
}

}  // namespace flocking::arithmetic
