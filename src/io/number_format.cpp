#include "io/number_format.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "arithmetic/double_pair.h"
#include "core/constants.h"

namespace flocking::io {
namespace {

constexpr double kFastLimit = 0x1p52;
constexpr std::uint64_t kMantissaMask = (std::uint64_t{1} << 52U) - 1;

// The digits of 0 to 999, once as the start of a number ("7", "42") and once padded ("007").
struct DigitTables {
  std::array<std::uint32_t, 1000> leading{};        // characters, first in the lowest byte
  std::array<std::uint8_t, 1000> leading_length{};  // 1, 2 or 3
  std::array<std::uint32_t, 1000> padded{};         // three characters
};

constexpr DigitTables make_digit_tables() {
  DigitTables tables;
  for (std::uint32_t i = 0; i < 1000; ++i) {
    const std::uint32_t hundreds = '0' + i / 100;
    const std::uint32_t tens = '0' + i / 10 % 10;
    const std::uint32_t ones = '0' + i % 10;
    const std::uint32_t padded = hundreds | tens << 8U | ones << 16U;
    const std::uint32_t length = i >= 100 ? 3 : i >= 10 ? 2 : 1;
    tables.padded[i] = padded;
    tables.leading[i] = padded >> (8 * (3 - length));
    tables.leading_length[i] = static_cast<std::uint8_t>(length);
  }
  return tables;
}

constexpr DigitTables kDigits = make_digit_tables();

// Stores the first character at the lowest address for both byte orders.
template <class Word>
void store(char* out, Word characters) {
  if constexpr (std::endian::native == std::endian::big) {
    for (std::size_t i = 0; i < sizeof(Word); ++i) {
      out[i] = static_cast<char>(characters >> (8 * i) & 0xFFU);
    }
  } else {
    std::memcpy(out, &characters, sizeof characters);
  }
}

// Writes a whole number of at most 15 digits, without leading zeros.
char* write_whole(char* out, std::uint64_t whole) {
  std::array<std::uint32_t, 6> groups{};
  std::size_t count = 0;
  for (; whole >= 1000; whole /= 1000) groups[count++] = kDigits.padded[whole % 1000];
  store(out, kDigits.leading[whole]);
  out += kDigits.leading_length[whole];
  while (count > 0) {
    store(out, groups[--count]);
    out += 3;
  }
  return out;
}

[[gnu::noinline]] char* write_with_library(char* out, double value) {
  if (std::isnan(value)) {
    const std::string_view text = std::signbit(value) ? "-nan" : "nan";
    return out + text.copy(out, text.size());
  }
  const std::string text = fmt::format("{:.3f}", value);  // fmt prints inf and -inf like C
  return out + text.copy(out, text.size());
}

// Returns the rounded result if `product` is exactly half way between two integers. The rounding
// error of the product decides; if it is 0, the result is `even`.
[[gnu::noinline]] std::uint64_t round_tie(double magnitude, double product, std::uint64_t even) {
  const double remainder = arithmetic::exact_product(magnitude, 1000.0).low;
  if (remainder == 0.0) return even;
  return static_cast<std::uint64_t>(remainder > 0.0 ? std::ceil(product) : std::floor(product));
}

}  // namespace

char* write_three_decimals(char* out, double value) {
  const double magnitude = std::fabs(value);
  const double product = magnitude * 1000.0;
  if (!(product < kFastLimit)) [[unlikely]]
    return write_with_library(out, value);

  // At 2^52 the last place of a double is 1. Adding 2^52 therefore rounds to the nearest integer,
  // ties to even, and stores that integer in the low bits.
  const double shifted = product + kFastLimit;
  std::uint64_t thousandths = std::bit_cast<std::uint64_t>(shifted) & kMantissaMask;
  if (std::fabs(product - (shifted - kFastLimit)) == 0.5) [[unlikely]] {
    thousandths = round_tie(magnitude, product, thousandths);
  }
  *out = '-';
  out += std::bit_cast<std::uint64_t>(value) >> 63U;
  const std::uint64_t whole = thousandths / 1000;
  const std::uint64_t decimals = std::uint64_t{kDigits.padded[thousandths % 1000]} << 8U | '.';
  if (whole < 1000) [[likely]] {
    const unsigned length = kDigits.leading_length[whole];
    store(out, kDigits.leading[whole] | decimals << (8 * length));
    return out + length + 4;
  }
  out = write_whole(out, whole);
  store(out, static_cast<std::uint32_t>(decimals));
  return out + 4;
}

}  // namespace flocking::io
