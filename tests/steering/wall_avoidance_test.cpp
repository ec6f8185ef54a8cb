#include "steering/wall_avoidance.h"

#include <gtest/gtest.h>

#include <numbers>
#include <utility>
#include <vector>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

// The part of a side feeler beyond a wall that is 10 to the side. The feeler is 20 long, at 45
// degrees, so it crosses the wall after 10*sqrt(2).
constexpr double kBesideOvershoot = 20.0 - 10.0 * std::numbers::sqrt2;

Vec2 avoid_walls(const Scene& scene) {
  return first_force(kWallAvoidance, FakeParameters(Profile::kBook, {&kWallAvoidance}), scene);
}

/// Returns the force on an agent at (0, 0) with heading (1, 0).
Vec2 avoid_walls(std::vector<Wall> walls) {
  Scene scene;
  scene.add({0, 0});
  scene.environment.walls = std::move(walls);
  return avoid_walls(scene);
}

// The feeler ahead is 40 long and reaches 30 beyond the wall; the wall's left is towards the agent.
TEST(WallAvoidance, PushesAlongTheNormalAsFarAsTheFeelerReachesThrough) {
  EXPECT_TRUE(is_close(avoid_walls({{{10, -5}, {10, 5}}}), {-30, 0}));
}

TEST(WallAvoidance, PushesThroughAWallThatIsSeenFromBehind) {
  EXPECT_TRUE(is_close(avoid_walls({{{10, 5}, {10, -5}}}), {30, 0}));
}

TEST(WallAvoidance, FeelsHalfAsFarAtBothSides) {
  EXPECT_TRUE(is_close(avoid_walls({{{-50, -10}, {50, -10}}}), {0, kBesideOvershoot}));
  EXPECT_TRUE(is_close(avoid_walls({{{50, 10}, {-50, 10}}}), {0, -kBesideOvershoot}));
  // the side feelers reach 10*sqrt(2) = 14.1 sideways
  EXPECT_EQ(avoid_walls({{{-50, -15}, {50, -15}}}), Vec2{});
}

TEST(WallAvoidance, TakesTheNearestCrossingOfAllFeelersAndWalls) {
  const Wall ahead = {{10, -5}, {10, 5}};
  const Wall far_ahead = {{30, -5}, {30, 5}};
  const Wall right = {{-50, -10}, {50, -10}};
  EXPECT_TRUE(is_close(avoid_walls({far_ahead, ahead}), {-30, 0}));
  EXPECT_TRUE(is_close(avoid_walls({far_ahead, right}), {0, kBesideOvershoot}));
  EXPECT_TRUE(is_close(avoid_walls({right, ahead}), {-30, 0}));
}

TEST(WallAvoidance, TakesTheRightOfTwoEquals) {
  const Wall right = {{-50, -10}, {50, -10}};
  const Wall left = {{50, 10}, {-50, 10}};
  EXPECT_TRUE(is_close(avoid_walls({left, right}), {0, kBesideOvershoot}));
  EXPECT_TRUE(is_close(avoid_walls({right, left}), {0, kBesideOvershoot}));
}

TEST(WallAvoidance, IgnoresWallsThatFeelersOnlyTouch) {
  EXPECT_EQ(avoid_walls({{{40, -5}, {40, 5}}}), Vec2{});  // touches a feeler's end
  EXPECT_EQ(avoid_walls({{{0, -50}, {0, 50}}}), Vec2{});  // passes through its start
  EXPECT_EQ(avoid_walls({{{10, 0}, {10, 5}}}), Vec2{});   // touches with the wall's end
  EXPECT_EQ(avoid_walls({{{5, 0}, {35, 0}}}), Vec2{});    // runs along a feeler
  EXPECT_EQ(avoid_walls({{{-9, -9}, {-9, 9}}}), Vec2{});  // is behind the agent
  EXPECT_EQ(avoid_walls(std::vector<Wall>{}), Vec2{});
}

TEST(WallAvoidance, IgnoresAWallWithoutLength) {
  EXPECT_EQ(avoid_walls({{{10, 0}, {10, 0}}, {{0, 0}, {0, 0}}}), Vec2{});
}

TEST(WallAvoidance, FeelsAsFarAsItsSetting) {
  Scene scene;
  scene.add({0, 0});
  scene.environment.walls = {{{10, -5}, {10, 5}}};
  FakeParameters parameters(Profile::kBook, {&kWallAvoidance});
  parameters.set("wall_avoidance.feeler_length", 12.0);
  EXPECT_TRUE(is_close(first_force(kWallAvoidance, parameters, scene), {-2, 0}));
}

TEST(WallAvoidance, FeelsAcrossTheSeamOfATorus) {
  Scene scene;
  scene.add({95, 50});
  scene.environment.walls = {{{5, 45}, {5, 55}}};
  EXPECT_EQ(avoid_walls(scene), Vec2{});
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  EXPECT_TRUE(is_close(avoid_walls(scene), {-30, 0}));
}

// The right feeler of an agent that faces left crosses at x = -5, where the wall's image starts.
TEST(WallAvoidance, FeelsAWallThatGoesAllTheWayRound) {
  Scene scene;
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  scene.environment.walls = {{{100, 60}, {0, 60}}};
  scene.add({5, 50}, {-1, 0});
  EXPECT_TRUE(is_close(avoid_walls(scene), {0, -kBesideOvershoot}));
}

// In a mirror, a wall's left becomes its right: its ends are exchanged.
TEST(WallAvoidance, IsTheSameInAnotherFrame) {
  Scene scene;
  scene.add({1, 2}, {3, 1});
  scene.environment.walls = {{{20, 0}, {25, 30}}, {{9, 9}, {12, -7}}};
  const Vec2 force = avoid_walls(scene);
  ASSERT_NE(force, Vec2{});
  EXPECT_TRUE(is_close(avoid_walls(moved_scene(scene, rotated, {7, -3})), rotated(force)));
  Scene image = moved_scene(scene, mirrored, {7, -3});
  for (Wall& wall : image.environment.walls) std::swap(wall.from, wall.to);
  EXPECT_TRUE(is_close(avoid_walls(image), mirrored(force)));
}

}  // namespace
}  // namespace flocking::steering
