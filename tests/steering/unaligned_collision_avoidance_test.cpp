#include "steering/unaligned_collision_avoidance.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

/// Returns parameters with a radius of 10, a distance of 2, a time of 2 s and a force of 5.
FakeParameters approach_limits() {
  FakeParameters parameters(Profile::kBook, {&kUnalignedCollisionAvoidance});
  parameters.set("unaligned_collision_avoidance.radius", 10.0)
      .set("unaligned_collision_avoidance.distance", 2.0)
      .max_force(5);
  return parameters;
}

Vec2 keep_clear(const Scene& scene, const Parameters& parameters = approach_limits()) {
  return first_force(kUnalignedCollisionAvoidance, parameters, scene);
}

/// Returns a scene with an agent at (0, 0) with velocity (1, 0), and another agent.
Scene pair_with(Vec2 position, Vec2 velocity) {
  Scene scene;
  scene.add({0, 0}, {1, 0});
  scene.add(position, velocity);
  return scene;
}

Vec2 keep_clear(Vec2 position, Vec2 velocity, const Parameters& parameters = approach_limits()) {
  return keep_clear(pair_with(position, velocity), parameters);
}

TEST(UnalignedCollisionAvoidance, NeedsItsDistancesAndAForce) {
  const BehaviorRow& row = kUnalignedCollisionAvoidance;
  EXPECT_EQ(missing_setting(row, approach_limits()), "");
  for (const std::string path :
       {"unaligned_collision_avoidance.radius", "unaligned_collision_avoidance.distance"}) {
    EXPECT_EQ(missing_setting(row, approach_limits().unset(path)), path);
  }
  EXPECT_EQ(missing_setting(row, approach_limits().body({})), "max_force");
}

// Offset (3, 1) and relative velocity (-2, 0): nearest after 6/4 = 1.5 s, at (1.5, 0) and (1.5, 1).
TEST(UnalignedCollisionAvoidance, TurnsAwayFromWhereTheOtherWillBe) {
  EXPECT_EQ(keep_clear({3, 1}, {-1, 0}), (Vec2{0, -5}));
  EXPECT_EQ(keep_clear({3, -1}, {-1, 0}), (Vec2{0, 5}));
}

// Offset (2, 2.5) and relative velocity (-1, -2): nearest after 7/5 = 1.4 s, at (1.4, 0) and (2,
// -0.3): the gap is (-0.6, 0.3).
TEST(UnalignedCollisionAvoidance, TurnsAwayFromOneThatCrosses) {
  EXPECT_TRUE(is_close(keep_clear({2, 2.5}, {0, -2}), Vec2{-2, 1} * std::sqrt(5.0)));
}

TEST(UnalignedCollisionAvoidance, TurnsLeftWhereTheyWouldMeet) {
  EXPECT_EQ(keep_clear({3, 0}, {-1, 0}), (Vec2{0, 5}));
  Scene scene;
  scene.add({0, 0}, {0.75, 1});
  scene.add({1.5, 2}, {-0.75, -1});
  EXPECT_TRUE(is_close(keep_clear(scene), {-4, 3}));
  EXPECT_TRUE(
      is_close(first_force(kUnalignedCollisionAvoidance, approach_limits(), scene, 1), {4, -3}));
}

TEST(UnalignedCollisionAvoidance, StaysAtRestWhereItWouldBeMet) {
  Scene scene;
  scene.add({0, 0});
  scene.add({2, 0}, {-1, 0});
  EXPECT_EQ(keep_clear(scene), Vec2{});
}

TEST(UnalignedCollisionAvoidance, IgnoresAgentsThatComeNoNearer) {
  EXPECT_EQ(keep_clear({1, 1}, {1, 0}), Vec2{});   // next to each other
  EXPECT_EQ(keep_clear({0, 0}, {1, 0}), Vec2{});   // at the same position, with the same velocity
  EXPECT_EQ(keep_clear({-1, 0}, {0, 0}), Vec2{});  // left behind
  EXPECT_EQ(keep_clear({0, 1}, {0, 0}), Vec2{});   // nearest at this moment
  EXPECT_EQ(keep_clear({0, 0}, {-1, 0}), Vec2{});  // moving apart
  Scene alone;
  alone.add({0, 0}, {1, 0});
  EXPECT_EQ(keep_clear(alone), Vec2{});
}

TEST(UnalignedCollisionAvoidance, CountsTheRadiusAndTheHorizonButNotTheDistance) {
  const Vec2 left{0, 5};
  EXPECT_EQ(keep_clear({10, 0}, {-9, 0}), left);
  EXPECT_EQ(keep_clear({std::nextafter(10.0, 11.0), 0}, {-9, 0}), Vec2{});
  EXPECT_EQ(keep_clear({4, 0}, {-1, 0}), left);  // collides in 2 s
  EXPECT_EQ(keep_clear({std::nextafter(4.0, 5.0), 0}, {-1, 0}), Vec2{});
  EXPECT_EQ(keep_clear({3, -2}, {-1, 0}), Vec2{});
  EXPECT_EQ(keep_clear({3, -std::nextafter(2.0, 1.0)}, {-1, 0}), left);
  FakeParameters parameters = approach_limits();
  parameters.set("unaligned_collision_avoidance.horizon", 0.5);
  EXPECT_EQ(keep_clear({1, 0}, {-1, 0}, parameters), left);
  EXPECT_EQ(keep_clear({1.5, 0}, {-1, 0}, parameters), Vec2{});
}

TEST(UnalignedCollisionAvoidance, MindsTheFirstCollisionOnly) {
  Scene scene = pair_with({3, 1}, {-1, 0});
  scene.add({2, -1}, {-1, 0});
  EXPECT_EQ(keep_clear(scene), (Vec2{0, 5}));
  scene.add({1, 2.5}, {-1, 0});  // nearest first, but no collision
  EXPECT_EQ(keep_clear(scene), (Vec2{0, 5}));
}

TEST(UnalignedCollisionAvoidance, TakesTheLowerIndexOfTwoAtOnce) {
  Scene scene = pair_with({3, 1}, {-1, 0});
  scene.add({3, -1.5}, {-1, 0});
  EXPECT_EQ(keep_clear(scene), (Vec2{0, -5}));
  Scene other = pair_with({3, -1.5}, {-1, 0});
  other.add({3, 1}, {-1, 0});
  EXPECT_EQ(keep_clear(other), (Vec2{0, 5}));
}

TEST(UnalignedCollisionAvoidance, LooksAcrossTheSeamOfATorus) {
  Scene scene;
  scene.add({99, 50}, {1, 0});
  scene.add({2, 51}, {-1, 0});
  EXPECT_EQ(keep_clear(scene), Vec2{});
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  EXPECT_TRUE(is_close(keep_clear(scene), {0, -5}));
}

TEST(UnalignedCollisionAvoidance, IsTheSameInAnotherFrame) {
  const Scene scene = pair_with({2, 2.5}, {0, -2});
  const Vec2 force = keep_clear(scene);
  ASSERT_NE(force, Vec2{});
  EXPECT_TRUE(is_close(keep_clear(moved_scene(scene, rotated, {7, -3})), rotated(force)));
  EXPECT_TRUE(is_close(keep_clear(moved_scene(scene, mirrored, {7, -3})), mirrored(force)));
}

TEST(UnalignedCollisionAvoidance, TurnsTwoOpposedWaysOnOneCourse) {
  const Scene scene = pair_with({3, 1}, {-1, 0.25});
  const Vec2 one = keep_clear(scene);
  ASSERT_NE(one, Vec2{});
  EXPECT_TRUE(is_close(first_force(kUnalignedCollisionAvoidance, approach_limits(), scene, 1),
                       Vec2{} - one));
}

TEST(UnalignedCollisionAvoidance, IsFiniteAndAsLongAsMaxForceOrNothing) {
  constexpr double kLeast = std::numeric_limits<double>::denorm_min();
  for (const double x : {-1e300, -3.0, -kLeast, 0.0, kLeast, 1e-160, 0.5, 1e300}) {
    for (const double v : {-1e300, -7.0, -1e-160, -kLeast, 0.0, kLeast, 1.0, 1e300}) {
      for (const double y : {0.0, kLeast, 0.25}) {
        const Vec2 force = keep_clear({x, y}, {v, y});
        const double size = length(force);
        EXPECT_TRUE(size == 0.0 || std::abs(size - 5.0) < 1e-12) << x << ", " << y << ", " << v;
      }
    }
  }
}

// An agent with a position of NaN comes near no agent.
TEST(UnalignedCollisionAvoidance, IgnoresAgentsAtNan) {
  constexpr double kNowhere = std::numeric_limits<double>::quiet_NaN();
  constexpr double kFar = std::numeric_limits<double>::infinity();
  for (const double nowhere : {kNowhere, kFar, -kFar}) {
    EXPECT_EQ(keep_clear({nowhere, 0}, {-1, 0}), Vec2{});
    EXPECT_EQ(keep_clear({3, 0}, {nowhere, 0}), Vec2{});
    Scene scene = pair_with({nowhere, 1}, {-1, 0});
    scene.add({3, 1}, {-1, 0});
    EXPECT_EQ(keep_clear(scene), (Vec2{0, -5}));
  }
}

}  // namespace
}  // namespace flocking::steering
