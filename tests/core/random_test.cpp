#include "core/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>

namespace flocking {
namespace {

// Returns the number that the first two words of the cipher's output represent.
double expected(std::uint32_t first, std::uint32_t second) {
  return static_cast<double>((std::uint64_t{first} << 32U | second) >> 11U) * 0x1p-53;
}

std::uint64_t joined(std::uint32_t high, std::uint32_t low) {
  return std::uint64_t{high} << 32U | low;
}

// From kat_vectors, the authors' file of known answers, limited to vectors whose agent fits into 32
// bits.
TEST(RandomUniform, IsPhilox4x32WithTenRounds) {
  EXPECT_EQ(random_uniform(0, 0, 0, 0), expected(0x6627e8d5, 0xe169c58d));
  EXPECT_EQ(random_uniform(joined(0x299f31d0, 0xa4093822), 0x85a308d3,
                           joined(0x03707344, 0x13198a2e), 0x243f6a88),
            expected(0xd16cfe09, 0x94fdcceb));
  const std::uint64_t ones = ~std::uint64_t{0};
  EXPECT_EQ(random_uniform(ones, 0xffffffff, ones, 0xffffffff), expected(0x408f276d, 0x41c83b0e));
}

TEST(RandomUniform, IsUniformInTheUnitInterval) {
  constexpr std::uint32_t kDraws = 100'000;
  constexpr std::size_t kBins = 20;
  std::array<int, kBins> bins{};
  double sum = 0.0;
  double products = 0.0;
  double last = 0.5;
  for (std::uint32_t i = 0; i < kDraws; ++i) {
    const double u = random_uniform(1, i % 100, 1 + i / 200, i / 100 % 2);
    ASSERT_GE(u, 0.0);
    ASSERT_LT(u, 1.0);
    ++bins[static_cast<std::size_t>(u * static_cast<double>(kBins))];
    sum += u;
    products += (u - 0.5) * (last - 0.5);
    last = u;
  }
  // Tolerances are five standard deviations; the numbers are the same on every machine.
  EXPECT_NEAR(sum / kDraws, 0.5, 5.0 * 0.2887 / 316.2);
  EXPECT_NEAR(products / kDraws, 0.0, 5.0 / 12.0 / 316.2) << "neighbouring draws are independent";
  for (const int count : bins) EXPECT_NEAR(count, 5000, 5 * 69);
}

TEST(RandomUniform, DiffersInEveryArgument) {
  std::set<double> seen = {random_uniform(1, 2, 3, 4)};
  for (unsigned bit = 0; bit < 64; ++bit) {
    const std::uint64_t flip = std::uint64_t{1} << bit;
    EXPECT_TRUE(seen.insert(random_uniform(1 ^ flip, 2, 3, 4)).second) << "seed, bit " << bit;
    EXPECT_TRUE(seen.insert(random_uniform(1, 2, 3 ^ flip, 4)).second) << "step, bit " << bit;
    if (bit >= 32) continue;
    EXPECT_TRUE(seen.insert(random_uniform(1, 2 ^ flip, 3, 4)).second) << "agent, bit " << bit;
    EXPECT_TRUE(seen.insert(random_uniform(1, 2, 3, 4 ^ static_cast<std::uint32_t>(flip))).second)
        << "draw, bit " << bit;
  }
}

TEST(RandomUniform, IsAFunctionOfItsArguments) {
  const double first = random_uniform(1, 2, 3, kDitheringDraws);
  EXPECT_NE(random_uniform(1, 2, 3, kWanderDraws), first);
  EXPECT_EQ(random_uniform(1, 2, 3, kDitheringDraws), first);
}

}  // namespace
}  // namespace flocking
