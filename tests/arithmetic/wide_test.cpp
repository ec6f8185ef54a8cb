#include "arithmetic/wide.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>

namespace flocking::arithmetic {
namespace {

double any_finite(std::mt19937_64& random) {
  double number = std::bit_cast<double>(random());
  while (!std::isfinite(number)) number = std::bit_cast<double>(random());
  return number;
}

std::uint64_t bits_of(double number) { return std::bit_cast<std::uint64_t>(number); }

// The machine rounds sums, products and quotients to nearest, including subnormal and infinite
// results; Wide must agree.
TEST(Wide, RoundsAsTheMachineDoes) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 300000; ++i) {
    const double a = any_finite(random);
    const double b =
        i % 2 == 0 ? any_finite(random) : std::ldexp(any_finite(random), -std::ilogb(a) - 1060);
    if (b == 0.0 || !std::isfinite(b)) continue;
    ASSERT_EQ(bits_of(rounded(wide(a))), bits_of(a));
    ASSERT_EQ(bits_of(rounded(wide(a) * wide(b))), bits_of(a * b)) << a << " * " << b;
    ASSERT_EQ(bits_of(rounded(wide(a) / wide(b))), bits_of(a / b)) << a << " / " << b;
    const double near =
        std::ldexp(b, std::ilogb(a) - std::ilogb(b) + static_cast<int>(i % 60) - 30);
    if (!std::isfinite(near) || near == 0.0) continue;
    ASSERT_EQ(bits_of(rounded(wide(a) + wide(near))), bits_of(a + near)) << a << " + " << near;
    ASSERT_EQ(bits_of(rounded(wide(a) - wide(near))), bits_of(a - near)) << a << " - " << near;
  }
}

TEST(Wide, DividesByWholeNumbers) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 10000; ++i) {
    const double a = any_finite(random);
    const auto divisor = static_cast<std::uint32_t>(random() >> 33U) + 1;
    ASSERT_EQ(bits_of(rounded(wide(a) / divisor)), bits_of(a / divisor)) << a << " / " << divisor;
  }
}

TEST(Wide, RoundsTiesToEvenAndWhatIsJustBesideThemAway) {
  const Wide half_place = wide(0x1p-53);
  const Wide nothing = wide(0x1p-200);
  EXPECT_EQ(rounded(wide(1.0) + half_place), 1.0);
  EXPECT_EQ(rounded(wide(1.0) + half_place + nothing), 1.0 + 0x1p-52);
  EXPECT_EQ(rounded(wide(1.0 + 0x1p-52) + half_place), 1.0 + 0x1p-51);
  EXPECT_EQ(rounded(a_little_less(wide(1.0 + 0x1p-52) + half_place)), 1.0 + 0x1p-52);
  EXPECT_EQ(rounded(scaled(wide(1.5), -1074)), 0x1p-1073);
  EXPECT_EQ(rounded(a_little_less(scaled(wide(1.5), -1074))), 0x1p-1074);
  EXPECT_EQ(rounded(scaled(wide(1.0), -1075)), 0.0);
  EXPECT_EQ(rounded(scaled(wide(1.0) + half_place, -1075)), 0x1p-1074);
  EXPECT_EQ(rounded(-scaled(wide(1.0), 1024)), -std::numeric_limits<double>::infinity());
}

TEST(Wide, CancelsToWhatIsLeft) {
  const Wide tiny = wide(0x1.8p-180);
  EXPECT_EQ(rounded(wide(1.0) + tiny - wide(1.0)), 0x1.8p-180);
  EXPECT_TRUE((tiny - tiny).is_zero());
  EXPECT_EQ(rounded(wide(1.0) + wide(0x1p-1000)), 1.0);
  // 1/3 has a small error, which the product multiplies by 3.
  EXPECT_LT(rounded(wide(1.0) - wide(1.0) / 3U * wide(3.0)), 0x1p-250);
}

}  // namespace
}  // namespace flocking::arithmetic
