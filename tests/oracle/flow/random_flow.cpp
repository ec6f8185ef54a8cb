#include "random_flow.h"

#include <algorithm>
#include <array>

namespace oracle::flow {
namespace {

constexpr std::array<int, 4> kTerrain{1, 2, 4, kBlocked};

Cell random_cell(RandomSource& random, const Costs& costs) {
  const int column = random.below(costs.columns);
  return {column, random.below(costs.rows)};
}

// Opens paths between the cells of even columns and rows until all these cells are connected.
void carve_maze(RandomSource& random, Costs& costs) {
  std::ranges::fill(costs.values, kBlocked);
  std::vector<Cell> way{{0, 0}};
  costs.at({0, 0}) = 1;
  while (!way.empty()) {
    const auto [column, row] = way.back();
    std::vector<Step> open;
    for (const Step step : {Step{0, 1}, Step{1, 0}, Step{0, -1}, Step{-1, 0}}) {
      const Cell next{column + 2 * step.dx, row + 2 * step.dy};
      if (costs.contains(next) && costs.at(next) == kBlocked) {
        open.push_back(step);
      }
    }
    if (open.empty()) {
      way.pop_back();
      continue;
    }
    const auto [dx, dy] =
        open[static_cast<std::size_t>(random.below(static_cast<int>(open.size())))];
    costs.at({column + dx, row + dy}) = 1;
    costs.at({column + 2 * dx, row + 2 * dy}) = 1;
    way.push_back({column + 2 * dx, row + 2 * dy});
  }
}

void block_outline(RandomSource& random, Costs& costs) {
  const Cell a = random_cell(random, costs);
  const Cell b = random_cell(random, costs);
  for (const Cell cell : cells(costs.columns, costs.rows)) {
    const bool in_columns = (cell.column - a.column) * (cell.column - b.column) <= 0;
    const bool in_rows = (cell.row - a.row) * (cell.row - b.row) <= 0;
    const bool at_side = cell.column == a.column || cell.column == b.column;
    const bool at_end = cell.row == a.row || cell.row == b.row;
    if (in_columns && in_rows && (at_side || at_end)) {
      costs.at(cell) = kBlocked;
    }
  }
}

Costs random_costs(RandomSource& random) {
  const int most = random.chance(50) ? 6 : 20;
  const int columns = random.between(1, most);
  Costs costs = make_grid(columns, random.between(1, most), 1);
  const int kind = random.below(5);
  if (kind == 0) {
    carve_maze(random, costs);
    return costs;
  }
  const int even = random.between(1, 254);
  const int percent_blocked = static_cast<int>(random.pick({0, 5, 20, 40}));
  for (int& cost : costs.values) {
    const int any = random.between(1, random.chance(50) ? 3 : 254);
    const int letter = kTerrain[static_cast<std::size_t>(random.below(3))];
    cost = kind == 1 ? even : kind == 2 ? any : kind == 3 ? letter : 1;
    cost = random.chance(percent_blocked) ? kBlocked : cost;
  }
  for (int pockets = kind == 4 ? random.between(1, 3) : 0; pockets > 0; --pockets) {
    block_outline(random, costs);
  }
  return costs;
}

Placement random_placement(RandomSource& random, const Costs& costs) {
  Placement placement;
  placement.cell_size = random.pick({1, 1, 2, 0.5, 0.1, 3.7, 10});
  if (random.chance(50)) {
    placement.origin = Vec{-costs.columns / 2.0, -costs.rows / 2.0} * placement.cell_size;
  } else if (random.chance(50)) {
    placement.origin.x = random.between(-9, 9);
    placement.origin.y = random.between(-9, 9);
  } else {
    placement.origin.x = random.within(30);
    placement.origin.y = random.within(30);
  }
  return placement;
}

// Returns a position in a cell, often the centre or the lower left corner.
Vec random_position(RandomSource& random, const Map& map, Cell cell) {
  const double x = random.pick({0.5, 0.5, 0, random.unit()});
  const double y = random.pick({0.5, 0.5, 0, random.unit()});
  const Vec corner{static_cast<double>(cell.column), static_cast<double>(cell.row)};
  const Vec position = map.placement.origin + (corner + Vec{x, y}) * map.placement.cell_size;
  // Rounding may move the position out of the cell.
  return cell_at(map, position) == cell ? position : center_of(map, cell);
}

// Returns a corner on whole or half cells or at any place, also outside the grid.
Vec random_corner(RandomSource& random, const Map& map) {
  const auto& [columns, rows, values] = map.costs;
  Vec corner{random.between(-3, 2 * columns + 3) / 2.0, random.between(-3, 2 * rows + 3) / 2.0};
  if (random.chance(50)) {
    corner = corner + Vec{random.within(1), random.within(1)};
  }
  return map.placement.origin + corner * map.placement.cell_size;
}

}  // namespace

Vec random_goal(RandomSource& random, const Map& map) {
  const Costs costs = with_boxes(map);
  Cell cell = random_cell(random, costs);
  while (costs.at(cell) == kBlocked) {
    cell = random_cell(random, costs);
  }
  return random_position(random, map, cell);
}

RandomField random_field(RandomSource& random) {
  RandomField field;
  Map& map = field.map;
  map.costs = random_costs(random);
  if (std::ranges::count(map.costs.values, kBlocked) == std::ssize(map.costs.values)) {
    map.costs.at(random_cell(random, map.costs)) = 1;
  }
  map.placement = random_placement(random, map.costs);
  field.goal = random_goal(random, map);
  const Cell goal = cell_at(map, field.goal).value();
  if (random.chance(10)) {
    map.costs.at(goal) = 0;
  }
  for (int count = random.below(4); count > 0; --count) {
    const Vec corner = random_corner(random, map);
    map.boxes.push_back({corner, random_corner(random, map)});
    if (with_boxes(map).at(goal) == kBlocked) {
      map.boxes.pop_back();
    }
  }
  return field;
}

}  // namespace oracle::flow
