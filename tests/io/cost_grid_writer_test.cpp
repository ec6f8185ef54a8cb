#include "io/cost_grid_writer.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/error.h"
#include "flow/grids.h"
#include "io/cost_grid_reader.h"

namespace flocking::io {
namespace {

using flow::Draws;
using flow::grid_of;

TEST(CostGridAsMap, WritesTheTopRowFirst) {
  EXPECT_EQ(cost_grid_as_map(grid_of({{1, 2, 4}, {255, 1, 1}})),
            "type octile\nheight 2\nwidth 3\nmap\n.SW\n@..\n");
  EXPECT_EQ(cost_grid_as_map(CostGrid(1, 1)), "type octile\nheight 1\nwidth 1\nmap\n.\n");
}

TEST(CostGridAsRows, WritesTheTopRowFirst) {
  const CostGrid grid = grid_of({{1, 254, 0}, {255, 10, 1}});
  EXPECT_EQ(cost_grid_as_rows(grid, ','), "1,254,0\n255,10,1\n");
  EXPECT_EQ(cost_grid_as_rows(grid, ' '), "1 254 0\n255 10 1\n");
  EXPECT_EQ(cost_grid_as_rows(CostGrid(1, 1), ','), "1\n");
}

std::string misfit_of(const CostGrid& grid) {
  try {
    cost_grid_as_map(grid);
  } catch (const MisfitError& error) {
    EXPECT_EQ(error.status(), ExitStatus::kNo);
    return error.what();
  }
  return "";
}

TEST(CostGridAsMap, RefusesACostWithoutALetter) {
  const std::string rest =
      ", for which a .map has no letter (it has 1, 2, 4 and 255); write it as comma separated "
      "costs";
  EXPECT_EQ(misfit_of(grid_of({{1, 1, 1}, {1, 3, 5}})),
            "the cell in column 1 and row 0 from the bottom costs 3" + rest);
  EXPECT_EQ(misfit_of(grid_of({{1, 1, 254}, {1, 1, 3}})),
            "the cell in column 2 and row 1 from the bottom costs 254" + rest);
  EXPECT_EQ(misfit_of(grid_of({{0}})),
            "the cell in column 0 and row 0 from the bottom costs 0" + rest);
}

void expect_same(const CostGrid& found, const CostGrid& expected) {
  ASSERT_EQ(found.width, expected.width);
  ASSERT_EQ(found.height, expected.height);
  ASSERT_EQ(found.costs, expected.costs);
}

TEST(CostGridAsRows, IsReadBackAsTheSameGrid) {
  Draws draws(20240605);
  for (int round = 0; round < 1000; ++round) {
    CostGrid grid = draws.grid(12);
    const Cell goal{draws.below(grid.width), draws.below(grid.height)};
    if (draws.below(2) == 0) grid.set(goal, kGoalCost);
    const CostGrid found = parse_cost_grid(cost_grid_as_rows(grid, ','), "in");
    expect_same(found, grid);
    ASSERT_EQ(found.goal.has_value(), grid.at(goal) == kGoalCost);
    if (found.goal) {
      ASSERT_EQ(found.goal->cell, goal);
    }
  }
}

TEST(CostGridAsMap, IsReadBackAsTheSameGrid) {
  Draws draws(20240606);
  const std::vector<Cost> costs = {1, 2, 4, kBlocked};
  for (int round = 0; round < 1000; ++round) {
    CostGrid grid(1 + draws.below(12), 1 + draws.below(12));
    for (Cost& cost : grid.costs) cost = costs[draws.below(costs.size())];
    expect_same(parse_cost_grid(cost_grid_as_map(grid), "in"), grid);
  }
}

}  // namespace
}  // namespace flocking::io
