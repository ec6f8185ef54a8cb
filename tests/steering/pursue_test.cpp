#include "steering/pursue.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <numbers>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

constexpr std::uint64_t kTarget = 1;
constexpr double kQuarterTurn = std::numbers::pi / 2;

FakeParameters pursuit_parameters(Profile profile) {
  FakeParameters result(profile, {&kPursue});
  return result.max_speed(5).set("pursue.target", kTarget);
}

Vec2 pursue(const FakeParameters& pursuit_parameters, const Scene& scene) {
  return first_force(kPursue, pursuit_parameters, scene);
}

Scene pursuit_pair(Vec2 velocity, Vec2 position_of_target, Vec2 velocity_of_target) {
  Scene scene;
  scene.add({0, 0}, velocity);
  scene.add(position_of_target, velocity_of_target);
  return scene;
}

// dist = 10, t = 10/(5 + 15) = 0.5: Q = (7.5, 10), at distance 12.5: (0.6, 0.8)*5 - (0, 2).
TEST(BookPursue, MakesForWhereTheTargetWillBe) {
  for (const Profile profile : {Profile::kCourse, Profile::kCourseTests, Profile::kBook}) {
    EXPECT_TRUE(is_close(
        pursue(pursuit_parameters(profile), pursuit_pair({0, 2}, {0, 10}, {15, 0})), {3, 2}));
  }
}

// The force of BookPursue.MakesForWhereTheTargetWillBe, times seek's factor max_force/max_speed =
// 2.
TEST(BookPursue, SeeksAsHowtortsDoes) {
  const FakeParameters given = pursuit_parameters(Profile::kHowtorts).max_force(10);
  EXPECT_TRUE(is_close(pursue(given, pursuit_pair({0, 2}, {0, 10}, {15, 0})), {6, 4}));
}

// The headings are (1, 0) and (-1, 0), and the target is ahead: (0.8, 0.6)*5 - V, as if the target
// were at rest.
TEST(BookPursue, DoesNotPredictWhoComesTowardsIt) {
  const Scene scene = pursuit_pair({1, 0}, {8, 6}, {-5, 0});
  EXPECT_TRUE(is_close(pursue(pursuit_parameters(Profile::kBook), scene), {3, 3}));
}

// The agent predicts if the cosine is exactly -0.95, and if the target is to the side. t = 10/(5 +
// 5) = 1.
TEST(BookPursue, PredictsWhoDoesNotQuiteComeTowardsIt) {
  Scene scene = pursuit_pair({1, 0}, {8, 6}, {-5, 0});
  scene.set_heading(kTarget, {-0.95, 0.3122498999199199});
  EXPECT_TRUE(is_close(pursue(pursuit_parameters(Profile::kBook), scene),
                       unit(Vec2{3, 6}) * 5 - Vec2{1, 0}));
  // Q = (0, 10) + (-7.5, 0)*t with t = 10/(5 + 7.5) = 0.8: (-6, 10).
  EXPECT_TRUE(
      is_close(pursue(pursuit_parameters(Profile::kBook), pursuit_pair({1, 0}, {0, 10}, {-7.5, 0})),
               unit(Vec2{-6, 10}) * 5 - Vec2{1, 0}));
}

// t = 10/(5 + 5) = 1, plus 0.5 because the target is exactly to the side: Q = (7.5, 10). For a
// target behind, plus 1: Q = (-10, 0) + (0, 5)*(1 + 1) = (-10, 10).
TEST(BookPursue, AllowsTimeForTurning) {
  const FakeParameters given = pursuit_parameters(Profile::kBook).set("pursue.turnaround", 0.5);
  EXPECT_TRUE(is_close(pursue(given, pursuit_pair({0, 0}, {0, 10}, {5, 0})), {3, 4}));
  EXPECT_TRUE(
      is_close(pursue(given, pursuit_pair({0, 0}, {-10, 0}, {0, 5})), unit(Vec2{-1, 1}) * 5));
}

// The agent's own speed is 2: t = 10/(2 + 6) = 1.25, Q = (7.5, 10).
TEST(BuasPursue, MakesForWhereTheTargetWillBe) {
  EXPECT_TRUE(is_close(
      pursue(pursuit_parameters(Profile::kBuas), pursuit_pair({0, 2}, {0, 10}, {6, 0})), {3, 2}));
}

// The agent also predicts in this case. t = 10/(1 + 4) = 2: Q = (8, 6) + (-8, 0) = (0, 6).
TEST(BuasPursue, PredictsWhoComesTowardsIt) {
  EXPECT_TRUE(is_close(
      pursue(pursuit_parameters(Profile::kBuas), pursuit_pair({1, 0}, {8, 6}, {-4, 0})), {-1, 5}));
}

// Both are at rest: Q is the target at (0, 6), with heading up; 90 degrees to its left is (-1, 0),
// so the goal is (-4.5, 6), at distance 7.5.
TEST(BuasPursue, KeepsItsOffset) {
  FakeParameters given = pursuit_parameters(Profile::kBuas).set("pursue.offset_distance", 4.5);
  Scene scene = pursuit_pair({0, 0}, {0, 6}, {0, 0});
  scene.set_heading(kTarget, {0, 1});
  EXPECT_TRUE(is_close(pursue(given.set("pursue.offset_angle", kQuarterTurn), scene), {-3, 4}));
  EXPECT_TRUE(is_close(pursue(given.set("pursue.offset_angle", -kQuarterTurn), scene), {3, 4}));
  EXPECT_TRUE(is_close(pursue(given.set("pursue.offset_angle", 0.0), scene), {0, 5}));
}

// In a world of width 10, x = 9 is 2 to the left of x = 1.
TEST(Pursue, TakesTheShortWayRoundATorus) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    Scene scene;
    scene.add({1, 5});
    scene.add({9, 5});
    scene.wrap = Wrap{.size = {10, 10}, .torus = true};
    EXPECT_EQ(pursue(pursuit_parameters(profile), scene), (Vec2{-5, 0}));
  }
}

// The target is 4 to the right, and after t = 4/(2 + 8) = 0.4 it is 3.2 farther: 7.2 to the right,
// although that place is only 2.8 to the left.
TEST(Pursue, DoesNotWrapAPrediction) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    Scene scene;
    scene.add({1, 5}, {0, -2});
    scene.add({5, 5}, {8, 0});
    scene.wrap = Wrap{.size = {10, 10}, .torus = true};
    EXPECT_TRUE(is_close(pursue(pursuit_parameters(profile).max_speed(2), scene), {2, 2}));
  }
}

TEST(Pursue, DoesNotPursueItself) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    FakeParameters given = pursuit_parameters(profile).set("pursue.target", std::uint64_t{0});
    given.set("pursue.offset_distance", 3.0);
    EXPECT_EQ(pursue(given, pursuit_pair({1, 2}, {3, 4}, {0, 0})), Vec2{});
    EXPECT_TRUE(kPursue.make(given)->leaves_out(0));
    EXPECT_FALSE(kPursue.make(given)->leaves_out(1));
  }
}

TEST(Pursue, HasNoDirectionOnTheTarget) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    FakeParameters given = pursuit_parameters(profile).set("pursue.turnaround", 1.0);
    EXPECT_EQ(pursue(given, pursuit_pair({0, 0}, {0, 0}, {0, 0})), Vec2{});
    EXPECT_EQ(pursue(given, pursuit_pair({0, 1}, {0, 0}, {2, 0})), Vec2{}) << "t is 0, too";
  }
}

TEST(Pursue, NamesTheMissingSetting) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    EXPECT_EQ(missing_setting(kPursue, pursuit_parameters(profile).body({})), "max_speed");
    EXPECT_EQ(missing_setting(kPursue, pursuit_parameters(profile).unset("pursue.target")),
              "pursue.target");
  }
  EXPECT_EQ(missing_setting(kPursue, pursuit_parameters(Profile::kHowtorts)), "max_force");
}

TEST(Pursue, IsTheSameInAnotherFrame) {
  const Scene scene = pursuit_pair({1, 2}, {-3, 4}, {2, -1});
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    FakeParameters given = pursuit_parameters(profile).set("pursue.turnaround", 0.25);
    given.set("pursue.offset_distance", 2.0);
    const Vec2 force = pursue(given.set("pursue.offset_angle", 0.5), scene);
    EXPECT_TRUE(is_close(pursue(given, moved_scene(scene, rotated, {7, -3})), rotated(force)));
    given.set("pursue.offset_angle", -0.5);
    EXPECT_TRUE(is_close(pursue(given, moved_scene(scene, mirrored, {7, -3})), mirrored(force)));
  }
}

}  // namespace
}  // namespace flocking::steering
