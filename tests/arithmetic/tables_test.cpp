#include "arithmetic/tables.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "arithmetic/careful.h"
#include "arithmetic/wide_constants.h"

namespace flocking::arithmetic {
namespace {

// Checks that `high` is the nearest double, and `low` the double nearest to the remainder.
void expect_is(const Pair& pair, const Wide& exact, std::size_t row) {
  EXPECT_EQ(pair.high, rounded(exact)) << row;
  EXPECT_EQ(pair.low, rounded(exact - wide(pair.high))) << row;
}

TEST(Tables, AreWhatTheCarefulFunctionsSay) {
  for (std::size_t i = 1; i < kSineSteps; ++i) {
    const double angle = static_cast<double>(i) / 64.0;
    expect_is(kSines[i].sine, careful_sine(angle), i);
    expect_is(kSines[i].cosine, careful_cosine(angle), i);
  }
  for (std::size_t i = 1; i < kArcSteps; ++i) {
    const double tangent = static_cast<double>(i) / 64.0;
    expect_is(kArcTangents[i], careful_angle(tangent, 1.0, kArcTangents[i].high), i);
  }
  // The 128th power of a table entry must be a power of two with a whole exponent.
  for (std::size_t i = 0; i < kPowerSteps; ++i) {
    Wide power = wide(kPowersOfTwo[i].high) + wide(kPowersOfTwo[i].low);
    for (int doubling = 0; doubling < 7; ++doubling) power = power * power;
    const Wide rest = scaled(power, -static_cast<int>(i)) - wide(1.0);
    EXPECT_LT(std::fabs(rounded(rest)), 0x1p-98) << i;
  }
  expect_is(kSines[0].cosine, wide(1.0), 0);
  expect_is(kSines[0].sine, wide(0.0), 0);
  expect_is(kArcTangents[0], wide(0.0), 0);
}

// Computes pi by Machin's formula, and log 2 by the series of 2 atanh(1/3), which the logarithm
// uses.
TEST(Constants, AreWhatSeriesSay) {
  const auto arc_tangent_of_inverse = [](std::uint32_t x, bool alternates) {
    Wide power = wide(1.0) / x;
    Wide sum = power;
    for (std::uint32_t i = 3; i < 400; i += 2) {
      power = power / x / x;
      if (alternates) power = -power;
      sum = sum + power / i;
    }
    return sum;
  };
  const Wide pi =
      wide(16.0) * arc_tangent_of_inverse(5, true) - wide(4.0) * arc_tangent_of_inverse(239, true);
  EXPECT_LT(std::fabs(rounded(scaled(kHalfPi, 1) - pi)), 0x1p-245);
  const Wide log_of_two = wide(2.0) * arc_tangent_of_inverse(3, false);
  EXPECT_LT(std::fabs(rounded(kLogOfTwo - log_of_two)), 0x1p-245);
  EXPECT_LT(std::fabs(rounded(from_words(kTwoOverPi, kTwoOverPiWords) * kHalfPi - wide(1.0))),
            0x1p-250);
}

}  // namespace
}  // namespace flocking::arithmetic
