#include "steering/offset_pursuit.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

/// Returns parameters with agent 1 as the leader.
FakeParameters at_offset(Vec2 offset) {
  FakeParameters parameters(Profile::kBook, {&kOffsetPursuit});
  parameters.set("offset_pursuit.leader", std::uint64_t{1})
      .set("offset_pursuit.offset", offset)
      .max_speed(15);
  return parameters;
}

Vec2 pursue_offset(const Scene& scene, Vec2 offset) {
  return first_force(kOffsetPursuit, at_offset(offset), scene);
}

Scene behind(Vec2 position, Vec2 velocity, Vec2 leader, Vec2 leader_velocity) {
  Scene scene;
  scene.add(position, velocity);
  scene.add(leader, leader_velocity);
  return scene;
}

// 3 behind (10, 0) with heading (0, 1) is (10, -3), 10 away: 10/(15 + 5) = 0.5 s. By then it is
// (10, -0.5), 12.5 away: at full speed, (0, 15) - V.
TEST(OffsetPursuit, ArrivesWhereThePlaceWillBe) {
  EXPECT_TRUE(
      is_close(pursue_offset(behind({10, -13}, {1, 0}, {10, 0}, {0, 5}), {-3, 0}), {-1, 15}));
}

// The leader rests at (10, 0). The agent moves from (7, 0), 3 behind the leader, to a place 1.5 to
// the side: at 1.5/0.3 = 5.
TEST(OffsetPursuit, CountsYToTheLeadersLeft) {
  EXPECT_TRUE(is_close(pursue_offset(behind({7, 0}, {}, {10, 0}, {}), {-3, 1.5}), {0, 5}));
  Scene turned_round = behind({7, 0}, {}, {10, 0}, {});
  turned_round.set_heading(1, {-1, 0});
  EXPECT_TRUE(is_close(pursue_offset(turned_round, {3, 1.5}), {0, -5}));
}

TEST(OffsetPursuit, StopsWhereItShouldBe) {
  EXPECT_EQ(pursue_offset(behind({7, 0}, {1, 2}, {10, 0}, {}), {-3, 0}), (Vec2{-1, -2}));
}

TEST(OffsetPursuit, IsCalmWhereEverythingCoincides) {
  EXPECT_EQ(pursue_offset(behind({7, 7}, {}, {7, 7}, {}), {0, 0}), Vec2{});
}

TEST(OffsetPursuit, LeavesTheLeaderItselfOut) {
  const Scene scene = behind({7, 0}, {}, {10, 0}, {1, 1});
  EXPECT_EQ(first_force(kOffsetPursuit, at_offset({-3, 0}), scene, 1), Vec2{});
  EXPECT_TRUE(kOffsetPursuit.make(at_offset({-3, 0}))->leaves_out(1));
  EXPECT_FALSE(kOffsetPursuit.make(at_offset({-3, 0}))->leaves_out(0));
}

// The place behind x = 2 is at 97, 1.5 before 98.5.
TEST(OffsetPursuit, TakesTheShortWayRoundATorus) {
  Scene scene = behind({98.5, 50}, {}, {2, 50}, {});
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  EXPECT_TRUE(is_close(pursue_offset(scene, {-5, 0}), {-5, 0}));
}

TEST(OffsetPursuit, NeedsAMaximumSpeed) {
  FakeParameters parameters(Profile::kBook, {&kOffsetPursuit});
  parameters.set("offset_pursuit.leader", std::uint64_t{1})
      .set("offset_pursuit.offset", Vec2{1, 2});
  EXPECT_EQ(missing_setting(kOffsetPursuit, parameters), "max_speed");
}

// The place is 40 away, which takes 40/(15 + 65) = 0.5 s. In this time the leader moves 32.5: the
// agent follows in the same direction, although the way across the seam is then shorter.
TEST(OffsetPursuit, FollowsAPredictionRoundATorus) {
  Scene scene = behind({10, 50}, {}, {50, 50}, {65, 0});
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  EXPECT_TRUE(is_close(pursue_offset(scene, {0, 0}), {15, 0}));
}

// In a mirror, the left of the leader becomes its right.
TEST(OffsetPursuit, IsTheSameInAnotherFrame) {
  const Scene scene = behind({1, 2}, {3, -1}, {5, 9}, {2, 1});
  const Vec2 force = pursue_offset(scene, {-3, 2});
  EXPECT_TRUE(
      is_close(pursue_offset(moved_scene(scene, rotated, {7, -3}), {-3, 2}), rotated(force)));
  EXPECT_TRUE(
      is_close(pursue_offset(moved_scene(scene, mirrored, {7, -3}), {-3, -2}), mirrored(force)));
}

}  // namespace
}  // namespace flocking::steering
