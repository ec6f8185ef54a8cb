#include "spatial/key_numbers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>

#include "oracle/random_source.h"

namespace flocking::spatial {
namespace {

TEST(KeyNumbers, CountsKeysInTheOrderOfTheirFirstInsertion) {
  KeyNumbers numbers;
  numbers.clear(5);
  for (const double key : {7.0, -3.0, 7.0, 0.0, 1e300, -3.0}) numbers.insert(key);
  EXPECT_EQ(numbers.size(), 4U);
  EXPECT_EQ(numbers.find(7), 0U);
  EXPECT_EQ(numbers.find(-3), 1U);
  EXPECT_EQ(numbers.find(0), 2U);
  EXPECT_EQ(numbers.find(1e300), 3U);
  EXPECT_EQ(numbers.find(3), KeyNumbers::kNone);
  EXPECT_EQ(numbers.find(-1e300), KeyNumbers::kNone);
}

TEST(KeyNumbers, IsEmptyOnceCleared) {
  KeyNumbers numbers;
  numbers.clear(3);
  numbers.insert(1);
  numbers.clear(0);
  EXPECT_EQ(numbers.size(), 0U);
  EXPECT_EQ(numbers.find(1), KeyNumbers::kNone);
}

// As full as it may get, with keys of all sizes, many of them side by side.
TEST(KeyNumbers, KnowsWhatAMapKnows) {
  KeyNumbers numbers;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    oracle::RandomSource r(seed);
    const auto count = static_cast<std::size_t>(r.between(0, 500));
    numbers.clear(count);
    std::map<double, std::uint32_t> expected;
    const double spread = r.pick({10, 1000, 1e15, 1e300});
    for (std::size_t i = 0; i < count; ++i) {
      const double key = std::floor(r.within(spread)) + 0.0;
      expected.emplace(key, static_cast<std::uint32_t>(expected.size()));
      numbers.insert(key);
    }
    ASSERT_EQ(numbers.size(), expected.size());
    for (const auto& [key, number] : expected) {
      ASSERT_EQ(numbers.find(key), number) << key;
      const double other = std::nextafter(key, HUGE_VAL);
      const bool known = expected.contains(other);
      ASSERT_EQ(numbers.find(other) != KeyNumbers::kNone, known) << key;
    }
  }
}

}  // namespace
}  // namespace flocking::spatial
