#include "steering/wander.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <numbers>

#include "core/random.h"
#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

using Memory = std::array<double, 2>;

constexpr double kUnset = std::numeric_limits<double>::quiet_NaN();

FakeParameters wander_parameters(Profile profile) {
  FakeParameters result(profile, {&kWander});
  return result.set("wander.strength", 1.5).max_speed(2);
}

Scene alone(Vec2 velocity = {}) {
  Scene scene;
  scene.add({4, -7}, velocity);
  return scene;
}

Vec2 wander(const FakeParameters& wander_parameters, const Scene& scene, Memory& memory) {
  return kWander.make(wander_parameters)->force(scene.senses(), memory);
}

// Without jitter, the target stays at (1.2, 0); moved 2 ahead it is (3.2, 0), in a frame whose
// ahead is up.
TEST(BookWander, BeginsStraightAhead) {
  const FakeParameters steady = wander_parameters(Profile::kBook).set("wander.jitter", 0.0);
  EXPECT_TRUE(is_close(first_force(kWander, steady, alone({0, 1})), {0, 3.2}));
}

TEST(BookWander, JittersByTheNumbersOfItsStep) {
  Memory memory = {0, 1.2};
  Scene scene = alone();
  scene.seed = 12;
  scene.step = 34;
  const Vec2 force = wander(wander_parameters(Profile::kBook), scene, memory);
  // 80 length/s for 0.1 s: up to 8 in each direction.
  const Vec2 moved = {0 + 8 * (2 * random_uniform(12, 0, 34, kWanderDraws) - 1),
                      1.2 + 8 * (2 * random_uniform(12, 0, 34, kWanderDraws + 1) - 1)};
  EXPECT_TRUE(is_close(force, unit(moved) * 1.2 + Vec2{2, 0}));
  EXPECT_TRUE(is_close({memory[0], memory[1]}, unit(moved) * 1.2));
}

TEST(BookWander, JittersLessInLessTime) {
  Scene quick = alone();
  quick.dt = 0.05;
  FakeParameters given = wander_parameters(Profile::kBook);
  const Vec2 force = first_force(kWander, given, quick);
  EXPECT_EQ(first_force(kWander, given.set("wander.jitter", 40.0), alone()), force);
  quick.dt = 0.0;
  EXPECT_TRUE(is_close(first_force(kWander, given, quick), {3.2, 0}));
}

TEST(BookWander, KeepsItsTargetOnTheCircle) {
  const std::unique_ptr<const Behavior> behavior = kWander.make(wander_parameters(Profile::kBook));
  Scene scene = alone({-3, 1});
  Memory memory = {kUnset, kUnset};
  bool left = false;
  bool right = false;
  for (scene.step = 1; scene.step <= 1000; ++scene.step) {
    const Vec2 force = behavior->force(scene.senses(), memory);
    EXPECT_NEAR(std::hypot(memory[0], memory[1]), 1.2, 1e-12);
    EXPECT_LE(length(force), 1.2 + 2 + 1e-12);
    left = left || dot(force, side_of(unit({-3, 1}))) > 0.5;
    right = right || dot(force, side_of(unit({-3, 1}))) < -0.5;
  }
  EXPECT_TRUE(left && right);
}

// The jitter is exactly the opposite of the remembered point, so that the sum is zero.
TEST(BookWander, KeepsThePreviousTargetRatherThanAZeroOne) {
  const Vec2 push = {2 * random_uniform(1, 0, 1, kWanderDraws) - 1,
                     2 * random_uniform(1, 0, 1, kWanderDraws + 1) - 1};
  for (const Vec2 before : {-8.0 * push, Vec2{}}) {
    FakeParameters given = wander_parameters(Profile::kBook);
    if (before == Vec2{}) given.set("wander.jitter", 0.0);
    Memory memory = {before.x, before.y};
    EXPECT_EQ(wander(given, alone(), memory), (before + Vec2{2, 0}));
    EXPECT_EQ(memory, (Memory{before.x, before.y}));
  }
}

// Rate 0: the offset stays (1.5, 0) in the world's frame; the centre is 2 ahead, which is up. (1.5,
// 2) is 2.5 away: (0.6, 0.8)*2 - (0, 1).
TEST(BuasWander, SeeksAPointOnTheCircleAhead) {
  FakeParameters steady = wander_parameters(Profile::kBuas).set("wander.rate", 0.0);
  EXPECT_TRUE(is_close(first_force(kWander, steady, alone({0, 1})), {1.2, 0.6}));
  Memory nowhere = {0, 0};
  EXPECT_TRUE(is_close(wander(steady, alone({0, 1}), nowhere), {0, 1})) << "no offset at all";
}

TEST(BuasWander, TurnsByTheNumberOfItsStep) {
  Memory memory = {0, -1.5};
  Scene scene = alone();
  scene.seed = 12;
  scene.step = 34;
  const Vec2 force = wander(wander_parameters(Profile::kBuas), scene, memory);
  const double angle = 2 * std::numbers::pi * random_uniform(12, 0, 34, kWanderDraws);
  const Vec2 offset = unit({0.5 * std::cos(angle), -1.5 + 0.5 * std::sin(angle)}) * 1.5;
  EXPECT_TRUE(is_close({memory[0], memory[1]}, offset));
  EXPECT_TRUE(is_close(force, unit(Vec2{2, 0} + offset) * 2));
}

// A circle of radius 0.5 around a point at 1.5 is within asin(1/3) of its direction: a chord of
// 0.508.
TEST(BuasWander, KeepsItsOffsetOnTheCircle) {
  const std::unique_ptr<const Behavior> behavior = kWander.make(wander_parameters(Profile::kBuas));
  Scene scene = alone({-1, 1});
  Memory memory = {kUnset, kUnset};
  Vec2 before = {1.5, 0};
  for (scene.step = 1; scene.step <= 1000; ++scene.step) {
    const Vec2 force = behavior->force(scene.senses(), memory);
    const Vec2 offset = {memory[0], memory[1]};
    EXPECT_NEAR(length(offset), 1.5, 1e-12);
    EXPECT_LE(distance(offset, before), 0.509);
    EXPECT_NEAR(length(force + Vec2{-1, 1}), 2.0, 1e-12);
    before = offset;
  }
}

TEST(Wander, NeedsASpeedLimitInBuasOnly) {
  EXPECT_EQ(missing_setting(kWander, wander_parameters(Profile::kCourse).body({})), "");
  EXPECT_EQ(missing_setting(kWander, wander_parameters(Profile::kBuas).body({})), "max_speed");
}

TEST(Wander, DependsOnSeedAgentAndStepOnly) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    Scene scene = alone();
    scene.add({4, -7});
    const FakeParameters given = wander_parameters(profile);
    const Vec2 force = first_force(kWander, given, scene);
    EXPECT_EQ(first_force(kWander, given, scene), force);
    EXPECT_NE(first_force(kWander, given, scene, 1), force);
    scene.step = 2;
    EXPECT_NE(first_force(kWander, given, scene), force);
    scene.step = 1;
    scene.seed = 2;
    EXPECT_NE(first_force(kWander, given, scene), force);
  }
}

TEST(Wander, IsTheSameElsewhere) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    const FakeParameters given = wander_parameters(profile);
    const Vec2 force = first_force(kWander, given, alone({1, 1}));
    const auto same = [](Vec2 v) { return v; };
    EXPECT_EQ(first_force(kWander, given, moved_scene(alone({1, 1}), same, {1e6, -3})), force);
  }
  // The book's circle turns with the agent; the circle of buas does not.
  const FakeParameters book = wander_parameters(Profile::kBook);
  const Vec2 force = first_force(kWander, book, alone({1, 1}));
  EXPECT_TRUE(
      is_close(first_force(kWander, book, moved_scene(alone({1, 1}), rotated)), rotated(force)));
}

}  // namespace
}  // namespace flocking::steering
