#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"

namespace flocking {

/// The cost of entering a cell: 1 (easiest) to 254. kBlocked means that the cell cannot be entered,
/// kGoalCost marks the goal.
using Cost = std::uint8_t;
inline constexpr Cost kBlocked = 255;
inline constexpr Cost kGoalCost = 0;

/// Largest number of cells in a grid (4096 x 4096). The cost of a path through all of them, at 254
/// each, still fits into 32 bits, with room for a marker.
inline constexpr std::size_t kMostCells = std::size_t{4096} * 4096;

/// A cell of a grid; (0, 0) is at the bottom left.
struct Cell {
  std::size_t column = 0;
  std::size_t row = 0;

  friend bool operator==(Cell, Cell) = default;
};

/// The goal cell of a map, and the place in the map's text that marks it.
struct GoalMark {
  Cell cell;
  SourcePlace place;
  std::string excerpt;  ///< the source line with a caret under the mark, for messages
};

/// The cost of each cell of the world.
struct CostGrid {
  std::size_t width = 0;
  std::size_t height = 0;
  std::vector<Cost> costs;       ///< row by row from the bottom, each row from the left
  std::optional<GoalMark> goal;  ///< the only cell with the cost kGoalCost, if there is one

  CostGrid() = default;
  /// Creates a grid in which every cell costs 1.
  CostGrid(std::size_t columns, std::size_t rows)
      : width(columns), height(rows), costs(columns * rows, 1) {}

  [[nodiscard]] std::size_t index(Cell cell) const { return cell.row * width + cell.column; }
  [[nodiscard]] Cost at(Cell cell) const { return costs[index(cell)]; }
  void set(Cell cell, Cost cost) { costs[index(cell)] = cost; }
};

}  // namespace flocking
