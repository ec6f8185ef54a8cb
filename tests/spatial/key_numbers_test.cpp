#include "spatial/key_numbers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "oracle/random_source.h"

namespace flocking::spatial {
namespace {

TEST(KeyNumbers, CountsKeysInTheOrderOfTheirFirstInsertion) {
  KeyNumbers numbers;
  for (const Vec2 key : {Vec2{7, 0}, {-3, 1e300}, {7, 0}, {0, 7}, {1e300, -3}, {-3, 1e300}}) {
    numbers.insert(key);
  }
  EXPECT_EQ(numbers.size(), 4U);
  EXPECT_EQ(numbers.find({7, 0}), 0U);
  EXPECT_EQ(numbers.find({-3, 1e300}), 1U);
  EXPECT_EQ(numbers.find({0, 7}), 2U);
  EXPECT_EQ(numbers.find({1e300, -3}), 3U);
  EXPECT_EQ(numbers.find({7, 7}), KeyNumbers::kNone);
  EXPECT_EQ(numbers.find({-1e300, -3}), KeyNumbers::kNone);
}

TEST(KeyNumbers, IsEmptyOnceCleared) {
  KeyNumbers numbers;
  numbers.insert({1, 2});
  numbers.clear();
  EXPECT_EQ(numbers.size(), 0U);
  EXPECT_EQ(numbers.find({1, 2}), KeyNumbers::kNone);
}

// Uses keys of all sizes, many of them adjacent.
TEST(KeyNumbers, AgreesWithAMap) {
  KeyNumbers numbers;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    oracle::RandomSource r(seed);
    const int count = r.between(0, 500);
    numbers.clear();
    std::map<std::pair<double, double>, std::uint32_t> expected;
    const double spread = r.pick({10, 1000, 1e15, 1e300});
    for (int i = 0; i < count; ++i) {
      const Vec2 key{std::floor(r.within(spread)) + 0.0, std::floor(r.within(spread)) + 0.0};
      expected.emplace(std::pair(key.x, key.y), static_cast<std::uint32_t>(expected.size()));
      numbers.insert(key);
    }
    ASSERT_EQ(numbers.size(), expected.size());
    for (const auto& [key, number] : expected) {
      const auto [x, y] = key;
      ASSERT_EQ(numbers.find({x, y}), number) << x << ' ' << y;
      const double other = std::nextafter(x, HUGE_VAL);
      const bool known = expected.contains({other, y});
      ASSERT_EQ(numbers.find({other, y}) != KeyNumbers::kNone, known) << x << ' ' << y;
    }
  }
}

}  // namespace
}  // namespace flocking::spatial
