#include "plot/trails.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace flocking::plot {
namespace {

FlockState flock_at(const std::vector<Vec2>& places) {
  FlockState state(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) state.set(i, places[i], {1.0, 0.0});
  return state;
}

/// Returns the points of a trail as "M1,2 L3,4".
std::string text_of(const Trails& trails, std::size_t index) {
  std::string text;
  for (const TrailPoint& point : trails.trail(index)) {
    text += (text.empty() ? "" : " ") + std::string(point.begins ? "M" : "L") +
            std::to_string(std::lround(point.at.x)) + "," + std::to_string(std::lround(point.at.y));
  }
  return text;
}

TEST(Trails, KeepTheStartAndEveryStep) {
  Trails trails(flock_at({{0, 0}, {5, 5}}));
  EXPECT_EQ(text_of(trails, 0), "M0,0");
  trails.add(flock_at({{1, 0}, {5, 6}}), {});
  trails.add(flock_at({{2, 0}, {5, 7}}), {});
  EXPECT_EQ(text_of(trails, 0), "M0,0 L1,0 L2,0");
  EXPECT_EQ(text_of(trails, 1), "M5,5 L5,6 L5,7");
  EXPECT_EQ(trails.steps(), 2U);
  EXPECT_EQ(trails.stride(), 1U);
  EXPECT_EQ(trails.end(1), (Vec2{5, 7}));
  EXPECT_EQ(trails.start(1), (Vec2{5, 5}));
}

TEST(Trails, KnowAnEmptyFlock) {
  Trails trails(flock_at({}), 4);
  for (int i = 0; i < 100; ++i) trails.add(flock_at({}), {});
  EXPECT_EQ(trails.size(), 0U);
  EXPECT_EQ(trails.steps(), 100U);
}

TEST(Trails, BreakWhereAnAgentWrapsAround) {
  const Vec2 world{10, 20};
  for (const auto& [to, text] : {std::pair(Vec2{6, 0}, "M1,0 L6,0"),
                                 {Vec2{7, 0}, "M1,0 M7,0"},
                                 {Vec2{1, 10}, "M1,0 L1,10"},
                                 {Vec2{1, 11}, "M1,0 M1,11"}}) {
    Trails trails(flock_at({{1, 0}}));
    trails.add(flock_at({to}), world);
    EXPECT_EQ(text_of(trails, 0), text);
    Trails endless(flock_at({{1, 0}}));
    endless.add(flock_at({to}), {});
    EXPECT_EQ(text_of(endless, 0).find('M', 1), std::string::npos);
  }
}

TEST(Trails, LeaveGapsWhereNothingCanBeDrawn) {
  const double inf = std::numeric_limits<double>::infinity();
  for (const double lost : {inf, -inf, std::nan(""), 1.1e15, -1e308}) {
    Trails trails(flock_at({{0, 0}, {1, 1}}));
    trails.add(flock_at({{0, lost}, {1, 1}}), {});
    trails.add(flock_at({{0, 2}, {1, 1}}), {});
    trails.add(flock_at({{0, 3}, {lost, 1}}), {});
    EXPECT_EQ(text_of(trails, 0), "M0,0 M0,2 L0,3");
    EXPECT_EQ(text_of(trails, 1), "M1,1 L1,1 L1,1");
    ASSERT_TRUE(trails.first_lost());
    EXPECT_EQ(trails.first_lost()->agent, 0U);
    EXPECT_EQ(trails.first_lost()->step, 1U);
    EXPECT_EQ(trails.lost(), 2U);
  }
  EXPECT_TRUE(is_drawable({1e15, -1e15}));
}

TEST(Trails, KeepEverySecondStepAgainAndAgainWhenThereAreMany) {
  constexpr std::size_t kMost = 40;
  Trails trails(flock_at({{0, 0}, {0, 1}, {0, 2}}), kMost);
  std::uint64_t largest = 1;
  for (int step = 1; step <= 1000; ++step) {
    const double x = step;
    trails.add(flock_at({{x, 0}, {x, 1}, {x, 2}}), {});
    const std::uint64_t stride = trails.stride();
    EXPECT_TRUE(stride == largest || stride == 2 * largest);
    largest = stride;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::vector<TrailPoint> points = trails.trail(i);
      ASSERT_LE(points.size() * 3, kMost + 3);
      ASSERT_GE(points.size() * 3, std::min<std::size_t>(kMost / 2, 3 * (trails.steps() + 1)) - 3);
      for (std::size_t k = 0; k < points.size(); ++k) {
        const bool last = k + 1 == points.size();
        EXPECT_EQ(points[k].at.x, last ? x : static_cast<double>(k * stride));
        EXPECT_EQ(points[k].begins, k == 0);
      }
    }
  }
  EXPECT_EQ(largest, 128U);
}

TEST(Trails, RememberGapsOfStepsThatTheyLeaveOut) {
  for (int gap = 1; gap <= 61; ++gap) {
    Trails trails(flock_at({{0, 0}}), 16);
    for (int step = 1; step <= 61; ++step) {
      const bool crosses = step == gap;
      trails.add(flock_at({{step < gap ? 0.0 : 9.0, 0.0}}),
                 crosses ? std::optional(Vec2{10, 10}) : std::nullopt);
    }
    EXPECT_GT(trails.stride(), 1U);
    int breaks = 0;
    for (const TrailPoint& point : trails.trail(0)) {
      if (!point.begins) continue;
      ++breaks;
      EXPECT_TRUE(breaks == 1 || point.at.x == 9.0);
    }
    EXPECT_EQ(breaks, 2) << "gap at step " << gap;
  }
}

TEST(Trails, FollowEveryKthOfVeryManyAgents) {
  std::vector<Vec2> places;
  for (int i = 0; i < 1001; ++i) places.push_back({static_cast<double>(i), 0});
  Trails trails(flock_at(places), 1'000'000, 100);
  EXPECT_EQ(trails.agent_stride(), 11U);
  EXPECT_EQ(trails.size(), 91U);
  EXPECT_EQ(trails.agents(), 1001U);
  EXPECT_EQ(trails.agent_of(90), 990U);
  trails.add(flock_at(places), {});
  EXPECT_EQ(text_of(trails, 90), "M990,0 L990,0");
}

}  // namespace
}  // namespace flocking::plot
