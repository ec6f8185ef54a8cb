#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>

#include "judge/compared.h"
#include "judge/largest_error.h"
#include "judge/token.h"
#include "judge/tolerance_check.h"
#include "oracle/random_source.h"

namespace flocking::judge {
namespace {

using testing::compared;

bool passes(const std::string& answer, const std::string& output, const Tolerance& tolerance) {
  return compared(answer, output, tolerance).matches();
}

// Returns a random spelling of number / 10^decimals.
std::string spelt(std::int64_t number, int decimals, oracle::RandomSource& random) {
  std::string digits = std::to_string(number < 0 ? -number : number);
  const auto places = static_cast<std::size_t>(decimals);
  if (digits.size() < places) digits.insert(0, places - digits.size(), '0');
  digits.insert(digits.size() - places, ".");
  if (random.chance(20)) digits.append(static_cast<std::size_t>(random.below(15)), '0');
  if (random.chance(10)) digits.insert(0, static_cast<std::size_t>(random.below(25)), '0');
  if (random.chance(20)) {
    const std::size_t moved = static_cast<std::size_t>(random.below(4));
    digits.append(moved, '0');
    const std::size_t point = digits.find('.');
    digits.erase(point, 1);
    digits.insert(point + moved, ".");
    digits += (random.chance(50) ? "e-0" : "E-") + std::to_string(moved);
  }
  return (number < 0 ? "-" : random.chance(10) ? "+" : "") + digits;
}

struct RandomPair {
  explicit RandomPair(oracle::RandomSource& random) {
    const std::int64_t tolerance = random.below(3) * random.below(2000);
    relative_thousandths = random.below(2) * random.below(300);
    expected = random.between(-100'000, 100'000) * static_cast<std::int64_t>(random.chance(90));
    const std::int64_t size = expected < 0 ? -expected : expected;
    const std::int64_t limit = random.chance(50) ? tolerance : size * relative_thousandths / 1000;
    found = expected + (random.chance(50) ? limit : -limit) + random.between(-1, 1);
    absolute = tolerance;
  }

  [[nodiscard]] bool within() const {
    const std::int64_t error = found < expected ? expected - found : found - expected;
    const std::int64_t size = expected < 0 ? -expected : expected;
    return error <= absolute || error * 1000 <= relative_thousandths * size;
  }

  std::int64_t found = 0;  // all numbers except the relative tolerance are in units of 10^-4
  std::int64_t expected = 0;
  std::int64_t absolute = 0;
  std::int64_t relative_thousandths = 0;
};

TEST(Tolerance, IsDecidedInDecimalAtItsVeryLimit) {
  EXPECT_TRUE(passes("1.234", "1.235", {"0.001", "0"}));
  EXPECT_TRUE(passes("1.235", "1.234", {"0.001", "0"}));
  EXPECT_FALSE(passes("1.234", "1.235", {"0.0009", "0"}));
  EXPECT_TRUE(passes("0.3", "0.4", {"0.1", "0"}));
  EXPECT_TRUE(passes("0.1", "0.3", {"0.2", "0"}));
  EXPECT_TRUE(passes("-0.0005", "0.0005", {"1e-3", "0"}));
  EXPECT_TRUE(passes("1000000000000000.000", "1000000000000000.001", {"0.001", "0"}));
  EXPECT_FALSE(passes("1000000000000000.000", "1000000000000000.0010000001", {"0.001", "0"}));
  for (int thousandths = 0; thousandths < 100'000; ++thousandths) {
    char expected[16];
    char found[16];
    std::snprintf(expected, sizeof expected, "%.3f", thousandths / 1000.0);
    std::snprintf(found, sizeof found, "%.3f", (thousandths + 1) / 1000.0);
    ASSERT_TRUE(passes(expected, found, {})) << expected;
    ASSERT_FALSE(passes(expected, found, {"0.000999999999999999999999", "0"})) << expected;
  }
}

TEST(Tolerance, MayBeRelative) {
  EXPECT_TRUE(passes("1000", "1001", {"0", "0.001"}));
  EXPECT_FALSE(passes("1000", "1001.0000000000000000001", {"0", "0.001"}));
  EXPECT_FALSE(passes("1000", "1001", {"0", "0.0009999999999999999999"}));
  EXPECT_TRUE(passes("-1000", "-999", {"0", "1e-3"}));
  EXPECT_FALSE(passes("0", "1e-300", {"0", "1e9"}));
  EXPECT_TRUE(passes("3e-100000", "6e-100000", {"0", "1"}));
  EXPECT_FALSE(passes("3e-100000", "6.1e-100000", {"0", "1"}));
  EXPECT_TRUE(passes("123456789123456789.1", "123456789000000000.0", {"0", "1e-6"}));
}

TEST(Tolerance, IsEitherTheAbsoluteOrTheRelativeOne) {
  EXPECT_TRUE(passes("0.001", "0.002", {"0.001", "0.0001"}));
  EXPECT_TRUE(passes("1000", "1000.1", {"0.001", "0.0001"}));
  EXPECT_FALSE(passes("1", "1.1", {"0.001", "0.0001"}));
}

TEST(Tolerance, OfZeroAsksForTheSameValue) {
  EXPECT_TRUE(passes("1.5", "01.500e0", {"0", "0"}));
  EXPECT_TRUE(passes("0.000", "-0.000", {"0", "0"}));
  EXPECT_TRUE(passes("-0.000", "0.000", {"0", "0"}));
  EXPECT_FALSE(passes("0.000", "-1e-999999999", {"0", "0"}));
}

TEST(Tolerance, TakesAnyExponent) {
  EXPECT_TRUE(passes("0.001", "1e-999999999999", {"0.001", "0"}));
  EXPECT_FALSE(passes("0.001", "-1e-999999999999", {"0.001", "0"}));
  EXPECT_TRUE(passes("1e999999999", "10e999999998", {"0.001", "0"}));
  EXPECT_FALSE(passes("1e999999999", "1e999999998", {"0.001", "0"}));
  const std::string huge = "1e" + std::string(30, '9');
  EXPECT_TRUE(passes(huge, huge, {}));
  EXPECT_FALSE(passes(huge, "1e" + std::string(31, '9'), {}));
  EXPECT_FALSE(passes("1.000", huge, {"0.001", "0.5"}));
  EXPECT_TRUE(passes("0.000", "1e-" + std::string(30, '9'), {}));
  EXPECT_FALSE(passes("0.000", "1e-" + std::string(30, '9'), {"0", "1"}));
  EXPECT_TRUE(passes("1e-" + std::string(30, '9'), "2e-" + std::string(31, '9'), {"1e-9", "0"}));
  EXPECT_FALSE(passes("1e-" + std::string(30, '9'), "1e-" + std::string(31, '9'), {"0", "0"}));
  EXPECT_TRUE(passes("0.000", "0e" + std::string(30, '9'), {"0", "0"}));
}

TEST(Tolerance, IsRefusedUnlessANumberOfAtLeastZero) {
  for (const char* text : {"", "-1", "nan", "inf", "1e", " 1", "1 ", "0x1", "1 2", "-1e-400"}) {
    EXPECT_THROW(Comparator("", {text, "0"}), std::invalid_argument) << text;
    EXPECT_THROW(Comparator("", {"0", text}), std::invalid_argument) << text;
  }
  EXPECT_NO_THROW(Comparator("", {"-0.0", "+1E-3"}));
  try {
    const Comparator comparator("", {"0", "no\x1b"});
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ(error.what(),
                 "the relative tolerance is 'no\\x1b', expected a number of at least 0");
  }
}

TEST(Tolerance, IsTheSameInShortAndLongArithmetic) {
  oracle::RandomSource random(3);
  int short_ones = 0;
  for (int i = 0; i < 200'000; ++i) {
    const RandomPair pair(random);
    const std::string found = spelt(pair.found, 4, random);
    const std::string expected = spelt(pair.expected, 4, random);
    const Tolerance tolerance = {spelt(pair.absolute, 4, random),
                                 spelt(pair.relative_thousandths, 3, random)};
    const ToleranceCheck check(tolerance);
    const bool within = check.within(decimal_of(found), decimal_of(expected));
    ASSERT_EQ(within, pair.within())
        << expected << ' ' << found << ' ' << tolerance.absolute << ' ' << tolerance.relative;
    const Token a = classify(found);
    const Token b = classify(expected);
    if (a.kind != TokenKind::kShort || b.kind != TokenKind::kShort) continue;
    const std::optional<ShortPair> aligned = align(a.number, b.number);
    const std::optional<bool> quick = aligned ? check.within(*aligned) : std::nullopt;
    if (!quick) continue;
    ++short_ones;
    ASSERT_EQ(*quick, within) << expected << ' ' << found << ' ' << tolerance.absolute << ' '
                              << tolerance.relative;
  }
  EXPECT_GT(short_ones, 50'000);
}

TEST(LargestError, IsTheSameInShortAndLongArithmetic) {
  oracle::RandomSource random(4);
  for (int i = 0; i < 3'000; ++i) {
    LargestErrorSoFar mixed;
    LargestErrorSoFar exact;
    for (std::uint64_t index = 0; index < 20; ++index) {
      const int decimals = random.between(1, 5);
      const std::string found = spelt(random.between(-300, 300), decimals, random);
      const std::string expected = spelt(random.between(-300, 300), decimals, random);
      const Token a = classify(found);
      const Token b = classify(expected);
      const bool both_short = a.kind == TokenKind::kShort && b.kind == TokenKind::kShort;
      const std::optional<ShortPair> pair =
          both_short && random.chance(80) ? align(a.number, b.number) : std::nullopt;
      exact.see(decimal_of(found), decimal_of(expected), index);
      if (pair) {
        mixed.see(*pair, found, expected, index);
      } else {
        mixed.see(decimal_of(found), decimal_of(expected), index);
      }
      ASSERT_EQ(mixed.result()->index, exact.result()->index);
      ASSERT_EQ(mixed.result()->error, exact.result()->error);
    }
  }
}

}  // namespace
}  // namespace flocking::judge
