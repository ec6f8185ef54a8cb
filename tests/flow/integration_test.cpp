#include "flow/integration.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "flow/field_text.h"
#include "flow/grids.h"

namespace flocking::flow {
namespace {

std::string integrated(const Rows& rows, Cell goal) {
  return integration_as_rows(integrate(grid_of(rows), goal), ' ');
}

TEST(Integrate, AnswersTheExample) {
  EXPECT_EQ(integrated(kExample, kExampleGoal),
            "6 5 4 3\n"
            "5 MAX 92 2\n"
            "4 MAX MAX 1\n"
            "3 2 1 0\n");
}

// A path pays only for the cells that it enters, seen from the goal on the right: 3, then 3 + 2.
TEST(Integrate, PaysForTheCellsEnteredAndNotForTheGoal) {
  EXPECT_EQ(integrated({{2, 3, 254}}, {2, 0}), "5 3 0\n");
  EXPECT_EQ(integrated({{2, 3, 254}}, {0, 0}), "0 3 257\n");
  EXPECT_EQ(integrated({{2, 3, 0}}, {2, 0}), "5 3 0\n");
}

TEST(Integrate, TakesTheCheaperWayRound) {
  EXPECT_EQ(integrated({{1, 100, 1}, {1, 1, 1}}, {2, 1}), "4 100 0\n3 2 1\n");
  // both ways cost the same
  EXPECT_EQ(integrated({{1, 3, 1}, {1, 1, 1}}, {2, 1}), "4 3 0\n3 2 1\n");
  EXPECT_EQ(integrated({{1, 2, 1}, {1, 1, 1}}, {2, 1}), "3 2 0\n3 2 1\n");
}

TEST(Integrate, GoesOverSidesOnly) {
  EXPECT_EQ(integrated({{1, 255}, {255, 1}}, {1, 0}), "MAX MAX\nMAX 0\n");
  EXPECT_EQ(integrated({{1, 1}, {255, 1}}, {1, 0}), "2 1\nMAX 0\n");
}

TEST(Integrate, LeavesWhatNoPathReaches) {
  EXPECT_EQ(integrated({{1, 255, 1}}, {0, 0}), "0 MAX MAX\n");
  EXPECT_EQ(integrated({{1, 1, 1, 1, 1},
                        {1, 255, 255, 255, 1},
                        {1, 255, 7, 255, 1},
                        {1, 255, 255, 255, 1},
                        {1, 1, 1, 1, 1}},
                       {2, 2}),
            "MAX MAX MAX MAX MAX\n"
            "MAX MAX MAX MAX MAX\n"
            "MAX MAX 0 MAX MAX\n"
            "MAX MAX MAX MAX MAX\n"
            "MAX MAX MAX MAX MAX\n");
}

TEST(Integrate, TakesOneRowOneColumnAndOneCell) {
  EXPECT_EQ(integrated({{1, 2, 3, 4}}, {1, 0}), "1 0 3 7\n");
  EXPECT_EQ(integrated({{1}, {2}, {3}, {4}}, {0, 2}), "1\n0\n3\n7\n");
  EXPECT_EQ(integrated({{9}}, {0, 0}), "0\n");
}

TEST(Integrate, KeepsTheBorderUnreached) {
  const IntegrationField field = integrate(grid_of({{1, 1}}), {0, 0});
  for (std::size_t i = 0; i < 3 * field.stride(); ++i) {
    const bool inside = i == field.index({0, 0}) || i == field.index({1, 0});
    EXPECT_EQ(field[i] == kUnreached, !inside) << i;
  }
}

/// Returns a grid with one long path: through rows in alternating directions, with blocked rows
/// between, the last row at the top.
CostGrid serpentine(std::size_t side) {
  CostGrid grid(side, side);
  for (std::size_t row = 0; row < side; ++row) {
    const std::size_t opening = row % 4 == 1 ? side - 1 : 0;
    for (std::size_t column = 0; column < side; ++column) {
      grid.set({column, row}, row % 2 == 0 || column == opening ? 254 : kBlocked);
    }
  }
  return grid;
}

// The path has (side + 1) cells for every two rows, at 254 each.
TEST(Integrate, CountsALongDearWayInFull) {
  constexpr std::size_t kSide = 1023;
  const IntegrationField field = integrate(serpentine(kSide), {0, 0});
  const std::size_t last = kSide - 1;
  const Cell end = {last % 4 == 0 ? last : 0, last};
  const std::uint64_t entered = kSide * (kSide / 2 + 1) + kSide / 2 - 1;
  EXPECT_EQ(field.at(end), entered * 254);
  EXPECT_EQ(field.at({kSide - 1, 0}), (kSide - 1) * 254);
  EXPECT_EQ(field.at({kSide - 1, 1}), kSide * 254);
  EXPECT_EQ(field.at({0, 1}), kUnreached);
}

constexpr std::uint64_t kFar = std::numeric_limits<std::uint64_t>::max();

std::vector<Cell> sides_of(const CostGrid& grid, Cell cell) {
  std::vector<Cell> sides;
  if (cell.column > 0) sides.push_back({cell.column - 1, cell.row});
  if (cell.column + 1 < grid.width) sides.push_back({cell.column + 1, cell.row});
  if (cell.row > 0) sides.push_back({cell.column, cell.row - 1});
  if (cell.row + 1 < grid.height) sides.push_back({cell.column, cell.row + 1});
  return sides;
}

// Computes the values by Bellman and Ford: updates every cell repeatedly until no cell becomes
// cheaper.
std::vector<std::uint64_t> relaxed(const CostGrid& grid, Cell goal) {
  std::vector<std::uint64_t> values(grid.costs.size(), kFar);
  values[grid.index(goal)] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (const Cell cell : cells_of(grid)) {
      if (grid.at(cell) == kBlocked) continue;
      for (const Cell side : sides_of(grid, cell)) {
        const std::uint64_t from = values[grid.index(side)];
        if (from == kFar || from + grid.at(cell) >= values[grid.index(cell)]) continue;
        values[grid.index(cell)] = from + grid.at(cell);
        changed = true;
      }
    }
  }
  return values;
}

TEST(Integrate, AgreesWithPlainRelaxation) {
  Draws draws(20240601);
  std::size_t unreached = 0;
  for (int round = 0; round < 4000; ++round) {
    CostGrid grid = draws.grid(9);
    const Cell goal = draws.open_cell(grid);
    const IntegrationField field = integrate(grid, goal);
    const std::vector<std::uint64_t> expected = relaxed(grid, goal);
    for (const Cell cell : cells_of(grid)) {
      const std::uint64_t value = expected[grid.index(cell)];
      unreached += value == kFar ? 1 : 0;
      ASSERT_EQ(field.at(cell), value == kFar ? kUnreached : value)
          << "round " << round << ", column " << cell.column << ", row " << cell.row;
    }
  }
  EXPECT_GT(unreached, 10'000U) << "pockets were hardly tried";
}

}  // namespace
}  // namespace flocking::flow
