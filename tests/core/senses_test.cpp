#include "core/senses.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <optional>

namespace flocking {
namespace {

TEST(LayerFilter, AdmitsAllAgentsWithoutWantedLayers) {
  for (const bool exact : {false, true}) {
    const LayerFilter filter{.wanted = 0, .exact = exact};
    EXPECT_TRUE(filter.admits(0));
    EXPECT_TRUE(filter.admits(5));
  }
}

TEST(LayerFilter, TakesOneOfTheWantedLayersOrAll) {
  const LayerFilter overlap{.wanted = 0b0110, .exact = false};
  const LayerFilter exact{.wanted = 0b0110, .exact = true};
  struct Case {
    Layers theirs;
    bool overlaps;
    bool has_all;
  };
  for (const Case& c :
       {Case{0b0000, false, false}, Case{0b1001, false, false}, Case{0b0010, true, false},
        Case{0b1101, true, false}, Case{0b0110, true, true}, Case{0b1111, true, true}}) {
    EXPECT_EQ(overlap.admits(c.theirs), c.overlaps) << c.theirs;
    EXPECT_EQ(exact.admits(c.theirs), c.has_all) << c.theirs;
  }
}

TEST(LayerFilter, KnowsAllSixtyFourBits) {
  const Layers last = Layers{1} << 63U;
  EXPECT_TRUE((LayerFilter{.wanted = last}.admits(last)));
  EXPECT_FALSE((LayerFilter{.wanted = last}.admits(~last)));
}

TEST(Wrap, TakesTheShortestWay) {
  const Wrap wrap{.size = {10, 4}};
  EXPECT_EQ(wrap.shortest({0, 0}), (Vec2{0, 0}));
  EXPECT_EQ(wrap.shortest({4.5, -1.5}), (Vec2{4.5, -1.5}));
  EXPECT_EQ(wrap.shortest({5.5, -2.5}), (Vec2{-4.5, 1.5}));
  EXPECT_EQ(wrap.shortest({9, 3}), (Vec2{-1, -1}));
}

TEST(Wrap, GoesDirectlyIfBothWaysAreEquallyShort) {
  const Wrap wrap{.size = {10, 4}};
  EXPECT_EQ(wrap.shortest({5, 2}), (Vec2{5, 2}));
  EXPECT_EQ(wrap.shortest({-5, -2}), (Vec2{-5, -2}));
}

TEST(Wrap, BringsPointsFarOutsideBack) {
  const Wrap wrap{.size = {10, 4}};
  EXPECT_EQ(wrap.shortest({10, -4}), (Vec2{0, 0}));
  EXPECT_EQ(wrap.shortest({1023, -401}), (Vec2{3, -1}));
  EXPECT_EQ(wrap.shortest({1e17, -1e17 - 16}), (Vec2{0, 0}));
  for (int i = -115; i < 120; ++i) {
    const double x = 0.5 * i + 0.25;
    const Vec2 short_way = wrap.shortest({x, x});
    EXPECT_LE(std::abs(short_way.x), 5.0) << x;
    EXPECT_LE(std::abs(short_way.y), 2.0) << x;
    EXPECT_EQ(std::fmod(x - short_way.x, 10.0), 0.0) << x;
    EXPECT_EQ(std::fmod(x - short_way.y, 4.0), 0.0) << x;
  }
}

// Two agents: 0 faces +x, 1 faces +y and is of the second class.
class SensesTest : public ::testing::Test {
 protected:
  SensesTest() {
    flock_.set(0, {1, 1}, {0, 0});
    flock_.set(1, {9, 3}, {0, 2});
  }
  bool sees(std::optional<double> fov, Vec2 offset) {
    traits_[0].fov = fov;
    return senses_.sees(0, offset);
  }
  static Vec2 at_angle(double degrees) {
    const double angle = degrees * std::numbers::pi / 180.0;
    return {3.0 * std::cos(angle), 3.0 * std::sin(angle)};
  }

  FlockState flock_{2};
  Column heading_x_ = {1.0, 0.0};
  Column heading_y_ = {0.0, 1.0};
  std::array<Traits, 2> traits_;
  std::array<std::uint32_t, 2> class_of_ = {0, 1};
  Environment environment_;
  std::optional<Wrap> wrap_;
  Senses senses_{.flock = flock_,
                 .heading_x = heading_x_,
                 .heading_y = heading_y_,
                 .traits = traits_,
                 .class_of = class_of_,
                 .environment = environment_,
                 .wrap = wrap_};
};

TEST_F(SensesTest, WrapsOffsetsOnATorusOnly) {
  EXPECT_EQ(senses_.offset_to({9, 3}), (Vec2{8, 2}));
  wrap_ = Wrap{.size = {10, 4}, .torus = false};
  EXPECT_EQ(senses_.offset_to({9, 3}), (Vec2{8, 2}));
  wrap_->torus = true;
  EXPECT_EQ(senses_.offset_to({9, 3}), (Vec2{-2, 2}));
  EXPECT_EQ(senses_.offset({9, 3}, {1, 1}), (Vec2{2, -2}));
}

TEST_F(SensesTest, SeesEverythingWithoutALimit) {
  for (const std::optional<double> fov : {std::optional<double>(), std::optional(360.0)}) {
    for (const Vec2 offset : {Vec2{1, 0}, Vec2{-1, 0}, Vec2{0, -1}, Vec2{0, 0}}) {
      EXPECT_TRUE(sees(fov, offset)) << offset.x << ' ' << offset.y;
    }
  }
}

TEST_F(SensesTest, SeesHalfTheAngleToEitherSide) {
  for (const double fov : {10.0, 90.0, 180.0, 270.0, 359.0}) {
    for (const double side : {-0.5, 0.5}) {
      EXPECT_TRUE(sees(fov, at_angle(side * fov * 0.999))) << fov;
      EXPECT_FALSE(sees(fov, at_angle(side * fov * 1.001))) << fov;
    }
    EXPECT_TRUE(sees(fov, {1, 0})) << fov;
    EXPECT_FALSE(sees(fov, {-1, 0})) << fov;
  }
}

TEST_F(SensesTest, DoesNotSeeTheEdgeNorItsOwnPosition) {
  EXPECT_FALSE(sees(180.0, {0, 1}));
  EXPECT_FALSE(sees(180.0, {0, -1}));
  EXPECT_FALSE(sees(359.0, {0, 0})) << "a point on the spot has no direction";
}

TEST_F(SensesTest, UsesTheTraitsAndHeadingOfTheViewer) {
  traits_[1].fov = 90.0;
  EXPECT_TRUE(senses_.sees(0, {0, -1}));
  EXPECT_FALSE(senses_.sees(1, {0, -1}));
  EXPECT_TRUE(senses_.sees(1, {0, 1}));
}

}  // namespace
}  // namespace flocking
