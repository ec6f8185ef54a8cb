#include "random_numbers.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace oracle::compare {
namespace {

using namespace std::string_view_literals;

std::string zeros(int count) { return std::string(static_cast<std::size_t>(count), '0'); }

std::string digits_of(RandomSource& random, int count) {
  std::string digits;
  for (int i = 0; i < count; ++i) {
    digits += static_cast<char>('0' + random.below(10));
  }
  return digits;
}

int some_zeros(RandomSource& random) {
  return random.chance(3) ? random.between(100, 2500) : random.below(4);
}

std::string exponent_of(RandomSource& random, long exponent) {
  std::string text = random.chance(50) ? "e" : "E";
  if (exponent < 0) {
    text += '-';
  } else if (random.chance(30)) {
    text += '+';
  }
  return text + (random.chance(20) ? zeros(some_zeros(random)) : "") +
         std::to_string(exponent < 0 ? -exponent : exponent);
}

std::string sign_of(RandomSource& random, long units) {
  if (units < 0 || (units == 0 && random.chance(40))) {
    return "-";
  }
  return random.chance(20) ? "+" : "";
}

}  // namespace

std::string plain(RandomSource& random, long units) {
  std::string digits = std::to_string(units < 0 ? -units : units);
  digits.insert(0, digits.size() < 10 ? 10 - digits.size() : 0, '0');
  std::string text = digits.substr(0, digits.size() - 9) + "." + digits.substr(digits.size() - 9);
  for (int i = 0; i < 6 && text.ends_with('0'); ++i) {
    text.pop_back();
  }
  const bool minus = units < 0 || (units == 0 && random.chance(30));
  return (minus ? "-" : "") + text;
}

std::string respelled(RandomSource& random, long units, long shift) {
  std::string digits = std::to_string(units < 0 ? -units : units);
  long exponent = shift - 9;
  while (random.chance(90) && digits.size() > 1 && digits.ends_with('0')) {
    digits.pop_back();
    ++exponent;
  }
  if (random.chance(50)) {
    const int added = some_zeros(random);
    digits += zeros(added);
    exponent -= added;
  }
  const bool without_exponent = random.chance(70) && exponent > -3000 && exponent < 3000;
  if (without_exponent) {
    digits += zeros(static_cast<int>(std::max(exponent, 0L)));
    exponent = std::min(exponent, 0L);
    const long lacking = -exponent - static_cast<long>(digits.size());
    digits.insert(0, zeros(static_cast<int>(std::max(lacking, 0L))));
  }
  digits.insert(0, random.chance(50) ? zeros(some_zeros(random)) : "");
  const int size = static_cast<int>(digits.size());
  const int decimals = without_exponent ? static_cast<int>(-exponent) : random.below(size + 1);
  exponent += decimals;
  std::string text = digits;
  if (decimals > 0 || random.chance(20)) {
    text.insert(digits.size() - static_cast<std::size_t>(decimals), ".");
  }
  const bool bare = exponent == 0 && random.chance(90);
  return sign_of(random, units) + text + (bare ? "" : exponent_of(random, exponent));
}

std::string junk(RandomSource& random) {
  static constexpr auto kTokens = std::to_array<std::string_view>({"1.5e",
                                                                   "0x1.8p0",
                                                                   "1,5",
                                                                   "nan",
                                                                   "inf",
                                                                   "-inf",
                                                                   "NaN",
                                                                   "Infinity",
                                                                   "-nan(ind)",
                                                                   "1.#INF",
                                                                   "1.000\0junk"sv,
                                                                   "--1",
                                                                   "1e",
                                                                   ".",
                                                                   "e5",
                                                                   "+",
                                                                   "-",
                                                                   "+-1",
                                                                   "-.",
                                                                   "1.2.3",
                                                                   "1e5.5",
                                                                   "1e+",
                                                                   "1_000",
                                                                   "1.000f",
                                                                   "1'000",
                                                                   "0b1",
                                                                   "1.0e--5",
                                                                   "1ee5",
                                                                   "(1.000)",
                                                                   "1.000;",
                                                                   "1.000,",
                                                                   "x=1.000",
                                                                   "dt?",
                                                                   "\0"sv,
                                                                   "1.0\0"sv,
                                                                   "\x01\x7f",
                                                                   "\xff\xfe",
                                                                   "\xc3\x28",
                                                                   "1.0\xef\xbb\xbf",
                                                                   "\xe2\x88\x92"
                                                                   "1.0",
                                                                   "1.000\xc2\xa0",
                                                                   "\xef\xbc\x91",
                                                                   "\xe2\x88\x9e",
                                                                   "\x1b[31m1.000",
                                                                   "::notice::ok",
                                                                   "]]>",
                                                                   "ok",
                                                                   "#"});
  if (random.chance(4)) {
    return digits_of(random, random.between(50, 3000)) + "x";
  }
  if (random.chance(4)) {
    return std::string(static_cast<std::size_t>(random.between(50, 3000)), 'e');
  }
  return std::string(
      kTokens[static_cast<std::size_t>(random.below(static_cast<int>(kTokens.size())))]);
}

std::string extreme(RandomSource& random) {
  static constexpr auto kTokens =
      std::to_array<std::string_view>({"1e400",
                                       "-1e400",
                                       "1e-400",
                                       "-1e-400",
                                       "1e308",
                                       "1.8e308",
                                       "5e-324",
                                       "1e99999999999",
                                       "-1e99999999999",
                                       "1e-99999999999",
                                       "-1e-99999999999",
                                       "0e99999999999",
                                       "-0e-99999999999",
                                       "1e9223372036854775807",
                                       "1e9223372036854775808",
                                       "1e-9223372036854775809",
                                       "1e18446744073709551616",
                                       "9e4294967296",
                                       "1e2147483648",
                                       "1e99999999999999999999999999",
                                       "1e99999999999999999999999998",
                                       "-1e-99999999999999999999999999",
                                       "9007199254740993",
                                       "0.1000000000000000055511151231257827"});
  if (random.chance(70)) {
    return std::string(
        kTokens[static_cast<std::size_t>(random.below(static_cast<int>(kTokens.size())))]);
  }
  const std::string sign = random.chance(50) ? "-" : "";
  return sign + digits_of(random, random.between(1, 600)) + "." +
         digits_of(random, random.between(0, 600));
}

}  // namespace oracle::compare
