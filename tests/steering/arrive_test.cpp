#include "steering/arrive.h"

#include <gtest/gtest.h>

#include "steering/fake_parameters.h"
#include "steering/scene.h"
#include "steering/seek.h"

namespace flocking::steering {
namespace {

FakeParameters at_three_four(Profile profile) {
  FakeParameters result(profile, {&kSeek, &kArrive});
  return result.max_speed(10).set("arrive.target", Vec2{3, 4});
}

Vec2 arrive(const FakeParameters& parameters, const Scene& scene) {
  return first_force(kArrive, parameters, scene);
}

Scene at_origin(Vec2 velocity) {
  Scene scene;
  scene.add({0, 0}, velocity);
  return scene;
}

// dist = 5. Normal: speed 5/0.6 = 25/3, so the force is (0.6, 0.8)*25/3 - V = (5, 20/3) - V. Slow:
// 5/0.9 = 50/9, so (10/3, 40/9) - V. Fast: 5/0.3 is limited to 10, so (6, 8) - V.
TEST(BookArrive, SlowsDownByItsSetting) {
  const Scene scene = at_origin({1, 2});
  for (const Profile profile :
       {Profile::kCourse, Profile::kCourseTests, Profile::kBook, Profile::kHowtorts}) {
    FakeParameters given = at_three_four(profile);
    EXPECT_TRUE(is_close(arrive(given, scene), {5.0 - 1, 20.0 / 3 - 2}));
    given.set("arrive.deceleration", "slow");
    EXPECT_TRUE(is_close(arrive(given, scene), {10.0 / 3 - 1, 40.0 / 9 - 2}));
    given.set("arrive.deceleration", "fast");
    EXPECT_TRUE(is_close(arrive(given, scene), {6.0 - 1, 8.0 - 2}));
  }
}

TEST(Arrive, BrakesOnTheTarget) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    FakeParameters given = at_three_four(profile);
    EXPECT_EQ(arrive(given.set("arrive.target", Vec2{0, 0}), at_origin({1, 2})), (Vec2{-1, -2}));
    EXPECT_EQ(arrive(given.set("arrive.target", Vec2{1e-5, 0}), at_origin({1, 2})), (Vec2{-1, -2}));
    EXPECT_EQ(arrive(given, at_origin({0, 0})), Vec2{});
  }
}

// speed = 2e-5/0.6 = 1e-4/3: the target is at 2e-5, just farther than the distance that counts as
// arrived.
TEST(BookArrive, CreepsCloseToTheTarget) {
  FakeParameters given = at_three_four(Profile::kBook).set("arrive.target", Vec2{2e-5, 0});
  EXPECT_TRUE(is_close(arrive(given, at_origin({0, 0})), {1e-4 / 3, 0}, 1e-18));
}

// speed = 10*5/10 = 5. At speed 3 the agent must gain speed: seek, (6, 8) - (0, 3). At speed 5 and
// above the force is (0.6, 0.8)*5 - V.
TEST(BuasArrive, SeeksBelowTheSpeedToArriveAt) {
  const FakeParameters given = at_three_four(Profile::kBuas);
  EXPECT_TRUE(is_close(arrive(given, at_origin({0, 3})), {6, 5}));
  EXPECT_TRUE(is_close(arrive(given, at_origin({0, 5})), {3, -1}));
  EXPECT_TRUE(is_close(arrive(given, at_origin({0, 8})), {3, -4}));
}

// speed = 10*5/4 is limited to 10.
TEST(BuasArrive, KeepsFullSpeedBeyondTheSlowingDistance) {
  const FakeParameters given = at_three_four(Profile::kBuas).set("arrive.slowing_distance", 4.0);
  EXPECT_TRUE(is_close(arrive(given, at_origin({0, 10})), {6, -2}));
}

// The combination multiplies by arrive's weight, 50: 50*(6, 5)*2/50 is seek's force times its
// weight 2.
TEST(BuasArrive, SeeksWithTheWeightOfSeek) {
  FakeParameters given =
      at_three_four(Profile::kBuas).set("seek.weight", 2.0).set("arrive.weight", 50.0);
  EXPECT_TRUE(is_close(50.0 * arrive(given, at_origin({0, 3})), {12, 10}));
  EXPECT_TRUE(is_close(arrive(given, at_origin({0, 5})), {3, -1}));
  given.set("arrive.weight", 0.0);
  EXPECT_EQ(0.0 * arrive(given, at_origin({0, 3})), Vec2{});
}

TEST(Arrive, NamesTheMissingSetting) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    EXPECT_EQ(missing_setting(kArrive, at_three_four(profile).body({})), "max_speed");
    EXPECT_EQ(missing_setting(kArrive, at_three_four(profile).unset("arrive.target")),
              "arrive.target");
    EXPECT_EQ(missing_setting(kArrive, at_three_four(profile)), "");
  }
}

TEST(Arrive, IsTheSameInAnotherFrame) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    for (const Vec2 velocity : {Vec2{1, -2}, Vec2{6, 7}}) {
      FakeParameters given = at_three_four(profile);
      const Vec2 force = arrive(given, at_origin(velocity));
      for (const auto turn : {rotated, mirrored}) {
        given.set("arrive.target", turn(Vec2{3, 4}) + Vec2{-2, 9});
        EXPECT_TRUE(
            is_close(arrive(given, moved_scene(at_origin(velocity), turn, {-2, 9})), turn(force)));
      }
    }
  }
}

}  // namespace
}  // namespace flocking::steering
