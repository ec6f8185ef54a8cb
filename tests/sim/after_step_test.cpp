#include "sim/after_step.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace flocking::sim {
namespace {

using Points = std::vector<Vec2>;

FlockState at(const Points& points) {
  FlockState state(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) state.set(i, points[i], {1, -2});
  return state;
}

Points points_of(const FlockState& state) {
  Points points;
  for (std::size_t i = 0; i < state.size(); ++i) points.push_back(state.position(i));
  return points;
}

/// Returns a configuration in which each agent has a different bounding circle.
Configuration with_radii(const std::vector<double>& radii) {
  Configuration configuration;
  for (const double radius : radii) {
    configuration.class_of.push_back(static_cast<std::uint32_t>(configuration.traits.size()));
    configuration.traits.emplace_back().radius = radius;
  }
  return configuration;
}

Points pushed(const Points& points, const Configuration& configuration) {
  FlockState state = at(points);
  push_apart(state, configuration);
  for (std::size_t i = 0; i < state.size(); ++i) EXPECT_EQ(state.velocity(i), (Vec2{1, -2}));
  return points_of(state);
}

/// Returns the place to which a point is wrapped in a world of 10 by 4.
Vec2 wrapped(Vec2 point) {
  FlockState state = at({point});
  wrap_positions(state, {10, 4});
  return state.position(0);
}

// The overlap is 3 + 3 - 4 = 2. Moving agent 0 removes it before agent 1 is processed.
TEST(PushApart, MovesTheFirstByTheWholeOverlap) {
  Configuration shared;  // all agents are of one class
  shared.traits.emplace_back().radius = 3;
  EXPECT_EQ(pushed({{0, 0}, {4, 0}}, shared), (Points{{-2, 0}, {4, 0}}));
}

// Distance 5, radii 7 and 3: agent 0 is pushed by 5 along (3, 4)/5.
TEST(PushApart, PushesAlongTheLineBetweenThem) {
  EXPECT_EQ(pushed({{3, 4}, {0, 0}}, with_radii({7, 3})), (Points{{6, 8}, {0, 0}}));
}

TEST(PushApart, LeavesTouchingAndSeparateAgentsAlone) {
  const Points touching = {{0, 0}, {4, 0}, {0, 2}};  // distances equal 1 + 3 and 1 + 1
  EXPECT_EQ(pushed(touching, with_radii({1, 3, 1})), touching);
  EXPECT_EQ(pushed({{0, 0}, {0, 5}}, with_radii({1, 3})), (Points{{0, 0}, {0, 5}}));
  EXPECT_EQ(pushed({{7, 7}, {7, 7}}, with_radii({0, 0})), (Points{{7, 7}, {7, 7}}));
}

TEST(PushApart, SendsTheLowerOfTwoCoincidentAgentsToTheLeft) {
  EXPECT_EQ(pushed({{5, 1}, {5, 1}}, with_radii({1, 2})), (Points{{2, 1}, {5, 1}}));
}

// Agent 0 is pushed off agent 1 by 0.5 to x = 0.5, then off agent 2 by 1 + 1 - 1 = 1 to -0.5, where
// agent 1 is. Agent 1 has the higher index: it moves by 1 + 0 to the right, where it touches agent
// 2.
TEST(PushApart, SendsTheHigherOfTwoCoincidentAgentsToTheRight) {
  EXPECT_EQ(pushed({{0, 0}, {-0.5, 0}, {1.5, 0}}, with_radii({1, 0, 1})),
            (Points{{-0.5, 0}, {0.5, 0}, {1.5, 0}}));
}

// Agent 0 leaves agent 1 to x = -1, so agent 1 no longer overlaps it, but leaves agent 2 to x = 0;
// agent 2 then touches no agent. In the state before the step, agent 1 would have been pushed to
// the right first.
TEST(PushApart, LetsLaterPairsSeeEarlierPushes) {
  EXPECT_EQ(pushed({{0, 0}, {1, 0}, {2, 0}}, with_radii({1, 1, 1})),
            (Points{{-1, 0}, {0, 0}, {2, 0}}));
}

// Around the torus, agent 0 is 4 to the right of agent 1, and is pushed across the seam to 3.
TEST(PushApart, PushesAcrossTheSeamOfATorus) {
  Configuration configuration = with_radii({3, 3});
  configuration.wrap = Wrap{.size = {100, 100}, .torus = false};
  const Points points = {{1, 50}, {97, 50}};
  EXPECT_EQ(pushed(points, configuration), points);
  configuration.wrap->torus = true;
  EXPECT_EQ(pushed(points, configuration), (Points{{3, 50}, {97, 50}}));
  // At the seam, an agent is outside of the world until it is wrapped.
  EXPECT_EQ(pushed({{50, 1}, {50, 5}}, configuration), (Points{{50, -1}, {50, 5}}));
}

TEST(PushApart, LeavesInfinitePositionsAlone) {
  const double infinity = std::numeric_limits<double>::infinity();
  const Points points = {{infinity, 0}, {infinity, 0}, {-infinity, 0}};
  EXPECT_EQ(pushed(points, with_radii({1, 1, 1})), points);
}

TEST(WrapPositions, TakesPointsIntoTheWorld) {
  EXPECT_EQ(wrapped({12, -1}), (Vec2{2, 3}));
  EXPECT_EQ(wrapped({-21, 13}), (Vec2{9, 1}));
  const Vec2 inside = {std::nextafter(10, 0), 3.5};
  EXPECT_EQ(wrapped(inside), inside);
}

TEST(WrapPositions, LeavesTheFarEdgesOut) {
  EXPECT_EQ(wrapped({10, 4}), Vec2{});
  EXPECT_EQ(wrapped({-30, 400}), Vec2{});
  EXPECT_EQ(wrapped({-1e-20, -std::numeric_limits<double>::denorm_min()}), Vec2{})
      << "a sum of 10 becomes 0";
}

TEST(WrapPositions, LeavesNoNegativeZero) {
  for (const double value : {-0.0, -20.0, -1e-20}) {
    const Vec2 point = wrapped({value, value});
    EXPECT_EQ(point, Vec2{});
    EXPECT_FALSE(std::signbit(point.x) || std::signbit(point.y)) << value;
  }
}

TEST(WrapPositions, LeavesNonFinitePositionsAlone) {
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(wrapped({infinity, -infinity}), (Vec2{infinity, -infinity}));
  const Vec2 point = wrapped({std::numeric_limits<double>::quiet_NaN(), 5});
  EXPECT_TRUE(std::isnan(point.x));
  EXPECT_EQ(point.y, 1);
}

}  // namespace
}  // namespace flocking::sim
