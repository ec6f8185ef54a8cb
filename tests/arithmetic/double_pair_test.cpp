#include "arithmetic/double_pair.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "arithmetic/wide.h"

namespace flocking::arithmetic {
namespace {

double random_number(std::mt19937_64& random, int least, int most) {
  const double fraction = 1.0 + static_cast<double>(random() >> 12U) * 0x1p-52;
  const int exponent = std::uniform_int_distribution(least, most)(random);
  return std::ldexp((random() & 1U) != 0 ? fraction : -fraction, exponent);
}

// Returns true if the pair equals the number exactly.
bool is_exactly(const Pair& pair, const Wide& number) {
  return (wide(pair.high) + wide(pair.low) - number).is_zero();
}

TEST(Pair, HoldsSumsAndProductsWithoutError) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 200000; ++i) {
    const double a = random_number(random, -60, 60);
    const double b = random_number(random, -60, 60);
    ASSERT_TRUE(is_exactly(exact_product(a, b), wide(a) * wide(b))) << a << " * " << b;
    ASSERT_TRUE(is_exactly(exact_sum(a, b), wide(a) + wide(b))) << a << " + " << b;
    const Pair quick = std::fabs(a) < std::fabs(b) ? quick_sum(b, a) : quick_sum(a, b);
    ASSERT_TRUE(is_exactly(quick, wide(a) + wide(b))) << a << " + " << b;
    ASSERT_EQ(exact_product(a, b).high, a * b);
  }
}

TEST(Pair, HoldsProductsToTheEndsOfItsRange) {
  for (const double a : {0x1.fffffffffffffp995, 0x1.0000000000001p0, 0x1.fffffffffffffp-900}) {
    const double b = a > 1e30 ? 0x1.5555555555555p20 : 0x1.5555555555555p-60;
    EXPECT_TRUE(is_exactly(exact_product(a, b), wide(a) * wide(b))) << a;
  }
  EXPECT_EQ(exact_product(0.0, 3.0).high, 0.0);
  EXPECT_EQ(exact_product(0.0, 3.0).low, 0.0);
}

TEST(Pair, AddsPairs) {
  const Pair third{1.0 / 3.0, 0x1.5555555555555p-56};
  const Pair sum = sum_of(third, third);
  EXPECT_EQ(sum.high, 2.0 / 3.0);
  EXPECT_EQ(sum.low, 0x1.5555555555555p-55);
}

}  // namespace
}  // namespace flocking::arithmetic
