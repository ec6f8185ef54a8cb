#include "steering/flow.h"

#include <gtest/gtest.h>

#include <limits>
#include <memory>
#include <string>

#include "flow/flow_field.h"
#include "flow/grids.h"
#include "steering/fake_parameters.h"
#include "steering/scene.h"

namespace flocking::steering {
namespace {

using flow::grid_of;
using flow::Rows;
using flow::Sampling;

std::shared_ptr<const flow::FlowField> field_over(const Rows& rows, Cell goal,
                                                  Sampling sampling = Sampling::kNearest) {
  const flow::FieldPlan plan{std::make_shared<const CostGrid>(grid_of(rows)), goal};
  return std::make_shared<const flow::FlowField>(std::make_shared<const flow::LazyFields>(plan),
                                                 flow::GridFrame{}, sampling, false);
}

/// Returns parameters for the example grid of the documentation, with a speed of 10.
FakeParameters over_example() {
  FakeParameters parameters(Profile::kBook, {&kFlow});
  parameters.max_speed(10).flow_field(field_over(flow::kExample, flow::kExampleGoal));
  return parameters;
}

Vec2 force_at(const FakeParameters& parameters, Vec2 position, Vec2 velocity = {}) {
  Scene scene;
  scene.add(position, velocity);
  return first_force(kFlow, parameters, scene);
}

// (0, 3) points east, (3, 1) south, (2, 3) south-east: 10*unit(1, -1) = (7.071, -7.071).
TEST(Flow, SteersFromTheVelocityToTheDirectionAtMaximumSpeed) {
  const FakeParameters parameters = over_example();
  EXPECT_TRUE(is_close(force_at(parameters, {0.5, 3.5}, {1, 2}), {9, -2}));
  EXPECT_TRUE(is_close(force_at(parameters, {3.5, 1.5}, {1, 2}), {-1, -12}));
  EXPECT_TRUE(
      is_close(force_at(parameters, {2.5, 3.5}), {7.0710678118654755, -7.0710678118654755}));
  EXPECT_TRUE(is_close(force_at(parameters, {0.5, 3.5}, {10, 0}), {0, 0})) << "as it should go";
}

TEST(Flow, SteersToASpeedOf1IfSet) {
  FakeParameters parameters = over_example();
  parameters.set("flow.speed", std::string("unit"));
  EXPECT_TRUE(is_close(force_at(parameters, {0.5, 3.5}, {1, 2}), {0, -2}));
  parameters.body({});  // without a max_speed
  EXPECT_TRUE(is_close(force_at(parameters, {0.5, 3.5}), {1, 0}));
}

TEST(Flow, BrakesWhereTheFieldLeadsNowhere) {
  const FakeParameters parameters = over_example();
  EXPECT_EQ(force_at(parameters, {3.5, 0.5}, {1, 2}), (Vec2{-1, -2})) << "at the goal";
  EXPECT_EQ(force_at(parameters, {1.5, 2.5}, {1, 2}), (Vec2{-1, -2})) << "in a blocked cell";
  EXPECT_EQ(force_at(parameters, {3.5, 0.5}), Vec2{}) << "at rest";
}

TEST(Flow, BrakesOutside) {
  const FakeParameters parameters = over_example();
  for (const Vec2 outside : {Vec2{-0.5, 2}, {4, 2}, {2, 4}, {2, -1e300}}) {
    EXPECT_EQ(force_at(parameters, outside, {1, 2}), (Vec2{-1, -2}));
  }
}

TEST(Flow, BrakesInAPocketWithoutAWayOut) {
  FakeParameters parameters = over_example();
  parameters.flow_field(field_over({{1, 255, 1}}, {0, 0}));
  EXPECT_EQ(force_at(parameters, {2.5, 0.5}, {1, 2}), (Vec2{-1, -2}));
}

// Half a second ahead of (2.5, 0.5), with velocity (0, 2), is (2.5, 1.5), which is blocked; with
// (2, 0) it is the goal.
TEST(Flow, LooksAhead) {
  FakeParameters parameters = over_example();
  EXPECT_TRUE(is_close(force_at(parameters, {2.5, 0.5}, {0, 2}), {10, -2}));
  parameters.set("flow.lookahead", 0.5);
  EXPECT_EQ(force_at(parameters, {2.5, 0.5}, {0, 2}), (Vec2{0, -2}));
  EXPECT_EQ(force_at(parameters, {2.5, 0.5}, {2, 0}), (Vec2{-2, 0}));
  EXPECT_TRUE(is_close(force_at(parameters, {2.5, 0.5}), {10, 0})) << "at rest it is where it is";
  EXPECT_EQ(force_at(parameters, {2.5, 0.5}, {0, -2}), (Vec2{0, 2})) << "outside, soon";
  EXPECT_TRUE(is_close(force_at(parameters, {-0.5, 3.5}, {2, 0}), {8, 0})) << "inside, soon";
}

// The combination multiplies by the weight, not the behaviour.
TEST(Flow, LeavesTheWeightToOthers) {
  FakeParameters parameters = over_example();
  parameters.set("flow.weight", 5.0);
  EXPECT_TRUE(is_close(force_at(parameters, {0.5, 3.5}, {1, 2}), {9, -2}));
}

TEST(Flow, GoesSlowerWhereBilinearDirectionsDiffer) {
  FakeParameters parameters = over_example();
  parameters.flow_field(field_over({{1, 1, 1, 1}}, {2, 0}, Sampling::kBilinear));
  EXPECT_TRUE(is_close(force_at(parameters, {1.75, 0.5}), {7.5, 0}));
}

TEST(Flow, StaysFiniteForAnyFinitePlace) {
  FakeParameters parameters = over_example();
  parameters.set("flow.lookahead", std::numeric_limits<double>::max());
  const Vec2 force = force_at(parameters, {1e308, -1e308}, {1e308, -1e308});
  EXPECT_EQ(force, (Vec2{-1e308, 1e308}));
}

TEST(Flow, NeedsAMapAndAMaximumSpeed) {
  FakeParameters parameters(Profile::kBook, {&kFlow});
  EXPECT_EQ(missing_setting(kFlow, parameters), "flow.map");
  parameters.flow_field(field_over({{1}}, {0, 0}));
  EXPECT_EQ(missing_setting(kFlow, parameters), "max_speed");
  parameters.max_speed(1);
  EXPECT_EQ(missing_setting(kFlow, parameters), "");
}

TEST(Flow, IsNotBuiltBeforeTheFirstForce) {
  FakeParameters parameters = over_example();
  const auto field = field_over({{1, 1}}, {1, 0});
  parameters.flow_field(field);
  const auto behavior = kFlow.make(parameters);
  EXPECT_FALSE(field->fields()->are_built());
  Scene scene;
  scene.add({0.5, 0.5});
  EXPECT_TRUE(is_close(behavior->force(scene.senses(), {}), {10, 0}));
  EXPECT_TRUE(field->fields()->are_built());
}

}  // namespace
}  // namespace flocking::steering
