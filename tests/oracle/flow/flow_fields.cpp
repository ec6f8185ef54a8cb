#include "flow_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace oracle::flow {
namespace {

constexpr std::array<Step, 9> kScan{
    {{-1, 1}, {0, 1}, {1, 1}, {-1, 0}, {0, 0}, {1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
constexpr std::array<Step, 4> kNeighbors{{{0, 1}, {-1, 0}, {1, 0}, {0, -1}}};

Cell moved(Cell cell, Step step) { return {cell.column + step.dx, cell.row + step.dy}; }

// The first and last column or row that one dimension of a box blocks; none if the last is less
// than the first.
struct Range {
  int first = 0;
  int last = -1;
};

Range blocked_range(double a, double b, double origin, double cell_size, int size) {
  const double low = std::min(a, b) + cell_size / 2;
  const double high = std::max(a, b) - cell_size / 2;
  const double first = std::max(std::floor((low - origin) / cell_size), 0.0);
  const double last = std::min(std::floor((high - origin) / cell_size), size - 1.0);
  return first <= last ? Range{static_cast<int>(first), static_cast<int>(last)} : Range{};
}

std::optional<Cell> cell_of_cost_0(const Costs& costs) {
  std::optional<Cell> found;
  for (const Cell cell : cells(costs.columns, costs.rows)) {
    if (costs.at(cell) != 0) {
      continue;
    }
    if (found) {
      throw std::invalid_argument("more than one cell has cost 0");
    }
    found = cell;
  }
  return found;
}

// Returns true if `step` from `cell` cuts no corner of a blocked cell: both cells next to a
// diagonal must be free.
bool is_open(const Costs& costs, Cell cell, Step step) {
  return costs.at(moved(cell, {step.dx, 0})) != kBlocked &&
         costs.at(moved(cell, {0, step.dy})) != kBlocked;
}

}  // namespace

std::vector<Cell> cells(int columns, int rows) {
  std::vector<Cell> all;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      all.push_back({column, row});
    }
  }
  return all;
}

Costs with_boxes(const Map& map) {
  const auto& [cell_size, origin] = map.placement;
  Costs costs = map.costs;
  for (const auto& [a, b] : map.boxes) {
    const Range columns = blocked_range(a.x, b.x, origin.x, cell_size, costs.columns);
    const Range rows = blocked_range(a.y, b.y, origin.y, cell_size, costs.rows);
    for (int row = rows.first; row <= rows.last; ++row) {
      for (int column = columns.first; column <= columns.last; ++column) {
        costs.at({column, row}) = kBlocked;
      }
    }
  }
  return costs;
}

bool has_goal(const Map& map, const std::optional<Vec>& goal) {
  return goal || cell_of_cost_0(map.costs);
}

Cell goal_cell(const Map& map, const std::optional<Vec>& goal) {
  const std::optional<Cell> zero = cell_of_cost_0(map.costs);
  if (!goal && !zero) {
    throw std::invalid_argument("no goal was given and no cell has cost 0");
  }
  const std::optional<Cell> cell = goal ? cell_at(map, *goal) : zero;
  if (!cell) {
    throw std::invalid_argument("the goal is outside the grid");
  }
  if (zero && zero != cell) {
    throw std::invalid_argument("a cell other than the goal has cost 0");
  }
  if (map.costs.at(*cell) == kBlocked) {
    throw std::invalid_argument("the goal is in a blocked cell");
  }
  if (with_boxes(map).at(*cell) == kBlocked) {
    throw std::invalid_argument("a box blocks the cell of the goal");
  }
  return *cell;
}

// Bellman-Ford: updates the values until no path becomes cheaper.
Integration integrate(const Costs& costs, Cell goal) {
  Integration integration = make_grid(costs.columns, costs.rows, kMax);
  integration.at(goal) = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (const Cell cell : cells(costs.columns, costs.rows)) {
      for (const Step step : kNeighbors) {
        const Cell from = moved(cell, step);
        if (costs.at(cell) == kBlocked || !costs.contains(from) || integration.at(from) == kMax) {
          continue;
        }
        const std::int64_t sum = integration.at(from) + costs.at(cell);
        if (sum < integration.at(cell)) {
          integration.at(cell) = sum;
          changed = true;
        }
      }
    }
  }
  return integration;
}

Step direction_at(const Costs& costs, const Integration& integration, Corners corners, Cell cell) {
  if (integration.at(cell) == kMax) {
    return {};
  }
  Step best;
  std::int64_t lowest = kMax;
  for (const Step step : kScan) {
    const Cell to = moved(cell, step);
    if (!costs.contains(to) || integration.at(to) >= lowest) {
      continue;
    }
    const bool diagonal = step.dx != 0 && step.dy != 0;
    if (!diagonal || corners == Corners::kCut || is_open(costs, cell, step)) {
      lowest = integration.at(to);
      best = step;
    }
  }
  return best;
}

Grid<Step> directions(const Costs& costs, const Integration& integration, Corners corners) {
  Grid<Step> all = make_grid(costs.columns, costs.rows, Step{});
  for (const Cell cell : cells(costs.columns, costs.rows)) {
    all.at(cell) = direction_at(costs, integration, corners, cell);
  }
  return all;
}

}  // namespace oracle::flow
