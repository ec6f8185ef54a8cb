#include "flow/field_store.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "flow/grids.h"

namespace flocking::flow {
namespace {

std::shared_ptr<const CostGrid> example() {
  return std::make_shared<const CostGrid>(grid_of(kExample));
}

constexpr CellRange kGate{{0, 1}, {0, 2}};
constexpr CellRange kOther{{2, 0}, {2, 0}};

TEST(FieldStore, AnswersTheSamePlanWithTheSameFields) {
  FieldStore store;
  const FieldPlan plan{example(), kExampleGoal, CornerRule::kCut};
  const auto fields = store.fields(plan);
  EXPECT_EQ(store.fields(plan), fields);
  EXPECT_EQ(fields->plan(), plan);
}

TEST(FieldStore, TellsGoalsCornersAndGridsApart) {
  FieldStore store;
  const FieldPlan plan{example(), kExampleGoal, CornerRule::kCut};
  const auto fields = store.fields(plan);
  const auto of_goal = store.fields({plan.costs, {0, 0}, plan.corners});
  const auto of_corners = store.fields({plan.costs, plan.goal, CornerRule::kSafe});
  const auto of_grid = store.fields({example(), plan.goal, plan.corners});
  for (const auto& other : {of_goal, of_corners, of_grid}) EXPECT_NE(other, fields);
  EXPECT_EQ(store.fields({plan.costs, {0, 0}, plan.corners}), of_goal);
  EXPECT_EQ(store.fields({plan.costs, plan.goal, CornerRule::kSafe}), of_corners);
}

TEST(FieldStore, AnswersTheSameBoxesWithTheSameCosts) {
  FieldStore store;
  const auto clean = example();
  const auto blocked = store.costs(clean, {kGate, kOther});
  EXPECT_EQ(store.costs(clean, {kGate, kOther}), blocked);
  EXPECT_EQ(store.costs(clean, {kOther, kGate}), blocked) << "whatever their order";
  EXPECT_EQ(blocked->at({0, 1}), kBlocked);
  EXPECT_EQ(blocked->at({2, 0}), kBlocked);
  EXPECT_EQ(blocked->at({1, 0}), 1);
  EXPECT_NE(store.costs(clean, {kGate}), blocked);
  EXPECT_NE(store.costs(example(), {kGate, kOther}), blocked) << "another map";
}

TEST(FieldStore, AnswersNoBoxesWithTheMapItself) {
  FieldStore store;
  const auto clean = example();
  EXPECT_EQ(store.costs(clean, {}), clean);
  EXPECT_EQ(store.costs(clean, {}), clean);
}

TEST(FieldStore, StartsFromTheCleanMapAtEachChange) {
  FieldStore store;
  const auto clean = example();
  const auto first = store.costs(clean, {kGate});
  const auto second = store.costs(clean, {kOther});
  EXPECT_EQ(second->at({0, 1}), 1) << "the gate stands open again";
  EXPECT_EQ(second->at({2, 0}), kBlocked);
  EXPECT_EQ(clean->costs, grid_of(kExample).costs) << "never changed";
}

TEST(FieldStore, FindsTheOldFieldsAgainWhileTheyAreInUse) {
  FieldStore store;
  const auto clean = example();
  const auto open = store.fields({store.costs(clean, {}), kExampleGoal});
  const auto shut = store.fields({store.costs(clean, {kGate}), kExampleGoal});
  EXPECT_NE(open, shut);
  EXPECT_EQ(store.fields({store.costs(clean, {}), kExampleGoal}), open);
  EXPECT_EQ(store.fields({store.costs(clean, {kGate}), kExampleGoal}), shut);
}

TEST(FieldStore, ForgetsWhatNobodyUses) {
  FieldStore store;
  const auto clean = example();
  auto fields = store.fields({store.costs(clean, {kGate}), kExampleGoal});
  const std::weak_ptr<const LazyFields> seen_fields = fields;
  const std::weak_ptr<const CostGrid> seen_costs = fields->plan().costs;
  static_cast<void>(fields->directions());
  fields.reset();
  EXPECT_TRUE(seen_fields.expired());
  EXPECT_TRUE(seen_costs.expired());
  fields = store.fields({store.costs(clean, {kGate}), kExampleGoal});
  EXPECT_FALSE(fields->are_built());
}

TEST(LazyFields, AreBuiltWhenFirstAsked) {
  const LazyFields fields({example(), kExampleGoal, CornerRule::kCut});
  EXPECT_FALSE(fields.are_built());
  EXPECT_EQ(fields.directions().at({0, 3}), Direction::kEast);
  EXPECT_TRUE(fields.are_built());
  const Direction* data = fields.directions().data();
  EXPECT_EQ(fields.directions().data(), data) << "never again";
}

TEST(LazyFields, FollowTheCornerRule) {
  const LazyFields cut({example(), kExampleGoal, CornerRule::kCut});
  const LazyFields safe({example(), kExampleGoal, CornerRule::kSafe});
  EXPECT_EQ(cut.directions().at({2, 2}), Direction::kSouthEast);
  EXPECT_EQ(safe.directions().at({2, 2}), Direction::kEast);
}

// If the fields were built twice, one thread would keep a reference to the destroyed fields.
TEST(LazyFields, AreBuiltOnceForManyThreads) {
  const auto costs = std::make_shared<const CostGrid>(300, 300);
  for (int round = 0; round < 20; ++round) {
    const LazyFields fields({costs, {150, 150}, CornerRule::kCut});
    std::array<const Direction*, 8> seen{};
    std::vector<std::thread> threads;
    threads.reserve(seen.size());
    for (const Direction*& place : seen) {
      threads.emplace_back([&fields, &place] { place = fields.directions().data(); });
    }
    for (std::thread& thread : threads) thread.join();
    for (const Direction* data : seen) EXPECT_EQ(data, fields.directions().data());
    EXPECT_EQ(fields.directions().at({0, 150}), Direction::kEast);
  }
}

}  // namespace
}  // namespace flocking::flow
