#include "steering/flee.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

using FleeNames = std::vector<std::string>;

FakeParameters flee_parameters(Profile profile) {
  FakeParameters result(profile, {&kFlee});
  return result.max_speed(10);
}

FakeParameters from_origin(Profile profile) {
  return flee_parameters(profile).set("flee.target", Vec2{});
}

Vec2 flee(const FakeParameters& flee_parameters, const Scene& scene) {
  return first_force(kFlee, flee_parameters, scene);
}

Scene fleeing_at() {
  Scene scene;
  scene.add({3, 4}, {1, 0});
  return scene;
}

// The offset from T is (3, 4), of length 5: (0.6, 0.8)*10 - (1, 0).
TEST(Flee, RunsStraightAwayAtFullSpeed) {
  for (const Profile profile : {Profile::kCourse, Profile::kCourseTests, Profile::kBook,
                                Profile::kBuas, Profile::kHowtorts}) {
    EXPECT_TRUE(is_close(flee(from_origin(profile), fleeing_at()), {5, 8}));
  }
}

TEST(Flee, PanicsUpToAndIncludingPanicDistance) {
  FakeParameters calm = from_origin(Profile::kBook).set("flee.panic_distance", 5.0);
  EXPECT_TRUE(is_close(flee(calm, fleeing_at()), {5, 8}));
  EXPECT_EQ(flee(calm.set("flee.panic_distance", 4.999), fleeing_at()), Vec2{});
}

TEST(Flee, HasNoDirectionOnTheTarget) {
  Scene scene;
  scene.add({2, 1}, {3, 3});
  EXPECT_EQ(flee(flee_parameters(Profile::kBook).set("flee.target", Vec2{2, 1}), scene), Vec2{});
}

// In a world of width 10, (9, 5) is 2 to the left of (1, 5).
TEST(Flee, TakesTheShortWayRoundATorus) {
  Scene scene;
  scene.add({1, 5});
  scene.wrap = Wrap{.size = {10, 10}, .torus = true};
  EXPECT_EQ(flee(flee_parameters(Profile::kBook).set("flee.target", Vec2{9, 5}), scene),
            (Vec2{10, 0}));
}

TEST(Flee, NamesTheMissingSetting) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas}) {
    EXPECT_EQ(missing_setting(kFlee, from_origin(profile).body({})), "max_speed");
  }
}

TEST(Flee, NeedsAPointOutsideBuas) {
  FakeParameters given = flee_parameters(Profile::kBook).set("flee.distance", 100.0);
  EXPECT_EQ(missing_setting(kFlee, given), "flee.target");
  Scene scene = fleeing_at();
  scene.add({4, 4});
  EXPECT_TRUE(is_close(flee(given.set("flee.target", Vec2{}), scene), {5, 8})) << "the point alone";
}

// Away from (3, 0) is (-10, 0), away from (0, -4) is (0, 10); V = (1, 2) is subtracted for each.
// The third agent is at distance 5, which does not count as nearer than 5; the fourth is at the
// same position.
TEST(Flee, SumsOverNearAgentsInBuas) {
  Scene scene;
  scene.add({0, 0}, {1, 2});
  scene.add({3, 0});
  scene.add({0, -4});
  scene.add({-3, 4});
  scene.add({0, 0});
  const FakeParameters near = flee_parameters(Profile::kBuas).set("flee.distance", 5.0);
  EXPECT_TRUE(is_close(flee(near, scene), {-10 - 2, 10 - 4}));
}

TEST(Flee, LooksAtLayersInBuas) {
  FakeParameters wary =
      flee_parameters(Profile::kBuas).set("flee.layers", FleeNames{"dog", "wolf"});
  Scene scene;
  scene.add({0, 0});
  scene.add({1, 0});
  scene.add({0, 1});
  scene.traits[0].layers = wary.layers({"dog", "wolf"});
  scene.traits[1].layers = wary.layers({"wolf"});
  scene.traits[2].layers = wary.layers({"wolf", "dog", "old"});
  EXPECT_TRUE(is_close(flee(wary, scene), {-10, -10}));
  EXPECT_TRUE(is_close(flee(wary.set("flee.match", "exact"), scene), {0, -10}));
  EXPECT_EQ(flee(wary.set("flee.layers", FleeNames{"cat"}), scene), Vec2{});
}

TEST(Flee, FleesFromAllByDefaultInBuas) {
  Scene scene;
  scene.add({0, 0});
  scene.add({3, 0});
  scene.add({0, 4});
  EXPECT_TRUE(is_close(flee(flee_parameters(Profile::kBuas), scene), {-10, -10}));
}

// The point is 3 above, the only dog 1 to the right, another agent 1 below.
TEST(Flee, AddsTheLayersToThePointInBuas) {
  FakeParameters given = flee_parameters(Profile::kBuas).set("flee.target", Vec2{0, 3});
  Scene scene;
  scene.add({0, 0});
  scene.add({1, 0});
  scene.add({0, -1});
  scene.traits[1].layers = given.layers({"dog"});
  EXPECT_TRUE(is_close(flee(given, scene), {0, -10})) << "the point alone";
  EXPECT_TRUE(is_close(flee(given.set("flee.layers", FleeNames{"dog"}), scene), {-10, -10}));
  EXPECT_TRUE(is_close(flee(given.set("flee.distance", 3.0), scene), {-10, 0}));
  EXPECT_TRUE(is_close(flee(given.set("flee.distance", 3.001), scene), {-10, -10}));
}

TEST(Flee, IsTheSameInAnotherFrame) {
  Scene scene;
  scene.add({0.5, 2}, {1, -3});
  scene.add({2, 2.5});
  scene.add({-1, 1}, {4, 4});
  const Vec2 target = {1, -1};
  FakeParameters given = flee_parameters(Profile::kBuas).set("flee.layers", FleeNames{"dog"});
  scene.traits[1].layers = scene.traits[2].layers = given.layers({"dog"});
  const Vec2 force = flee(given.set("flee.target", target), scene);
  for (const auto turn : {rotated, mirrored}) {
    given.set("flee.target", turn(target) + Vec2{5, -8});
    EXPECT_TRUE(is_close(flee(given, moved_scene(scene, turn, {5, -8})), turn(force)));
  }
}

}  // namespace
}  // namespace flocking::steering
