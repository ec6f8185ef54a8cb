#include "steering/leader_following.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

/// Returns parameters with agent 1 as the leader.
FakeParameters leader_parameters() {
  FakeParameters made(Profile::kBook, {&kLeaderFollowing});
  made.set("leader_following.leader", std::uint64_t{1}).max_speed(10);
  return made;
}

/// Returns a scene in which the leader rests at (0, 0) with heading (1, 0): the place behind it is
/// (-10, 0).
Scene following(Vec2 position) {
  Scene scene;
  scene.add(position);
  scene.add({0, 0});
  return scene;
}

/// Adds another follower of agent 1; returns its index.
std::size_t add_follower(Scene& scene, Vec2 position) {
  const std::size_t agent = scene.add(position);
  scene.traits[agent].leader = 1;
  return agent;
}

Vec2 follow(const Scene& scene, const Parameters& given = leader_parameters()) {
  return first_force(kLeaderFollowing, given, scene);
}

TEST(LeaderFollowing, ArrivesBehindTheLeader) {
  EXPECT_TRUE(is_close(follow(following({-10, -5})), {0, 10}));
  EXPECT_TRUE(is_close(follow(following({-10, -0.6})), {0, 2}));  // 0.6/0.3
  FakeParameters near = leader_parameters();
  near.set("leader_following.distance", 4.0);
  EXPECT_TRUE(is_close(follow(following({-4, -5}), near), {0, 10}));
}

// The place is at (-10, 0), 10 away: 10/(10 + 10) = 0.5 s. By then it is at (-5, 0).
TEST(LeaderFollowing, ArrivesWhereThePlaceWillBe) {
  Scene scene;
  scene.add({-20, 0});
  scene.add({0, 0}, {10, 0});
  EXPECT_TRUE(is_close(follow(scene), {10, 0}));
  scene.flock.set(0, {-10, 0}, {0, 0});
  EXPECT_EQ(follow(scene), Vec2{});
}

// Another follower, 2 below, adds (0, 1)/2. A third follower, 10 above, is too far away.
TEST(LeaderFollowing, KeepsApartFromTheOtherFollowers) {
  Scene scene = following({-10, -5});
  add_follower(scene, {-10, -7});
  EXPECT_TRUE(is_close(follow(scene), {0, 10.5}));
  add_follower(scene, {-10, 5});
  EXPECT_TRUE(is_close(follow(scene), {0, 10.5}));
  FakeParameters alone = leader_parameters();
  alone.set("leader_following.separation_distance", 2.0);
  EXPECT_TRUE(is_close(follow(scene, alone), {0, 10}));
}

TEST(LeaderFollowing, KeepsApartFromNobodyElse) {
  EXPECT_TRUE(is_close(follow(following({-1, 0})), {-10, 0}));
  Scene scene = following({-10, -5});
  scene.add({-10, -7});
  scene.traits[add_follower(scene, {-10, -7})].leader = 2;
  EXPECT_TRUE(is_close(follow(scene), {0, 10}));
}

// The place is (-10, 0): from (5, 2) it is at offset (-15, -2), of length sqrt(229). The box is 5
// wide on each side: (1 - 2/5)*10 = 6.
TEST(LeaderFollowing, GetsOutOfTheLeadersWay) {
  const double size = std::sqrt(229.0);
  EXPECT_TRUE(is_close(follow(following({5, 2})), {-150 / size, -20 / size + 6}));
  EXPECT_TRUE(is_close(follow(following({5, -2})), {-150 / size, 20 / size - 6}));
  EXPECT_TRUE(is_close(follow(following({5, 0})), {-10, 10}));
}

TEST(LeaderFollowing, IsInTheWayOnlyInsideTheBox) {
  EXPECT_TRUE(is_close(follow(following({20, 0})), {-10, 0}));
  EXPECT_TRUE(is_close(follow(following({0, 0})), {-10, 0}));
  FakeParameters wide = leader_parameters();
  wide.set("leader_following.box_length", 30.0);
  EXPECT_TRUE(is_close(follow(following({20, 0}), wide), {-10, 10}));
  // From (2, 5), just outside the box, the place is at offset (-12, -5), of length 13.
  EXPECT_TRUE(is_close(follow(following({2, 5})), {-120.0 / 13, -50.0 / 13}));
  wide.set("leader_following.box_width", 20.0);  // (1 - 5/10)*10 = 5
  EXPECT_TRUE(is_close(follow(following({2, 5}), wide), {-120.0 / 13, -50.0 / 13 + 5}));
}

TEST(LeaderFollowing, IsCalmWhereEverythingCoincides) {
  Scene scene = following({0, 0});
  add_follower(scene, {0, 0});
  EXPECT_TRUE(is_close(follow(scene), {-10, 0}));
  FakeParameters on_the_spot = leader_parameters();
  on_the_spot.set("leader_following.distance", 0.0);
  EXPECT_EQ(follow(scene, on_the_spot), Vec2{});
}

TEST(LeaderFollowing, LeavesTheLeaderItselfOut) {
  Scene scene = following({-10, -5});
  scene.add({1, 1});
  EXPECT_EQ(first_force(kLeaderFollowing, leader_parameters(), scene, 1), Vec2{});
  EXPECT_TRUE(kLeaderFollowing.make(leader_parameters())->leaves_out(1));
  EXPECT_FALSE(kLeaderFollowing.make(leader_parameters())->leaves_out(0));
}

// The place behind (2, 6) is (92, 6), 5 above (92, 1); the other follower is 2 below, across the
// seam.
TEST(LeaderFollowing, TakesTheShortWayRoundATorus) {
  Scene scene;
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  scene.add({92, 1});
  scene.add({2, 6});
  add_follower(scene, {92, 99});
  EXPECT_TRUE(is_close(follow(scene), {0, 10.5}));
}

TEST(LeaderFollowing, NeedsAMaximumSpeed) {
  FakeParameters none(Profile::kBook, {&kLeaderFollowing});
  none.set("leader_following.leader", std::uint64_t{1});
  EXPECT_EQ(missing_setting(kLeaderFollowing, none), "max_speed");
}

// The agent is in the leader's way, on its left, and another follower is near.
TEST(LeaderFollowing, IsTheSameInAnotherFrame) {
  Scene scene;
  scene.add({5, 5}, {3, -1});
  scene.add({1, 2}, {2, 1});
  add_follower(scene, {6, 6});
  const Vec2 force = follow(scene);
  EXPECT_TRUE(is_close(follow(moved_scene(scene, rotated, {7, -3})), rotated(force)));
  EXPECT_TRUE(is_close(follow(moved_scene(scene, mirrored, {7, -3})), mirrored(force)));
}

}  // namespace
}  // namespace flocking::steering
