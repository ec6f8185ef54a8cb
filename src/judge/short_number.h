#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace flocking::judge {

/// Largest number of digits of a ShortNumber, so that sums and differences of two fit into 64 bits.
inline constexpr int kShortDigits = 18;

/// A decimal number, digits / 10^decimals, with decimals in [0, kShortDigits].
struct ShortNumber {
  std::int64_t digits = 0;
  int decimals = 0;
};

/// The powers 10^0 to 10^kShortDigits.
inline constexpr auto kPowersOfTen = [] {
  std::array<std::int64_t, kShortDigits + 1> powers{1};
  for (std::size_t i = 1; i < powers.size(); ++i) powers[i] = powers[i - 1] * 10;
  return powers;
}();

/// Extends the number to `decimals` decimals. Returns false if it would have more than kShortDigits
/// digits.
inline bool extend(ShortNumber& number, int decimals) {
  const auto more = static_cast<std::size_t>(decimals - number.decimals);
  if (more > kShortDigits) return false;
  const std::int64_t room = kPowersOfTen[kShortDigits - more];
  if (number.digits >= room || number.digits <= -room) return false;
  number = {number.digits * kPowersOfTen[more], decimals};
  return true;
}

/// A short number at the start of a text, and the place after it. `end` is null if there is no such
/// number.
struct ShortNumberInText {
  ShortNumber number;
  const char* end = nullptr;
};

/// Appends decimal digits to `number`, which wraps around on overflow; returns the place after
/// them.
inline const char* add_digits(const char* at, const char* end, std::uint64_t& number) {
  while (at != end) {
    const auto digit = static_cast<unsigned char>(*at - '0');
    if (digit > 9) break;
    number = number * 10 + digit;
    ++at;
  }
  return at;
}

/// Parses the common forms: an optional -, then 5 or 5. or .5 or 5.5, with at most kShortDigits
/// digits in all. Does not check that the token ends there.
inline ShortNumberInText parse_short(const char* begin, const char* end) {
  const bool negative = begin != end && *begin == '-';
  const char* const whole = begin + (negative ? 1 : 0);
  std::uint64_t all_digits = 0;
  const char* at = add_digits(whole, end, all_digits);
  std::ptrdiff_t count = at - whole;
  std::ptrdiff_t decimals = 0;
  if (at != end && *at == '.') {
    const char* const fraction = at + 1;
    at = add_digits(fraction, end, all_digits);
    decimals = at - fraction;
    count += decimals;
  }
  if (count == 0 || count > kShortDigits) return {};
  const auto digits = static_cast<std::int64_t>(all_digits);
  return {{negative ? -digits : digits, static_cast<int>(decimals)}, at};
}

/// The error of two short numbers, in units of 10^-decimals.
struct ShortPair {
  std::uint64_t error = 0;     ///< |found - expected|
  std::uint64_t expected = 0;  ///< |expected|
  int decimals = 0;
};

inline std::uint64_t magnitude(std::int64_t number) {
  return static_cast<std::uint64_t>(number < 0 ? -number : number);
}

/// Returns both numbers with the same number of decimals, the larger one of the two; none if the
/// digits do not fit.
inline std::optional<ShortPair> align(ShortNumber found, ShortNumber expected) {
  if (found.decimals < expected.decimals) {
    if (!extend(found, expected.decimals)) return std::nullopt;
  } else if (expected.decimals < found.decimals) {
    if (!extend(expected, found.decimals)) return std::nullopt;
  }
  return ShortPair{magnitude(found.digits - expected.digits), magnitude(expected.digits),
                   found.decimals};
}

}  // namespace flocking::judge
