#include "steering/evade.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

using Ids = std::vector<std::uint64_t>;
using Names = std::vector<std::string>;

FakeParameters parameters(Profile profile) {
  FakeParameters result(profile, {&kEvade});
  return result.max_speed(5);
}

FakeParameters from_second(Profile profile) {
  return parameters(profile).set("evade.targets", Ids{1});
}

Vec2 evade(const FakeParameters& parameters, const Scene& scene, std::size_t self = 0) {
  return first_force(kEvade, parameters, scene, self);
}

// Returns a scene with an agent that moves at (0, 2), and another agent 10 above it.
Scene pair(Vec2 velocity_of_pursuer) {
  Scene scene;
  scene.add({0, 0}, {0, 2});
  scene.add({0, 10}, velocity_of_pursuer);
  return scene;
}

// Returns a scene with an agent at rest, three agents at distance 1 to the right, above and below,
// and one at the same position.
Scene cross() {
  Scene scene;
  for (const Vec2 at : {Vec2{0, 0}, Vec2{1, 0}, Vec2{0, 1}, Vec2{0, -1}, Vec2{0, 0}}) scene.add(at);
  return scene;
}

// t = 10/(5 + 15) = 0.5: Q = (7.5, 10), at distance 12.5: the force is -(0.6, 0.8)*5 - (0, 2).
TEST(Evade, FleesFromWhereThePursuerWillBe) {
  for (const Profile profile :
       {Profile::kCourse, Profile::kCourseTests, Profile::kBook, Profile::kHowtorts}) {
    const FakeParameters given = from_second(profile);
    EXPECT_TRUE(is_close(evade(given, pair({15, 0})), {-3, -6}));
  }
}

// The agent's own speed is 2: t = 10/(2 + 6) = 1.25, Q = (7.5, 10) again.
TEST(Evade, ReckonsWithItsOwnSpeedInBuas) {
  const FakeParameters given = from_second(Profile::kBuas);
  EXPECT_TRUE(is_close(evade(given, pair({6, 0})), {-3, -6}));
}

// There is no facing test. t = 10/(5 + 20) = 0.4: Q = (0, 2).
TEST(Evade, PredictsWhoComesTowardsIt) {
  const FakeParameters given = from_second(Profile::kBook);
  EXPECT_TRUE(is_close(evade(given, pair({0, -20})), {0, -7}));
}

TEST(Evade, CountsEachTargetOnceAndNeverItself) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    FakeParameters given = parameters(profile);
    EXPECT_EQ(evade(given.set("evade.targets", Ids{2, 1, 2, 0, 4}), cross()), (Vec2{-5, -5}));
    given.set("evade.layers", Names{"dog"});
    Scene scene = cross();
    for (Traits& traits : scene.traits) traits.layers = given.layers({"dog"});
    scene.traits[3].layers = 0;
    EXPECT_EQ(evade(given, scene), (Vec2{-5, -5}));
    EXPECT_EQ(evade(given.unset("evade.targets"), scene), (Vec2{-5, -5}));
  }
}

TEST(Evade, LooksAtLayers) {
  FakeParameters given = parameters(Profile::kBook).set("evade.layers", Names{"dog", "wolf"});
  Scene scene = cross();
  scene.traits[1].layers = given.layers({"wolf"});
  scene.traits[2].layers = given.layers({"wolf", "dog"});
  EXPECT_EQ(evade(given, scene), (Vec2{-5, -5}));
  EXPECT_EQ(evade(given.set("evade.match", "exact"), scene), (Vec2{0, -5}));
  EXPECT_EQ(evade(given.set("evade.targets", Ids{1}), scene), (Vec2{-5, -5})) << "the target, too";
}

TEST(Evade, NeedsATargetOrLayers) {
  EXPECT_EQ(missing_setting(kEvade, parameters(Profile::kBook).set("evade.distance", 9.0)),
            "evade.targets");
}

TEST(Evade, KeepsADistance) {
  FakeParameters given = from_second(Profile::kBook);
  EXPECT_EQ(evade(given.set("evade.distance", 10.0), pair({0, 0})), Vec2{}) << "not nearer";
  EXPECT_EQ(evade(given.set("evade.distance", 10.001), pair({0, 0})), (Vec2{0, -7}));
}

// In a world of width 10, (9, 5) is 2 to the left of (1, 5).
TEST(Evade, TakesTheShortWayRoundATorus) {
  Scene scene;
  scene.add({1, 5});
  scene.add({9, 5});
  scene.wrap = Wrap{.size = {10, 10}, .torus = true};
  EXPECT_EQ(evade(from_second(Profile::kBook).set("evade.distance", 3.0), scene), (Vec2{5, 0}));
}

TEST(Evade, HasNoDirectionOnTheSpot) {
  Scene scene;
  scene.add({0, 0}, {0, 1});
  scene.add({0, 0}, {-5, 0});
  EXPECT_EQ(evade(from_second(Profile::kBook), scene), Vec2{});
  EXPECT_EQ(evade(from_second(Profile::kBuas), scene), Vec2{});
}

// t = 5/(0 + 5) = 1 and Q = (5, 0) - (5, 0), the agent's own position.
TEST(Evade, HasNoDirectionWhereTheyWillMeetInBuas) {
  Scene scene;
  scene.add({0, 0});
  scene.add({5, 0}, {-5, 0});
  EXPECT_EQ(evade(from_second(Profile::kBuas), scene), Vec2{});
}

TEST(Evade, NamesTheMissingSetting) {
  EXPECT_EQ(missing_setting(kEvade, parameters(Profile::kBook).body({})), "max_speed");
}

TEST(Evade, IsTheSameInAnotherFrame) {
  Scene scene;
  scene.add({0.5, 2}, {1, -3});
  scene.add({2, 2.5}, {-1, 0});
  scene.add({-1, 1}, {4, 4});
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    const FakeParameters given = parameters(profile).set("evade.targets", Ids{1, 2});
    const Vec2 force = evade(given, scene);
    for (const auto turn : {rotated, mirrored}) {
      EXPECT_TRUE(is_close(evade(given, moved_scene(scene, turn, {-6, 2})), turn(force)));
    }
  }
}

}  // namespace
}  // namespace flocking::steering
