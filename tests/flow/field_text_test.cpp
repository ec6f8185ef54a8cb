#include "flow/field_text.h"

#include <gtest/gtest.h>

#include <string>

#include "flow/grids.h"

namespace flocking::flow {
namespace {

const CostGrid kGrid = grid_of(kExample);
const IntegrationField kIntegration = integrate(kGrid, kExampleGoal);

TEST(FieldText, PrintsTheTopRowFirst) {
  EXPECT_EQ(integration_as_rows(integrate(grid_of({{1, 1}, {1, 7}, {2, 1}}), {0, 0}), ' '),
            "2 3\n1 8\n0 1\n");
}

TEST(FieldText, SeparatesAsItIsTold) {
  EXPECT_EQ(integration_as_rows(kIntegration, ','), "6,5,4,3\n5,MAX,92,2\n4,MAX,MAX,1\n3,2,1,0\n");
  const DirectionField field = directions(kIntegration, CornerRule::kCut);
  EXPECT_EQ(directions_as_rows(field, ','), "E,E,SE,S\nS,.,SE,S\nSE,.,.,S\nE,E,E,.\n");
}

TEST(FieldText, NamesEveryDirection) {
  const DirectionField to_middle = directions(integrate(CostGrid(3, 3), {1, 1}), CornerRule::kSafe);
  EXPECT_EQ(directions_as_rows(to_middle, ' '), "SE S SW\nE . W\nNE N NW\n");
}

TEST(FieldText, DrawsEveryArrow) {
  const CostGrid grid(3, 3);
  const DirectionField to_middle = directions(integrate(grid, {1, 1}), CornerRule::kSafe);
  EXPECT_EQ(directions_as_arrows(to_middle, grid, {1, 1}), "↘ ↓ ↙\n→ * ←\n↗ ↑ ↖\n");
}

TEST(FieldText, TellsGoalBlockedAndUnreachedApart) {
  const CostGrid grid = grid_of({{1, 1, 255, 1}});
  const IntegrationField field = integrate(grid, {0, 0});
  EXPECT_EQ(integration_as_rows(field, ' '), "0 1 MAX MAX\n");
  EXPECT_EQ(directions_as_arrows(directions(field, {}), grid, {0, 0}), "* ← # .\n");
  EXPECT_EQ(directions_as_arrows(directions(kIntegration, CornerRule::kCut), kGrid, kExampleGoal),
            "→ → ↘ ↓\n↓ # ↘ ↓\n↘ # # ↓\n→ → → *\n");
}

}  // namespace
}  // namespace flocking::flow
