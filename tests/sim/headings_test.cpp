#include "sim/headings.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <initializer_list>

#include "steering/scene.h"

namespace flocking::sim {
namespace {

using steering::is_close;

FlockState moving(std::initializer_list<Vec2> velocities) {
  FlockState state(velocities.size());
  std::size_t i = 0;
  for (const Vec2 velocity : velocities) state.set(i++, {8, 9}, velocity);
  return state;
}

Vec2 heading(const Headings& headings, std::size_t i = 0) {
  return {headings.x()[i], headings.y()[i]};
}
Vec2 smoothed(const Headings& headings, std::size_t i = 0) {
  return {headings.smoothed_x()[i], headings.smoothed_y()[i]};
}

/// Returns the smoothed heading of an agent that started along (0, -1), after these velocities.
Vec2 smoothed_over(std::size_t steps, std::initializer_list<Vec2> velocities) {
  Headings headings(moving({{0, -1}}), {});
  for (const Vec2 velocity : velocities) headings.update(moving({velocity}), steps);
  return smoothed(headings);
}

TEST(Headings, StartWithTheVelocityElseToTheRight) {
  const Headings headings(moving({{3, -4}, {0, 0}, {0, 0}}), {{2, {0, 1}}});
  EXPECT_EQ(heading(headings, 0), (Vec2{0.6, -0.8}));
  EXPECT_EQ(heading(headings, 1), (Vec2{1, 0}));
  EXPECT_EQ(heading(headings, 2), (Vec2{0, 1})) << "where it came to rest before";
  EXPECT_EQ(smoothed(headings, 0), heading(headings, 0));
}

TEST(Headings, PreferAVelocityToAMemoryOfRest) {
  EXPECT_EQ(heading(Headings(moving({{0, -2}}), {{0, {-1, 0}}})), (Vec2{0, -1}));
}

// 1e-4 squared is 1e-8, which counts as rest; the square of the next double does not.
TEST(Headings, KeepTheLastOneAtRest) {
  Headings headings(moving({{0, 5}, {0, 5}, {0, 5}}), {});
  ASSERT_LE(1e-4 * 1e-4, kRestSquared);
  headings.update(moving({{-1e-4, 0}, {-1.0001e-4, 0}, {0, 0}}), 1);
  EXPECT_EQ(heading(headings, 0), (Vec2{0, 1}));
  EXPECT_EQ(heading(headings, 1), (Vec2{-1, 0}));
  EXPECT_EQ(heading(headings, 2), (Vec2{0, 1}));
}

TEST(Headings, AreNotSmoothedOverOneStep) {
  EXPECT_EQ(smoothed_over(1, {{1, 0}, {0, 7}}), (Vec2{0, 1}));
}

// Only directions count, not speeds, and the heading before the first step does not count.
TEST(Headings, AreSmoothedOverTheLastSteps) {
  const double half = std::sqrt(0.5);
  EXPECT_TRUE(is_close(smoothed_over(2, {{7, 0}}), {1, 0}));
  EXPECT_TRUE(is_close(smoothed_over(2, {{7, 0}, {0, 1}}), {half, half}));
  EXPECT_TRUE(is_close(smoothed_over(2, {{7, 0}, {0, 1}, {-2, 0}}), {-half, half}));
  // (1, 0) + (0, 1) + (0, 1) has the direction (1, 2).
  EXPECT_TRUE(is_close(smoothed_over(3, {{7, 0}, {0, 1}, {0, 3}}), unit({1, 2})));
}

TEST(Headings, KeepTheLastMeanOfOppositeHeadings) {
  const double half = std::sqrt(0.5);
  EXPECT_EQ(smoothed_over(2, {{1, 0}, {-3, 0}}), (Vec2{1, 0}));
  EXPECT_TRUE(is_close(smoothed_over(2, {{1, 0}, {0, 1}, {0, -1}}), {half, half}));
}

TEST(Headings, CanBeSmoothedOverFewerStepsAtAnyTime) {
  const double half = std::sqrt(0.5);
  Headings headings(moving({{1, 0}}), {});
  for (const Vec2 v : {Vec2{-1, 0}, {1, 0}, {1, 0}}) headings.update(moving({v}), 9);
  headings.update(moving({{0, 1}}), 2);
  EXPECT_TRUE(is_close(smoothed(headings), {half, half}));
  headings.update(moving({{0, -1}}), 1);
  EXPECT_EQ(smoothed(headings), (Vec2{0, -1}));
  headings.update(moving({{-1, 0}}), 2);
  EXPECT_EQ(smoothed(headings), (Vec2{-1, 0})) << "what was before was forgotten";
  EXPECT_EQ(heading(headings), (Vec2{-1, 0}));
}

}  // namespace
}  // namespace flocking::sim
