#include "steering/interpose.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

FakeParameters between(Place a, Place b) {
  FakeParameters parameters(Profile::kBook, {&kInterpose});
  parameters.set("interpose.a", a).set("interpose.b", b).max_speed(5);
  return parameters;
}

FakeParameters between_agents() { return between(std::uint64_t{1}, std::uint64_t{2}); }

/// Returns a scene with the agent, A and B.
Scene bodyguard() {
  Scene scene;
  scene.add({5, -10}, {1, 0});
  scene.add({0, 0}, {0, 2});
  scene.add({10, 0}, {0, 2});
  return scene;
}

// The middle (5, 0) is 10/5 = 2 s away; by then it is (5, 4), 14 away: at full speed, (0, 5) - V.
TEST(Interpose, ArrivesBetweenTwoAgentsAsTheyWillBe) {
  EXPECT_TRUE(is_close(first_force(kInterpose, between_agents(), bodyguard()), {-1, 5}));
}

// The middle of (0, 0) and (10, -20.5) is 0.25 away, which takes 0.05 s. In this time A moves 0.1
// and the middle half of that: 0.2 away, at 0.2/0.3 length/s.
TEST(Interpose, SlowsDownBetweenAnAgentAndAPoint) {
  const Vec2 force =
      first_force(kInterpose, between(std::uint64_t{1}, Vec2{10, -20.5}), bodyguard());
  EXPECT_TRUE(is_close(force, {-1, -0.2 / 0.3}));
}

TEST(Interpose, ArrivesBetweenTwoPoints) {
  EXPECT_TRUE(
      is_close(first_force(kInterpose, between(Vec2{5, 0}, Vec2{5, 40}), bodyguard()), {-1, 5}));
}

TEST(Interpose, StopsWhenItIsThere) {
  EXPECT_EQ(first_force(kInterpose, between(Vec2{0, -10}, Vec2{10, -10}), bodyguard()),
            (Vec2{-1, 0}));
}

TEST(Interpose, LeavesTheTwoThemselvesOut) {
  EXPECT_EQ(first_force(kInterpose, between_agents(), bodyguard(), 1), Vec2{});
  EXPECT_EQ(first_force(kInterpose, between_agents(), bodyguard(), 2), Vec2{});
  const auto behavior = kInterpose.make(between_agents());
  EXPECT_TRUE(behavior->leaves_out(1) && behavior->leaves_out(2));
  EXPECT_FALSE(behavior->leaves_out(0));
  EXPECT_FALSE(kInterpose.make(between(Vec2{0, 0}, Vec2{1, 1}))->leaves_out(0));
}

TEST(Interpose, IsCalmWhereEverythingCoincides) {
  Scene scene;
  for (int i = 0; i < 3; ++i) scene.add({7, 7});
  EXPECT_EQ(first_force(kInterpose, between_agents(), scene), Vec2{});
}

// The middle between 95 and 5 is 100, which is 0: straight ahead of (0, 40).
TEST(Interpose, TakesTheShortWayRoundATorus) {
  Scene scene;
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  scene.add({0, 40});
  scene.add({95, 50});
  scene.add({5, 50});
  EXPECT_TRUE(is_close(first_force(kInterpose, between_agents(), scene), {0, 5}));
}

TEST(Interpose, NeedsAMaximumSpeed) {
  FakeParameters parameters(Profile::kBook, {&kInterpose});
  parameters.set("interpose.a", Place{Vec2{}}).set("interpose.b", Place{Vec2{}});
  EXPECT_EQ(missing_setting(kInterpose, parameters), "max_speed");
}

TEST(Interpose, IsTheSameInAnotherFrame) {
  const auto force_in = [](const Scene& scene) {
    return first_force(kInterpose, between_agents(), scene);
  };
  const Vec2 force = force_in(bodyguard());
  EXPECT_TRUE(is_close(force_in(moved_scene(bodyguard(), rotated, {7, -3})), rotated(force)));
  EXPECT_TRUE(is_close(force_in(moved_scene(bodyguard(), mirrored, {7, -3})), mirrored(force)));
}

}  // namespace
}  // namespace flocking::steering
