#include "flow/directions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "flow/field_text.h"
#include "flow/grids.h"

namespace flocking::flow {
namespace {

std::string directed(const Rows& rows, Cell goal, CornerRule corners = CornerRule::kCut) {
  return directions_as_rows(directions(integrate(grid_of(rows), goal), corners), ' ');
}

TEST(Directions, AnswerTheExample) {
  EXPECT_EQ(directed(kExample, kExampleGoal),
            "E E SE S\n"
            "S . SE S\n"
            "SE . . S\n"
            "E E E .\n");
}

// The way south-east from (2, 2) passes the blocked cell (2, 1), and the way from (0, 1) the
// blocked cell (1, 1).
TEST(Directions, AnswerTheExampleWithSafeCorners) {
  EXPECT_EQ(directed(kExample, kExampleGoal, CornerRule::kSafe),
            "E E SE S\n"
            "S . E S\n"
            "S . . S\n"
            "E E E .\n");
}

TEST(Directions, AreUnitVectorsOfTheirSteps) {
  for (std::size_t i = 0; i < kDirections; ++i) {
    const CellStep step = step_of(static_cast<Direction>(i));
    const double across = step.columns != 0 && step.rows != 0 ? std::sqrt(0.5) : 1.0;
    EXPECT_NEAR(kUnitVectors[i].x, step.columns * across, 1e-15) << i;
    EXPECT_NEAR(kUnitVectors[i].y, step.rows * across, 1e-15) << i;
  }
  EXPECT_EQ(kUnitVectors[static_cast<std::size_t>(Direction::kNone)], Vec2{});
}

constexpr std::array<Direction, 9> kInOrder = {
    Direction::kNorthWest, Direction::kNorth, Direction::kNorthEast,
    Direction::kWest,      Direction::kNone,  Direction::kEast,
    Direction::kSouthWest, Direction::kSouth, Direction::kSouthEast};

/// Returns three by three cells; values are listed from the top left, in the order of Direction.
IntegrationField nine(const std::array<std::uint32_t, 9>& values) {
  IntegrationField field(3, 3, kUnreached);
  for (std::size_t i = 0; i < values.size(); ++i)
    field[field.index({i % 3, 2 - i / 3})] = values[i];
  return field;
}

Direction middle(const std::array<std::uint32_t, 9>& values,
                 CornerRule corners = CornerRule::kCut) {
  return directions(nine(values), corners).at({1, 1});
}

TEST(Directions, PointToTheLowestWhereverItIs) {
  for (std::size_t lowest = 0; lowest < 9; ++lowest) {
    std::array<std::uint32_t, 9> values{};
    values.fill(7);
    values[lowest] = 6;
    EXPECT_EQ(middle(values), kInOrder[lowest]) << lowest;
    EXPECT_EQ(middle(values, CornerRule::kSafe), kInOrder[lowest]) << lowest;
  }
}

TEST(Directions, PointToTheFirstOfSeveralAsLow) {
  for (std::size_t first = 0; first < 9; ++first) {
    std::array<std::uint32_t, 9> values{};
    values.fill(3);
    for (std::size_t i = 0; i < first; ++i) values[i] = 4;
    EXPECT_EQ(middle(values), kInOrder[first]) << first;
  }
}

TEST(Directions, LeadNowhereWhereNothingIsReached) {
  EXPECT_EQ(middle({1, 1, 1, 1, kUnreached, 1, 1, 1, 1}), Direction::kNone);
  EXPECT_EQ(directed({{1, 255, 1}}, {0, 0}), ". . .\n");
  EXPECT_EQ(directed({{1, 1, 255, 1}, {1, 1, 255, 1}}, {0, 0}), "S SW . .\n. W . .\n");
}

TEST(Directions, PassNoCornerWhereTheyAreSafe) {
  struct Way {
    std::size_t diagonal;
    std::array<std::size_t, 2> beside;
  };
  constexpr std::array<Way, 4> kWays = {{{0, {1, 3}}, {2, {1, 5}}, {6, {7, 3}}, {8, {7, 5}}}};
  for (const Way& way : kWays) {
    for (const std::size_t blocked : way.beside) {
      const std::size_t open = way.beside[0] + way.beside[1] - blocked;
      std::array<std::uint32_t, 9> values{};
      values.fill(5);
      values[open] = 4;
      values[way.diagonal] = 3;
      values[blocked] = kUnreached;
      EXPECT_EQ(middle(values, CornerRule::kCut), kInOrder[way.diagonal]);
      EXPECT_EQ(middle(values, CornerRule::kSafe), kInOrder[open]);
    }
  }
}

TEST(Directions, TakeOneRowOneColumnAndOneCell) {
  for (const CornerRule corners : {CornerRule::kCut, CornerRule::kSafe}) {
    EXPECT_EQ(directed({{1, 2, 3, 4}}, {1, 0}, corners), "E . W W\n");
    EXPECT_EQ(directed({{1}, {2}, {3}, {4}}, {0, 2}, corners), "S\n.\nN\nN\n");
    EXPECT_EQ(directed({{9}}, {0, 0}, corners), ".\n");
  }
}

TEST(Directions, RepeatTheCellsAtTheEdgeInTheBorder) {
  const DirectionField field = directions(integrate(grid_of(kExample), kExampleGoal), {});
  const auto inside = [](std::size_t at) { return std::clamp<std::size_t>(at, 1, 4) - 1; };
  for (std::size_t row = 0; row < 6; ++row) {
    for (std::size_t column = 0; column < 6; ++column) {
      EXPECT_EQ(field[row * field.stride() + column], field.at({inside(column), inside(row)}));
    }
  }
}

/// Returns the neighbour of a cell in a direction, if it is on the grid.
std::optional<Cell> neighbor(const CostGrid& grid, Cell cell, int columns, int rows) {
  const auto column = static_cast<std::int64_t>(cell.column) + columns;
  const auto row = static_cast<std::int64_t>(cell.row) + rows;
  if (column < 0 || row < 0 || column >= static_cast<std::int64_t>(grid.width) ||
      row >= static_cast<std::int64_t>(grid.height)) {
    return std::nullopt;
  }
  return Cell{static_cast<std::size_t>(column), static_cast<std::size_t>(row)};
}

bool is_passable(const CostGrid& grid, Cell cell, int columns, int rows) {
  const auto there = neighbor(grid, cell, columns, rows);
  return there && grid.at(*there) != kBlocked;
}

// Computes the direction by the plain rule: compares nine cells, starting from the top left; a
// strictly lower value wins.
Direction expected_at(const CostGrid& grid, const IntegrationField& field, Cell cell,
                      CornerRule corners) {
  if (field.at(cell) == kUnreached) return Direction::kNone;
  std::uint32_t lowest = kUnreached;
  Direction found = Direction::kNone;
  std::size_t looks = 0;
  for (const int rows : {1, 0, -1}) {
    for (const int columns : {-1, 0, 1}) {
      const Direction direction = kInOrder[looks++];
      const auto there = neighbor(grid, cell, columns, rows);
      const bool safe = is_passable(grid, cell, columns, 0) && is_passable(grid, cell, 0, rows);
      if (!there || field.at(*there) >= lowest) continue;
      if (corners == CornerRule::kSafe && columns != 0 && rows != 0 && !safe) continue;
      lowest = field.at(*there);
      found = direction;
    }
  }
  return found;
}

void check(const CostGrid& grid, Cell goal, CornerRule corners) {
  const IntegrationField field = integrate(grid, goal);
  const DirectionField found = directions(field, corners);
  for (const Cell cell : cells_of(grid)) {
    const Direction direction = found.at(cell);
    ASSERT_EQ(direction, expected_at(grid, field, cell, corners));
    const bool leads = field.at(cell) != kUnreached && cell != goal;
    ASSERT_EQ(direction != Direction::kNone, leads);
    if (!leads) continue;
    const CellStep step = step_of(direction);
    const auto target = neighbor(grid, cell, step.columns, step.rows);
    ASSERT_TRUE(target.has_value());
    ASSERT_LT(field.at(*target), field.at(cell));
    if (corners == CornerRule::kCut || step.columns == 0 || step.rows == 0) continue;
    ASSERT_TRUE(is_passable(grid, cell, step.columns, 0) && is_passable(grid, cell, 0, step.rows));
  }
}

TEST(Directions, LeadDownhillOnRandomGrids) {
  Draws draws(20240602);
  for (int round = 0; round < 4000; ++round) {
    SCOPED_TRACE(round);
    CostGrid grid = draws.grid(9);
    const Cell goal = draws.open_cell(grid);
    check(grid, goal, CornerRule::kCut);
    check(grid, goal, CornerRule::kSafe);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace flocking::flow
