#include "arithmetic/multiply_add.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace flocking::arithmetic {
namespace {

constexpr double kTiny = std::numeric_limits<double>::denorm_min();

std::uint64_t bits_as_stored(double value) { return std::bit_cast<std::uint64_t>(value); }

TEST(MultiplyAdd, RoundsOnce) {
  for (const auto multiply_add_now : {multiply_add, multiply_add_slowly}) {
    const double above = 1.0 + 0x1p-52;
    EXPECT_EQ(multiply_add_now(above, above, -(1.0 + 0x1p-51)), 0x1p-104);
    // The product is half way between two doubles, so that the smallest addend decides.
    const double half = 1.0 + 0x1p-27;
    EXPECT_EQ(multiply_add_now(half, 1.0 + 0x1p-26, 0.0), 1.0 + 0x1p-26 + 0x1p-27);
    EXPECT_EQ(multiply_add_now(half, half, kTiny), 1.0 + 0x1p-26 + 0x1p-54 + 0x1p-53);
    EXPECT_EQ(multiply_add_now(1.0 + 0x1p-26, 1.0 + 0x1p-27, kTiny),
              1.0 + 0x1p-26 + 0x1p-27 + 0x1p-52);
    EXPECT_EQ(multiply_add_now(1.0 + 0x1p-26, 1.0 + 0x1p-27, -kTiny), 1.0 + 0x1p-26 + 0x1p-27);
    EXPECT_EQ(multiply_add_now(0x1p1000, 0x1p100, -0x1p1000), HUGE_VAL);
    EXPECT_EQ(multiply_add_now(0x1p1000, 0x1p24, -0x1p1023), 0x1p1023);
    EXPECT_EQ(bits_as_stored(multiply_add_now(3.0, 0.5, -1.5)), bits_as_stored(0.0));
    EXPECT_EQ(bits_as_stored(multiply_add_now(-0.0, 1.0, -0.0)), bits_as_stored(-0.0));
    EXPECT_TRUE(std::isnan(multiply_add_now(HUGE_VAL, 0.0, 1.0)));
  }
}

// Tests random bits, and numbers near one another, whose sums lose their leading digits.
TEST(MultiplyAdd, IsTheSameInWholeNumbers) {
  std::uint64_t state = 1;
  const auto next = [&state] {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return state ^ (state >> 29U);
  };
  for (int round = 0; round < 20000; ++round) {
    const double a = std::bit_cast<double>(next());
    const double b = std::bit_cast<double>(next());
    const double near = -(a * b) * (1.0 + static_cast<double>(next() % 8) * 0x1p-52);
    for (const double sum : {std::bit_cast<double>(next()), near, kTiny}) {
      const double expected = multiply_add(a, b, sum);
      const double found = multiply_add_slowly(a, b, sum);
      if (std::isnan(expected) && std::isnan(found)) continue;
      ASSERT_EQ(bits_as_stored(found), bits_as_stored(expected)) << a << " * " << b << " + " << sum;
    }
  }
}

}  // namespace
}  // namespace flocking::arithmetic
