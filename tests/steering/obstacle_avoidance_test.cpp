#include "steering/obstacle_avoidance.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <numbers>

#include "core/random.h"
#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

FakeParameters obstacle_parameters() {
  FakeParameters made(Profile::kBook, {&kObstacleAvoidance});
  made.max_speed(10);
  return made;
}

Vec2 avoid(const Scene& scene, const Parameters& given = obstacle_parameters()) {
  return first_force(kObstacleAvoidance, given, scene);
}

/// Returns a scene with an agent at full speed, so that its box is 80 long.
Scene at_full_speed(Obstacle obstacle) {
  Scene scene;
  scene.add({0, 0}, {10, 0});
  scene.environment.obstacles = {obstacle};
  return scene;
}

/// Returns a scene with an agent at rest, so that its box is 40 long.
Scene at_rest(std::vector<Obstacle> obstacles) {
  Scene scene;
  scene.add({0, 0});
  scene.environment.obstacles = std::move(obstacles);
  return scene;
}

// L = 40*(1 + 10/10) = 80, m = 1 + (80 - 40)/80 = 1.5; sideways -(5 - 3)*1.5 = -3, braking (5 -
// 40)*0.2 = -7.
TEST(ObstacleAvoidance, SteersAwayFromTheCentreAndBrakes) {
  EXPECT_EQ(avoid(at_full_speed({{40, 3}, 5})), (Vec2{-7, -3}));
  EXPECT_EQ(avoid(at_full_speed({{40, -3}, 5})), (Vec2{-7, 3}));
}

// (5 - 3)*1.5 = 3 and (5 + 3)*1.5 = 12.
TEST(ObstacleAvoidance, LiterallyPushesTowardsWhatIsOnTheLeft) {
  FakeParameters literal = obstacle_parameters();
  literal.set("obstacle_avoidance.literal", true);
  EXPECT_EQ(avoid(at_full_speed({{40, 3}, 5}), literal), (Vec2{-7, 3}));
  EXPECT_EQ(avoid(at_full_speed({{40, -3}, 5}), literal), (Vec2{-7, 12}));
}

TEST(ObstacleAvoidance, PassesWhatIsStraightAheadOnTheLeft) {
  EXPECT_EQ(avoid(at_full_speed({{40, 0}, 5})), (Vec2{-7, 7.5}));
  EXPECT_EQ(avoid(at_full_speed({{40, -0.0}, 5})), (Vec2{-7, 7.5}));
}

// The box is as wide as the agent: 6 < 5 + 2, but 5 - 6 leaves no force to the side.
TEST(ObstacleAvoidance, OnlyBrakesForWhatItWouldJustTouch) {
  Scene scene = at_full_speed({{40, 6}, 5});
  EXPECT_EQ(avoid(scene), Vec2{});
  scene.traits[0].radius = 2;
  EXPECT_EQ(avoid(scene), (Vec2{-7, 0}));
}

// At rest L = 40; an edge at 40 is just outside the box. m = 1 + (40 - 44)/40 = 0.9.
TEST(ObstacleAvoidance, LooksNoFurtherThanItsBox) {
  EXPECT_EQ(avoid(at_rest({{{45, 0}, 5}})), Vec2{});
  EXPECT_TRUE(is_close(avoid(at_rest({{{44, 0}, 5}})), {-39 * 0.2, 5 * 0.9}));
  FakeParameters longer = obstacle_parameters();
  longer.set("obstacle_avoidance.min_box_length", 50.0);
  EXPECT_NE(avoid(at_rest({{{45, 0}, 5}}), longer), Vec2{});
}

TEST(ObstacleAvoidance, IgnoresWhatIsBehindBesideOrAPoint) {
  EXPECT_EQ(avoid(at_rest({{{-1, 0}, 5}})), Vec2{});
  EXPECT_EQ(avoid(at_rest({{{20, 5}, 5}})), Vec2{});
  EXPECT_EQ(avoid(at_rest({{{20, 0}, 0}})), Vec2{});
  EXPECT_EQ(avoid(at_rest({})), Vec2{});
}

// The obstacles are entered at 19 and at 15: the second counts, m = 1 + 10/40, 15*1.25 and (15 -
// 30)*0.2.
TEST(ObstacleAvoidance, TakesTheNearestEdgeNotTheNearestCentre) {
  EXPECT_EQ(avoid(at_rest({{{20, 0}, 1}, {{30, 0}, 15}})), (Vec2{-3, 18.75}));
}

// The agent leaves the obstacle that contains it at 2 + 5 = 7, and enters the other at 6 - 1 = 5: m
// = 1 + 34/40.
TEST(ObstacleAvoidance, TakesTheFarEdgeOfWhatItIsIn) {
  EXPECT_TRUE(is_close(avoid(at_rest({{{2, 0}, 5}, {{6, 0}, 1}})), {-1, 1.85}));
  EXPECT_TRUE(is_close(avoid(at_rest({{{2, 0}, 5}, {{12, 0}, 1}})), {0.6, 5 * 1.95}));
}

// L = 40 and m = 1 + (40 - 100)/40 = -0.5, which would push towards the centre: there must be no
// sideways force.
TEST(ObstacleAvoidance, IsNotTurnedRoundByAHugeObstacle) {
  EXPECT_TRUE(is_close(avoid(at_rest({{{100, 0}, 90}})), {-2, 0}));
  FakeParameters literal = obstacle_parameters();
  literal.set("obstacle_avoidance.literal", true);
  EXPECT_TRUE(is_close(avoid(at_rest({{{100, 0}, 90}}), literal), {-2, -45}));
}

TEST(ObstacleAvoidance, TakesTheFirstOfEquals) {
  const Obstacle left = {{20, 3}, 5};
  const Obstacle right = {{20, -3}, 5};
  EXPECT_LT(avoid(at_rest({left, right})).y, 0);
  EXPECT_GT(avoid(at_rest({right, left})).y, 0);
}

// m = 1 + 40/40, sideways 5*2, "braking" (5 - 0)*0.2.
TEST(ObstacleAvoidance, LeavesTheCentreOfAnObstacle) {
  EXPECT_EQ(avoid(at_rest({{{0, 0}, 5}, {{0, 0}, 5}})), (Vec2{1, 10}));
  EXPECT_EQ(avoid(at_rest({{{0, 0}, 0}})), Vec2{});
}

// Equivalent to {{40, 3}, 5} at full speed, but across the seams.
TEST(ObstacleAvoidance, LooksAcrossTheSeamOfATorus) {
  Scene scene;
  scene.add({90, 99}, {10, 0});
  scene.environment.obstacles = {{{30, 2}, 5}};
  EXPECT_EQ(avoid(scene), Vec2{});
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  EXPECT_TRUE(is_close(avoid(scene), {-7, -3}));
}

TEST(ObstacleAvoidance, NeedsAMaximumSpeed) {
  const FakeParameters none(Profile::kBook, {&kObstacleAvoidance});
  EXPECT_EQ(missing_setting(kObstacleAvoidance, none), "max_speed");
}

double between_obstacles(double low, double high, std::uint64_t step, std::uint32_t draw) {
  return low + (high - low) * random_uniform(1, 0, step, draw);
}

TEST(ObstacleAvoidance, NeverPushesTowardsAnObstacle) {
  int pushed = 0;
  for (std::uint64_t step = 1; step <= 2000; ++step) {
    const double angle = between_obstacles(0, 2 * std::numbers::pi, step, 0);
    const Vec2 heading = {std::cos(angle), std::sin(angle)};
    Scene scene;
    scene.add({between_obstacles(-9, 9, step, 1), 3}, heading * between_obstacles(0, 10, step, 2));
    scene.set_heading(0, heading);
    scene.traits[0].radius = between_obstacles(0, 5, step, 3);
    const Vec2 local = {between_obstacles(-10, 120, step, 4), between_obstacles(-20, 20, step, 5)};
    const Vec2 offset = to_world(local, heading);
    scene.environment.obstacles = {
        {scene.senses().position() + offset, between_obstacles(0, 90, step, 6)}};
    const double sideways = dot(avoid(scene), side_of(heading));
    EXPECT_LE(sideways * local.y, 1e-9) << "step " << step;
    pushed += std::abs(sideways) > 1e-9 ? 1 : 0;
  }
  EXPECT_GT(pushed, 200);
}

TEST(ObstacleAvoidance, IsTheSameInAnotherFrame) {
  Scene scene;
  scene.add({1, 2}, {6, 4});
  scene.traits[0].radius = 1;
  scene.environment.obstacles = {{{30, 25}, 4}, {{20, 14}, 3}, {{16, 11}, 2}, {{-5, 0}, 9}};
  const Vec2 force = avoid(scene);
  ASSERT_NE(force, Vec2{});
  EXPECT_TRUE(is_close(avoid(moved_scene(scene, rotated, {7, -3})), rotated(force)));
  EXPECT_TRUE(is_close(avoid(moved_scene(scene, mirrored, {7, -3})), mirrored(force)));
}

}  // namespace
}  // namespace flocking::steering
