#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "core/cost_grid.h"
#include "flow/directions.h"
#include "flow/grid_frame.h"

namespace flocking::flow {

/// Costs row by row, the top row first, as in a picture.
using Rows = std::vector<std::vector<int>>;

inline CostGrid grid_of(const Rows& rows) {
  CostGrid grid(rows.front().size(), rows.size());
  for (std::size_t row = 0; row < grid.height; ++row) {
    for (std::size_t column = 0; column < grid.width; ++column) {
      grid.set({column, grid.height - 1 - row}, static_cast<Cost>(rows[row][column]));
    }
  }
  return grid;
}

/// The example grid of the documentation, with its goal at the bottom right.
inline const Rows kExample = {{1, 1, 1, 1}, {1, 255, 90, 1}, {1, 255, 255, 1}, {1, 1, 1, 1}};
inline constexpr Cell kExampleGoal{3, 0};

inline std::vector<Cell> cells_of(const CostGrid& grid) {
  std::vector<Cell> cells;
  for (std::size_t row = 0; row < grid.height; ++row) {
    for (std::size_t column = 0; column < grid.width; ++column) cells.push_back({column, row});
  }
  return cells;
}

/// Returns the middle of a cell, in the world.
inline Vec2 center_of(const GridFrame& frame, Cell cell) {
  const Vec2 cells{static_cast<double>(cell.column) + 0.5, static_cast<double>(cell.row) + 0.5};
  return frame.origin + cells * frame.cell_size;
}

/// The number of columns to the right and rows up to a neighbour.
struct CellStep {
  int columns = 0;
  int rows = 0;
};
inline CellStep step_of(Direction direction) {
  const int place = static_cast<int>(direction);
  return {place % 3 - 1, 1 - place / 3};
}

/// Reproducible random numbers; the distributions of standard libraries differ.
class Draws {
 public:
  explicit Draws(std::uint64_t seed) : random_(seed) {}

  std::size_t below(std::size_t limit) { return random_() % limit; }
  /// Returns a number in [low, high).
  double between(double low, double high) {
    return low + (high - low) * (static_cast<double>(random_() >> 11U) * 0x1p-53);
  }

  /// Returns a grid with 1 to `most` rows and columns. Some grids have a single cost, some few
  /// costs and many ties, some any costs; the share of blocked cells varies from none to most.
  CostGrid grid(std::size_t most) {
    CostGrid grid(1 + below(most), 1 + below(most));
    const std::size_t percent_blocked = below(4) * 20;
    const std::size_t dearest = std::vector<std::size_t>{1, 2, 4, 254}[below(4)];
    for (Cost& cost : grid.costs) {
      const bool blocked = below(100) < percent_blocked;
      cost = blocked ? kBlocked : static_cast<Cost>(1 + below(dearest));
    }
    return grid;
  }

  /// Returns a random cell of `grid`, and unblocks it if necessary.
  Cell open_cell(CostGrid& grid) {
    const Cell cell{below(grid.width), below(grid.height)};
    if (grid.at(cell) == kBlocked) grid.set(cell, 1);
    return cell;
  }

 private:
  std::mt19937_64 random_;
};

}  // namespace flocking::flow
