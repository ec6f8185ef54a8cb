#include "steering/hide.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

FakeParameters from_agent_1() {
  FakeParameters parameters(Profile::kBook, {&kHide});
  parameters.set("hide.from", std::uint64_t{1}).max_speed(10);
  return parameters;
}

/// Returns a scene in which the hunter is at (0, 0) with heading (1, 0).
Scene hunted(Vec2 position, std::vector<Obstacle> obstacles = {}) {
  Scene scene;
  scene.add(position);
  scene.add({0, 0});
  scene.environment.obstacles = std::move(obstacles);
  return scene;
}

Vec2 hide(const Scene& scene, const Parameters& parameters = from_agent_1()) {
  return first_force(kHide, parameters, scene);
}

// The spot is at 50 + 10 + 30 = 90 on the x axis: from 5 away, the agent moves at full speed; from
// 0.6 away, at 0.6/0.3.
TEST(Hide, ArrivesBehindAnObstacle) {
  EXPECT_TRUE(is_close(hide(hunted({90, -5}, {{{50, 0}, 10}})), {0, 10}));
  EXPECT_TRUE(is_close(hide(hunted({90, 0.6}, {{{50, 0}, 10}})), {0, -2}));
}

TEST(Hide, KeepsTheDistanceOfItsSetting) {
  FakeParameters close = from_agent_1();
  close.set("hide.distance", 5.0);
  EXPECT_TRUE(is_close(hide(hunted({65, -5}, {{{50, 0}, 10}}), close), {0, 10}));
}

// The spots are (90, 0) and (0, 90).
TEST(Hide, TakesTheNearestSpot) {
  const std::vector<Obstacle> obstacles = {{{50, 0}, 10}, {{0, 50}, 10}};
  EXPECT_TRUE(is_close(hide(hunted({0, 80}, obstacles)), {0, 10}));
  EXPECT_TRUE(is_close(hide(hunted({80, 0}, obstacles)), {10, 0}));
}

// The spots (0, 40) and (0, -40) are equally near.
TEST(Hide, TakesTheFirstOfEquals) {
  EXPECT_GT(hide(hunted({9, 0}, {{{0, 10}, 0}, {{0, -10}, 0}})).y, 0);
  EXPECT_LT(hide(hunted({9, 0}, {{{0, -10}, 0}, {{0, 10}, 0}})).y, 0);
}

TEST(Hide, EvadesWithoutObstacles) {
  Scene scene = hunted({10, 0});
  EXPECT_TRUE(is_close(hide(scene), {10, 0}));
  scene.flock.set(0, {10, 0}, {1, 2});
  EXPECT_TRUE(is_close(hide(scene), {9, -2}));
}

TEST(Hide, TakesTheXAxisWhereTheHunterIsAtTheCentre) {
  EXPECT_TRUE(is_close(hide(hunted({40, -5}, {{{0, 0}, 10}})), {0, 10}));
}

TEST(Hide, IsCalmWhereEverythingCoincides) {
  EXPECT_EQ(hide(hunted({0, 0})), Vec2{});
  EXPECT_TRUE(is_close(hide(hunted({0, 0}, {{{0, 0}, 0}})), {10, 0}));
}

TEST(Hide, LeavesTheHunterItselfOut) {
  const Scene scene = hunted({10, 0}, {{{50, 0}, 10}});
  EXPECT_EQ(first_force(kHide, from_agent_1(), scene, 1), Vec2{});
  EXPECT_TRUE(kHide.make(from_agent_1())->leaves_out(1));
  EXPECT_FALSE(kHide.make(from_agent_1())->leaves_out(0));
}

TEST(Hide, HidesOnlyWithinTheThreatDistance) {
  FakeParameters parameters = from_agent_1();
  parameters.set("hide.threat_distance", 10.0);
  EXPECT_TRUE(is_close(hide(hunted({9.5, 0}), parameters), {10, 0}));
  EXPECT_EQ(hide(hunted({10, 0}), parameters), Vec2{});
}

/// Returns a scene in which the agent has a field of view of 90 degrees.
Scene looking(Vec2 heading) {
  Scene scene = hunted({10, 0});
  scene.traits[0].fov = 90.0;
  scene.set_heading(0, heading);
  return scene;
}

TEST(Hide, HidesOnlyWhenItSees) {
  FakeParameters parameters = from_agent_1();
  EXPECT_NE(hide(looking({1, 0}), parameters), Vec2{});
  parameters.set("hide.when_seen", true);
  EXPECT_EQ(hide(looking({1, 0}), parameters), Vec2{});
  EXPECT_TRUE(is_close(hide(looking({-1, 0}), parameters), {10, 0}));
}

TEST(Hide, RemembersTheHunterForAWhile) {
  FakeParameters parameters = from_agent_1();
  parameters.set("hide.when_seen", true).set("hide.memory", 2.0);
  const auto behavior = kHide.make(parameters);
  std::vector<double> memory(kHide.memory_size, std::numeric_limits<double>::quiet_NaN());
  Scene blind = looking({1, 0});
  EXPECT_EQ(behavior->force(blind.senses(), memory), Vec2{});
  Scene seeing = looking({-1, 0});
  seeing.time = 1;
  EXPECT_TRUE(is_close(behavior->force(seeing.senses(), memory), {10, 0}));
  blind.time = 3;
  EXPECT_TRUE(is_close(behavior->force(blind.senses(), memory), {10, 0}));
  blind.time = 3.5;
  EXPECT_EQ(behavior->force(blind.senses(), memory), Vec2{});
}

TEST(Hide, HidesOnlyWhenBothSee) {
  FakeParameters parameters = from_agent_1();
  parameters.set("hide.mutual", true);
  EXPECT_EQ(hide(looking({1, 0}), parameters), Vec2{});
  Scene both = looking({-1, 0});
  both.traits[1].fov = 90.0;
  EXPECT_TRUE(is_close(hide(both, parameters), {10, 0}));
  both.set_heading(1, {-1, 0});
  EXPECT_EQ(hide(both, parameters), Vec2{});
}

// The spot (50, 0), which the hunter faces, is 49 away, the spot (-50, 0) behind it 51. With a bias
// of 1, they count as 98 and 51. A spot at the hunter's side, (0, 60), counts with its true
// distance.
TEST(Hide, PrefersSpotsTheHunterDoesNotFace) {
  const Obstacle ahead = {{20, 0}, 0};
  const Obstacle behind = {{-20, 0}, 0};
  const Obstacle beside = {{0, 30}, 0};
  FakeParameters parameters = from_agent_1();
  EXPECT_TRUE(is_close(hide(hunted({1, 0}, {ahead, behind}), parameters), {10, 0}));
  parameters.set("hide.bias", 1.0);
  EXPECT_TRUE(is_close(hide(hunted({1, 0}, {ahead, behind}), parameters), {-10, 0}));
  EXPECT_GT(hide(hunted({1, 0}, {ahead, beside}), parameters).y, 0);
}

// Equivalent to a hunter at (0, 0), an obstacle at (50, 0) and an agent at (90, -5).
TEST(Hide, TakesTheShortWayRoundATorus) {
  Scene scene;
  scene.wrap = Wrap{.size = {200, 200}, .torus = true};
  scene.add({50, 195});
  scene.add({160, 0});
  scene.environment.obstacles = {{{10, 0}, 10}};
  EXPECT_TRUE(is_close(hide(scene), {0, 10}));
}

TEST(Hide, NeedsAMaximumSpeed) {
  FakeParameters parameters(Profile::kBook, {&kHide});
  parameters.set("hide.from", std::uint64_t{1});
  EXPECT_EQ(missing_setting(kHide, parameters), "max_speed");
}

TEST(Hide, IsTheSameInAnotherFrame) {
  Scene scene;
  scene.add({10, 3}, {1, 2});
  scene.add({2, -1}, {3, 1});
  scene.environment.obstacles = {{{20, 9}, 5}, {{-7, 4}, 2}};
  const Vec2 force = hide(scene);
  ASSERT_NE(force, Vec2{});
  EXPECT_TRUE(is_close(hide(moved_scene(scene, rotated, {7, -3})), rotated(force)));
  EXPECT_TRUE(is_close(hide(moved_scene(scene, mirrored, {7, -3})), mirrored(force)));
}

}  // namespace
}  // namespace flocking::steering
