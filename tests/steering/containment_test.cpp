#include "steering/containment.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

/// Returns parameters with a box from (0, 0) to (10, 20), a prediction of one second and a force of
/// 5.
FakeParameters in_box() {
  FakeParameters parameters(Profile::kBook, {&kContainment});
  parameters.set("containment.box", Box{{0, 0}, {10, 20}}).max_force(5);
  return parameters;
}

Vec2 force_at(Vec2 position, Vec2 velocity, const Parameters& parameters = in_box()) {
  Scene scene;
  scene.add(position, velocity);
  return first_force(kContainment, parameters, scene);
}

TEST(Containment, NeedsABoxAndAForce) {
  EXPECT_EQ(missing_setting(kContainment, in_box()), "");
  EXPECT_EQ(missing_setting(kContainment, in_box().unset("containment.box")), "containment.box");
  EXPECT_EQ(missing_setting(kContainment, in_box().body({})), "max_force");
}

TEST(Containment, IsZeroInsideAndOnTheEdge) {
  EXPECT_EQ(force_at({5, 5}, {3, 4}), Vec2{});
  EXPECT_EQ(force_at({7, 16}, {3, 4}), Vec2{});     // will be in the corner
  EXPECT_EQ(force_at({3, 4}, {-3, -4}), Vec2{});    // will be in the opposite corner
  EXPECT_EQ(force_at({13, 24}, {-3, -4}), Vec2{});  // is outside, but will be back
  EXPECT_EQ(force_at({10, 0}, {0, 0}), Vec2{});
}

// Predicted position (12, 9): the way back is (-1, 0). Without its part along (3, 4)/5, of length
// 0.6, it is (-0.64, 0.48), of length 0.8; normalized (-0.8, 0.6).
TEST(Containment, TurnsAsideTowardsTheWayBack) {
  EXPECT_TRUE(is_close(force_at({9, 5}, {3, 4}), {-4, 3}));
}

// Predicted position (13, 24), nearest point (10, 20): the way back is (-3, -4)/5. Without its part
// along (0, 1) it is (-0.6, 0); normalized (-1, 0).
TEST(Containment, TurnsBackFromACorner) {
  EXPECT_TRUE(is_close(force_at({13, 19}, {0, 5}), {-5, 0}));
}

TEST(Containment, GoesStraightBackWhereNeitherSideIsNearer) {
  EXPECT_EQ(force_at({9, 5}, {4, 0}), (Vec2{-5, 0}));
  EXPECT_EQ(force_at({-9, 5}, {4, 0}), (Vec2{5, 0}));  // already on the way back, but too slow
  EXPECT_EQ(force_at({5, 1}, {0, -2}), (Vec2{0, 5}));
}

// The way back (-1, 0), without its part along the heading, is as long as the heading's y.
TEST(Containment, CountsAsStraightBelowABillionth) {
  EXPECT_EQ(force_at({9, 5}, {4, 2e-9}), (Vec2{-5, 0}));
  EXPECT_TRUE(is_close(force_at({9, 5}, {4, 8e-9}), {0, 5}, 1e-6));
}

TEST(Containment, GoesStraightBackFromRest) {
  EXPECT_EQ(force_at({13, 24}, {0, 0}), (Vec2{-3, -4}));
  EXPECT_EQ(force_at({5, -0.25}, {0, 0}), (Vec2{0, 5}));
}

TEST(Containment, LooksAsFarAheadAsItsSetting) {
  FakeParameters parameters = in_box();
  parameters.set("containment.time", 0.25);
  EXPECT_EQ(force_at({9, 5}, {4, 0}, parameters), Vec2{});
  EXPECT_EQ(force_at({9, 5}, {5, 0}, parameters), (Vec2{-5, 0}));
  parameters.set("containment.time", 0.0);
  EXPECT_EQ(force_at({9, 5}, {500, 0}, parameters), Vec2{});
  EXPECT_EQ(force_at({11, 5}, {-500, 0}, parameters), (Vec2{-5, 0}));
}

TEST(Containment, KeepsToTheBoxOnATorus) {
  Scene scene;
  scene.wrap = Wrap{.size = {30, 30}, .torus = true};
  scene.add({29, 5});
  EXPECT_EQ(first_force(kContainment, in_box(), scene), (Vec2{-5, 0}));
}

TEST(Containment, IsAsLongAsMaxForceOrNothing) {
  for (double x = -31.0; x < 40.0; x += 1.7) {
    for (double turn = 0.0; turn < 6.3; turn += 0.1) {
      const double size = length(force_at({x, 21 - x}, {6 * std::cos(turn), 6 * std::sin(turn)}));
      EXPECT_TRUE(size == 0.0 || std::abs(size - 5.0) < 1e-12) << x << ", " << turn;
    }
  }
}

// The scene and the box are turned by 90 degrees, mirrored and moved.
TEST(Containment, IsTheSameInAnotherFrame) {
  const Vec2 force = force_at({9, 5}, {3, 4});
  FakeParameters turned = in_box();
  turned.set("containment.box", Box{{-20, 0}, {0, 10}});
  EXPECT_TRUE(is_close(force_at({-5, 9}, {-4, 3}, turned), side_of(force)));
  FakeParameters image = in_box();
  image.set("containment.box", Box{{7, -23}, {17, -3}});
  EXPECT_TRUE(is_close(force_at({16, -8}, {3, -4}, image), mirrored(force)));
}

TEST(Containment, IsFiniteWhereTheStateIs) {
  constexpr double kMost = 1e150;
  constexpr double kLeast = std::numeric_limits<double>::denorm_min();
  for (const double x : {-kMost, -kLeast, 0.0, kLeast, 10.0, std::nextafter(10.0, 11.0), kMost}) {
    for (const double v : {-kMost, -1e-160, -kLeast, -0.0, kLeast, 1e-160, 7.0, kMost}) {
      const Vec2 force = force_at({x, -x}, {v, 1.0});
      EXPECT_TRUE(std::isfinite(force.x) && std::isfinite(force.y)) << x << ", " << v;
      const Vec2 straight = force_at({x, 5}, {v, -0.0});
      EXPECT_TRUE(std::isfinite(straight.x) && std::isfinite(straight.y)) << x << ", " << v;
    }
  }
}

}  // namespace
}  // namespace flocking::steering
