#include "steering/combine.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <random>
#include <vector>

#include "steering/scene.h"

namespace flocking::steering {
namespace {

using Forces = std::vector<Vec2>;
using Chances = std::vector<std::optional<double>>;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Vec2 sum_of(const Forces& forces) {
  return summed(forces.size(), [&](std::size_t k) { return forces[k]; });
}

/// The sum of the forces, and how many were computed.
struct Prioritized {
  Vec2 total;
  std::size_t asked = 0;
};
Prioritized prioritized_of(const Forces& forces, double max_force) {
  Prioritized result;
  result.total = prioritized(forces.size(), max_force, [&](std::size_t k) {
    EXPECT_EQ(k, result.asked++) << "in order, each once";
    return forces[k];
  });
  return result;
}

/// The result if every draw is `drawn`.
struct Dithered {
  Vec2 total;
  int draws = 0;
};
Dithered dithered_of(const Forces& forces, const Chances& chances, double drawn,
                     double max_force = kInfinity) {
  Dithered result;
  result.total = dithered(
      forces.size(), max_force, [&](std::size_t k) { return forces[k]; },
      [&](std::size_t k) { return chances[k]; },
      [&] {
        ++result.draws;
        return drawn;
      });
  return result;
}

TEST(Summed, AddsAll) { EXPECT_EQ(sum_of({{6, 0}, {0, 6}, {5, 0}}), (Vec2{11, 6})); }

TEST(Summed, KeepsTheSignOfALoneNegativeZero) {
  EXPECT_TRUE(std::signbit(sum_of({{-0.0, 0.0}}).x));
  EXPECT_FALSE(std::signbit(sum_of({{-0.0, 0.0}}).y));
  EXPECT_FALSE(std::signbit(sum_of({{-0.0, 0.0}, {0.0, 0.0}}).x)) << "-0 + 0 is 0";
}

// 6 of 10 are used: (0, 6) is limited to 4. |(6, 4)| = sqrt(52) = 7.211103 leaves 2.788897 of (5,
// 0).
TEST(Prioritized, CutsWhatExceedsTheRest) {
  const Prioritized result = prioritized_of({{6, 0}, {0, 6}, {5, 0}}, 10);
  EXPECT_TRUE(is_close(result.total, {16 - std::sqrt(52.0), 4}));
  EXPECT_TRUE(is_close(result.total, {8.788897, 4}, 5e-7));
}

TEST(Prioritized, StopsWhenAllIsUsedUp) {
  const Prioritized exactly = prioritized_of({{6, 0}, {4, 0}, {-1, 1}}, 10);
  EXPECT_EQ(exactly.total, (Vec2{10, 0})) << "what is exactly the rest is not cut";
  EXPECT_EQ(exactly.asked, 2U);
  const Prioritized more = prioritized_of({{0, -25}, {1, 1}}, 10);
  EXPECT_EQ(more.total, (Vec2{0, -10}));
  EXPECT_EQ(more.asked, 1U);
  EXPECT_EQ(prioritized_of({{6, 0}, {-4, 0}, {7, 0}}, 10).total, (Vec2{9, 0}))
      << "-4 gives room again";
}

TEST(Prioritized, NeverExceedsTheLimit) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> angle(-3.2, 3.2);
  std::uniform_real_distribution<double> exponent(-3, 3);
  std::size_t used_up = 0;
  for (int list = 0; list < 100'000; ++list) {
    Forces forces(1 + random() % 8);
    for (Vec2& force : forces) {
      const double direction = angle(random);
      force = std::pow(10, exponent(random)) * Vec2{std::cos(direction), std::sin(direction)};
    }
    const double limit = std::pow(10, exponent(random));
    const double total = length(prioritized_of(forces, limit).total);
    ASSERT_LE(total, limit * (1 + 1e-12)) << "list " << list;
    if (total > limit * (1 - 1e-12)) ++used_up;
  }
  EXPECT_GT(used_up, 10'000U) << "the limit was hardly tried";
}

// Expected shares: 0.3, 0.7*0.5 and the rest, 0.35*1; the last behaviour is never tried.
TEST(Dithered, ChoosesAsOftenAsItsProbabilitiesSay) {
  constexpr int kDraws = 100'000;
  const std::array<double, 4> chances = {0.3, 0.5, 1.0, 0.9};
  const std::array<double, 4> expected = {0.3, 0.35, 0.35, 0.0};
  std::array<int, 4> chosen = {};
  std::mt19937_64 random(2);
  std::uniform_real_distribution<double> uniform(0, 1);
  for (int i = 0; i < kDraws; ++i) {
    std::size_t last = 0;
    dithered(
        4, kInfinity,
        [&](std::size_t k) {
          return last = k, Vec2{1, 0};
        },
        [&](std::size_t k) { return std::optional(chances[k]); }, [&] { return uniform(random); });
    ++chosen[last];
  }
  for (std::size_t k = 0; k < 4; ++k) {
    const double sigma = std::sqrt(kDraws * expected[k] * (1 - expected[k]));
    EXPECT_NEAR(chosen[k], kDraws * expected[k], 5 * sigma) << "behaviour " << k;
  }
}

TEST(Dithered, DividesByTheProbabilityAndCuts) {
  EXPECT_EQ(dithered_of({{1, -2}}, {0.25}, 0.1).total, (Vec2{4, -8}));
  EXPECT_TRUE(is_close(dithered_of({{3, 4}}, {0.5}, 0.1, 5).total, {3, 4}));
}

TEST(Dithered, ReturnsTheFirstThatIsNotZeroAlone) {
  const Dithered result = dithered_of({{0, -0.0}, {1, 0}, {2, 0}}, {1.0, 0.5, 1.0}, 0.25);
  EXPECT_EQ(result.total, (Vec2{2, 0}));
  EXPECT_EQ(result.draws, 2);
  EXPECT_EQ(dithered_of({{0, 0}, {0, 0}}, {1.0, 1.0}, 0.25).total, Vec2{});
}

TEST(Dithered, DrawsForEnabledBehavioursOnly) {
  const Dithered off = dithered_of({{1, 0}, {2, 0}}, {std::nullopt, 1.0}, 0);
  EXPECT_EQ(off.draws, 1);
  const Dithered never = dithered_of({{1, 0}, {2, 0}}, {0.0, 0.5}, 0.5);  // 0.5 < 0.5 is false
  EXPECT_EQ(never.draws, 2) << "probability 0 is drawn for, too";
}

}  // namespace
}  // namespace flocking::steering
