#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"

namespace flocking {

/// What entering a cell costs: 1 (easiest) to 254; kBlocked cannot be entered, 0 marks the goal.
using Cost = std::uint8_t;
inline constexpr Cost kBlocked = 255;
inline constexpr Cost kGoalCost = 0;

/// So many cells a grid may have (4096 x 4096): the costliest path through all of them, 254 each,
/// still fits into 32 bits, with room for a marker.
inline constexpr std::size_t kMostCells = std::size_t{4096} * 4096;

/// A cell of a grid; (0, 0) is at the bottom left.
struct Cell {
  std::size_t column = 0;
  std::size_t row = 0;

  friend bool operator==(Cell, Cell) = default;
};

/// A cell that its text marks as the goal, and where it does.
struct GoalMark {
  Cell cell;
  SourcePlace place;
  std::string excerpt;  ///< its source line with a caret, for messages
};

/// What each cell of the world costs.
struct CostGrid {
  std::size_t width = 0;
  std::size_t height = 0;
  std::vector<Cost> costs;       ///< row by row from the bottom, each from the left
  std::optional<GoalMark> goal;  ///< the one cell of cost kGoalCost, if any

  CostGrid() = default;
  /// All cells cost 1.
  CostGrid(std::size_t columns, std::size_t rows)
      : width(columns), height(rows), costs(columns * rows, 1) {}

  [[nodiscard]] std::size_t index(Cell cell) const { return cell.row * width + cell.column; }
  [[nodiscard]] Cost at(Cell cell) const { return costs[index(cell)]; }
  void set(Cell cell, Cost cost) { costs[index(cell)] = cost; }
};

}  // namespace flocking
