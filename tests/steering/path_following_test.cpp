#include "steering/path_following.h"

#include <gtest/gtest.h>

#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

FakeParameters along(std::vector<Vec2> waypoints, bool closed = false) {
  FakeParameters parameters(Profile::kBook, {&kPathFollowing});
  parameters.set("path_following.waypoints", std::move(waypoints))
      .set("path_following.closed", closed)
      .max_speed(10);
  return parameters;
}

/// An agent that keeps its memory between steps.
class Walker {
 public:
  explicit Walker(const Parameters& parameters)
      : behavior_(kPathFollowing.make(parameters)),
        memory_(kPathFollowing.memory_size, std::numeric_limits<double>::quiet_NaN()) {}

  Vec2 at(Vec2 position, Vec2 velocity = {}) {
    Scene scene;
    scene.add(position, velocity);
    return behavior_->force(scene.senses(), memory_);
  }

 private:
  std::unique_ptr<const Behavior> behavior_;
  std::vector<double> memory_;
};

// unit(100, 0)*10 - (1, 2)
TEST(PathFollowing, SeeksTheFirstWaypoint) {
  EXPECT_TRUE(is_close(Walker(along({{100, 0}, {100, 100}})).at({0, 0}, {1, 2}), {9, -2}));
}

TEST(PathFollowing, GoesOnWhenItIsNearerThanTheDistance) {
  Walker walker(along({{100, 0}, {100, 100}, {0, 100}}));
  EXPECT_TRUE(is_close(walker.at({80, 0}), {10, 0}));     // 20 away: too far
  EXPECT_TRUE(is_close(walker.at({100, -19}), {0, 10}));  // 19 away: seeks (100, 100) next
  EXPECT_TRUE(is_close(walker.at({100, 0}), {0, 10}));    // and keeps doing so
}

TEST(PathFollowing, GoesOnOnceAStepAndBeforeItSteers) {
  Walker walker(along({{1, 0}, {0, 2}, {-3, 0}, {0, -4}}, true));
  EXPECT_TRUE(is_close(walker.at({0, 0}), {0, 10}));
  EXPECT_TRUE(is_close(walker.at({0, 0}), {-10, 0}));
  EXPECT_TRUE(is_close(walker.at({0, 0}), {0, -10}));
  EXPECT_TRUE(is_close(walker.at({0, 0}), {10, 0}));  // the first waypoint again
}

// Slows down within 0.6 s of the end: 3 away at 3/0.6 = 5.
TEST(PathFollowing, ArrivesAtTheEndOfAnOpenPath) {
  Walker walker(along({{1, 0}, {100, 0}}));
  EXPECT_TRUE(is_close(walker.at({0, 0}), {10, 0}));
  EXPECT_TRUE(is_close(walker.at({97, 0}), {5, 0}));
  EXPECT_EQ(walker.at({100, 0}, {3, 4}), (Vec2{-3, -4}));
  EXPECT_TRUE(is_close(walker.at({103, 0}), {-5, 0}));
}

TEST(PathFollowing, ReadsADistanceOfNothingAsNeverReached) {
  FakeParameters parameters = along({{0, 0}, {100, 0}});
  parameters.set("path_following.waypoint_distance", 0.0);
  EXPECT_EQ(Walker(parameters).at({0, 0}), Vec2{});
}

TEST(PathFollowing, TakesPathsOfOneWaypointAndOfNone) {
  Walker open(along({{3, 0}}));
  EXPECT_TRUE(is_close(open.at({0, 0}), {5, 0}));
  EXPECT_TRUE(is_close(open.at({0, 0}), {5, 0}));
  Walker closed(along({{3, 0}}, true));
  EXPECT_TRUE(is_close(closed.at({0, 0}), {10, 0}));
  EXPECT_EQ(closed.at({3, 0}, {1, 1}), Vec2{});  // seek returns zero at the target
  EXPECT_EQ(Walker(along({})).at({0, 0}), Vec2{});
}

TEST(PathFollowing, SettlesForTheEndOfAPathThatBecameShorter) {
  Scene scene;
  scene.add({0, 0});
  std::vector<double> memory = {5.0};
  const auto behavior = kPathFollowing.make(along({{0, 300}, {300, 0}}));
  EXPECT_TRUE(is_close(behavior->force(scene.senses(), memory), {10, 0}));
  EXPECT_EQ(memory[0], 1.0);
}

TEST(PathFollowing, TakesTheShortWayRoundATorus) {
  Scene scene;
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  scene.add({5, 50});
  EXPECT_TRUE(is_close(first_force(kPathFollowing, along({{65, 50}, {50, 50}}), scene), {-10, 0}));
}

TEST(PathFollowing, NeedsAMaximumSpeed) {
  FakeParameters parameters(Profile::kBook, {&kPathFollowing});
  parameters.set("path_following.waypoints", std::vector<Vec2>{{1, 2}});
  EXPECT_EQ(missing_setting(kPathFollowing, parameters), "max_speed");
}

TEST(PathFollowing, IsTheSameInAnotherFrame) {
  const Vec2 shift = {7, -3};
  const auto force_in = [&](auto turn) {
    Walker walker(along({turn({3, 4}) + shift, turn({30, -7}) + shift}));
    return walker.at(turn({1, 2}) + shift, turn({3, -1}));
  };
  const Vec2 force = Walker(along({{3, 4}, {30, -7}})).at({1, 2}, {3, -1});
  EXPECT_TRUE(is_close(force_in(rotated), rotated(force)));
  EXPECT_TRUE(is_close(force_in(mirrored), mirrored(force)));
}

}  // namespace
}  // namespace flocking::steering
