#include "spatial/candidate_lists.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "core/senses.h"
#include "oracle/random_source.h"
#include "sim/engines.h"
#include "sim/nasty_flocks.h"

namespace flocking::spatial {
namespace {

using oracle::RandomSource;

bool are_near(Vec2 a, Vec2 b, double radius, const std::optional<Vec2>& torus) {
  const Vec2 offset = torus ? Wrap{*torus, true}.shortest(a - b) : a - b;
  return length(offset) <= radius;
}

// Checks that the list contains every near agent, and that lists ascend.
void expect_nobody_forgotten(const CandidateLists& lists, const FlockState& flock, double radius,
                             const std::optional<Vec2>& torus) {
  for (std::size_t a = 0; a < flock.size(); ++a) {
    const std::span<const std::uint32_t> list = lists.of(a);
    ASSERT_EQ(std::adjacent_find(list.begin(), list.end(), std::greater_equal<>()), list.end());
    ASSERT_TRUE(list.empty() || list.back() < flock.size());
    const Vec2 here = flock.position(a);
    const bool somewhere = std::isfinite(here.x) && std::isfinite(here.y);
    for (std::uint32_t i = 0; i < flock.size(); ++i) {
      if (!are_near(here, flock.position(i), radius, torus) && (i != a || !somewhere)) continue;
      ASSERT_TRUE(std::binary_search(list.begin(), list.end(), i))
          << std::hexfloat << "agent " << a << " at " << here.x << ' ' << here.y
          << " does not know of " << i << " at " << flock.position(i).x << ' '
          << flock.position(i).y;
    }
  }
}

// One object is built repeatedly; no data of the last build may remain.
class Lists : public ::testing::Test {
 protected:
  void expect_nobody_forgotten_in(const FlockState& flock, double radius,
                                  const std::optional<Vec2>& torus, const std::string& name) {
    for (const Search search : {Search::kGrid, Search::kKdTree, Search::kBrute}) {
      SCOPED_TRACE(::testing::Message()
                   << name << std::hexfloat << ", radius " << radius << ", search "
                   << static_cast<int>(search) << ", torus " << torus.value_or(Vec2{}).x << ' '
                   << torus.value_or(Vec2{}).y);
      lists_.build(flock, radius, search, torus);
      expect_nobody_forgotten(lists_, flock, radius, torus);
    }
  }

 private:
  CandidateLists lists_;
};

using CandidateListsTest = Lists;

TEST_F(CandidateListsTest, ContainAllNearAgents) {
  for (std::size_t seed = 0; seed < testing::wished_flocks(1000); ++seed) {
    const testing::NastyFlock flock = testing::nasty_flock(seed, seed % 71);
    for (const double radius : {flock.course.cohesion_radius, flock.course.separation_radius}) {
      expect_nobody_forgotten_in(flock.start, radius, std::nullopt, flock.description);
    }
    if (HasFailure()) return;
  }
}

// Any positions in a world of any size: far outside, in a world smaller than the reach, with a
// radius that is lost in rounding.
TEST_F(CandidateListsTest, ContainAllNearAgentsOnATorus) {
  for (std::size_t seed = 0; seed < testing::wished_flocks(600); ++seed) {
    const testing::NastyFlock flock = testing::nasty_flock(seed, seed % 71);
    RandomSource r(seed);
    const double size = r.pick({1e-300, 1e-3, 0.7, 3, 10, 40, 41.3, 1000, 1e9, 1e160, 1e300});
    const Vec2 torus = {size, size * r.pick({1, 1, 0.8, 1e-3, 30})};
    for (const double radius : {flock.course.cohesion_radius, size * r.pick({0, 0.01, 0.3, 0.49}),
                                size * r.pick({0.5, 0.7, 2})}) {
      expect_nobody_forgotten_in(flock.start, radius, torus, flock.description);
    }
    if (HasFailure()) return;
  }
}

// Positions at and near the edges of the world, and distances exactly equal to the radius.
TEST_F(CandidateListsTest, ContainAllNearAgentsAcrossTheEdges) {
  for (std::size_t seed = 0; seed < testing::wished_flocks(1000); ++seed) {
    RandomSource r(seed);
    const Vec2 torus = {r.pick({10, 7, 0.7}), r.pick({10, 12, 0.3})};
    FlockState flock(50);
    for (std::size_t i = 0; i < flock.size(); ++i) {
      const Vec2 corner = {torus.x * r.between(-2, 2), torus.y * r.between(-2, 2)};
      const Vec2 off = {r.pick({0, 0, 0.25, -0.25, 0.1, 1, 2.5}), r.pick({0, 0.3, -0.3, 1, 3})};
      Vec2 place = corner + off;
      if (r.chance(30)) place.x = std::nextafter(place.x, r.sign() * 1e9);
      if (r.chance(30)) place.y = std::nextafter(place.y, r.sign() * 1e9);
      flock.set(i, place, {});
    }
    const double radius = r.pick({0, 0.1, 0.25, 0.5, 0.6, 1, 2, 3});
    expect_nobody_forgotten_in(flock, radius, torus, "seed " + std::to_string(seed));
    if (HasFailure()) return;
  }
}

TEST_F(CandidateListsTest, AreShortInALargeWorld) {
  oracle::RandomSource r(1);
  FlockState flock(5000);
  for (std::size_t i = 0; i < flock.size(); ++i) {
    flock.set(i, {r.within(500), r.within(500)}, {});
  }
  CandidateLists lists;
  for (const Search search : {Search::kGrid, Search::kKdTree}) {
    for (const auto& torus : {std::optional<Vec2>(), std::optional(Vec2{1000, 1000})}) {
      lists.build(flock, 10, search, torus);
      std::size_t sum = 0;
      for (std::size_t a = 0; a < flock.size(); ++a) sum += lists.of(a).size();
      EXPECT_LT(sum / flock.size(), flock.size() / 5);
    }
  }
}

}  // namespace
}  // namespace flocking::spatial
