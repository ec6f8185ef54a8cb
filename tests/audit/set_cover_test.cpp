// Compares small covers with all subsets.
#include "audit/set_cover.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/random_source.h"

namespace flocking::audit {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// Reads candidates drawn as "#..#".
std::vector<Covered> drawn(const std::vector<std::string_view>& rows) {
  std::vector<Covered> candidates;
  for (const std::string_view row : rows) {
    Covered& one = candidates.emplace_back();
    for (const char c : row) one.push_back(c == '#');
  }
  return candidates;
}

std::vector<Covered> random_candidates(::oracle::RandomSource& random) {
  const std::size_t things = 1 + static_cast<std::size_t>(random.below(20));
  const auto share = 1 + random.below(6);
  std::vector<Covered> candidates(1 + static_cast<std::size_t>(random.below(8)));
  for (Covered& one : candidates) {
    for (std::size_t i = 0; i < things; ++i) one.push_back(random.below(8) < share);
  }
  return candidates;
}

std::uint32_t bits_of(const Covered& covered) {
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < covered.size(); ++i) bits |= covered[i] ? 1U << i : 0U;
  return bits;
}

// Returns the elements that the candidates of a subset cover together, as bits.
std::uint32_t covered_by(const std::vector<Covered>& candidates, std::uint32_t subset) {
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if ((subset >> i & 1U) != 0) bits |= bits_of(candidates[i]);
  }
  return bits;
}

int fewest(const std::vector<Covered>& candidates) {
  const std::uint32_t all = (1U << candidates.size()) - 1;
  int least = static_cast<int>(candidates.size());
  for (std::uint32_t subset = 0; subset <= all; ++subset) {
    if (covered_by(candidates, subset) != covered_by(candidates, all)) continue;
    least = std::min(least, std::popcount(subset));
  }
  return least;
}

TEST(SetCover, OfNothingIsNothing) {
  EXPECT_THAT(set_cover({}), IsEmpty());
  EXPECT_THAT(set_cover(drawn({"", ""})), IsEmpty());
  EXPECT_THAT(set_cover(drawn({"...", "..."})), IsEmpty());
}

TEST(SetCover, TakesTheEarliestOfEquals) {
  EXPECT_THAT(set_cover(drawn({".#.", "##.", "##.", "..#"})), ElementsAre(1, 3));
}

TEST(SetCover, DropsWhatLaterOnesCover) {
  EXPECT_THAT(set_cover(drawn({"..####..", "####....", "....####"})), UnorderedElementsAre(1, 2));
}

TEST(SetCover, ReplacesThreeByTwo) {  // a greedy choice takes the first three, which are all needed
  EXPECT_THAT(set_cover(drawn({"####..####..", "....#.....#.", ".....#.....#",  //
                               "######......", "......######"})),
              UnorderedElementsAre(3, 4));
}

TEST(SetCover, CoversAllWithNoneNeedlessAndMostlyTheFewest) {
  ::oracle::RandomSource random(7);
  constexpr int kRounds = 400;
  int least = 0;
  for (int round = 0; round < kRounds; ++round) {
    const std::vector<Covered> candidates = random_candidates(random);
    std::uint32_t chosen = 0;
    for (const std::size_t i : set_cover(candidates)) chosen |= 1U << i;
    const std::uint32_t all = covered_by(candidates, (1U << candidates.size()) - 1);
    ASSERT_EQ(covered_by(candidates, chosen), all) << "round " << round;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      if ((chosen >> i & 1U) == 0) continue;
      ASSERT_NE(covered_by(candidates, chosen & ~(1U << i)), all) << "round " << round;
    }
    least += std::popcount(chosen) == fewest(candidates) ? 1 : 0;
  }
  EXPECT_GE(least, kRounds * 99 / 100);
}

}  // namespace
}  // namespace flocking::audit
