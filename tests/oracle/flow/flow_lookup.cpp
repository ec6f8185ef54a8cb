#include <algorithm>
#include <cmath>

#include "flow_fields.h"

namespace oracle::flow {
namespace {

// Returns a position in cells from the origin: cell (0,0) is from 0 to 1.
Vec in_cells(const Placement& placement, Vec position) {
  return (position - placement.origin) / placement.cell_size;
}

int whole(double value) { return static_cast<int>(std::floor(value)); }

Vec nearest(const Grid<Step>& field, Vec q) { return unit_of(field.at({whole(q.x), whole(q.y)})); }

// Returns the direction of a cell; for a cell beyond the border, the direction of the nearest cell.
Vec repeated(const Grid<Step>& field, int column, int row) {
  return unit_of(
      field.at({std::clamp(column, 0, field.columns - 1), std::clamp(row, 0, field.rows - 1)}));
}

Vec bilinear(const Grid<Step>& field, Vec q) {
  const Vec p = q - Vec{0.5, 0.5};
  const int left = whole(p.x);
  const int lower = whole(p.y);
  const double x = p.x - std::floor(p.x);
  const double y = p.y - std::floor(p.y);
  Vec sum = repeated(field, left, lower) * ((1 - x) * (1 - y));
  sum = sum + repeated(field, left + 1, lower) * (x * (1 - y));
  sum = sum + repeated(field, left, lower + 1) * ((1 - x) * y);
  return sum + repeated(field, left + 1, lower + 1) * (x * y);
}

}  // namespace

std::optional<Cell> cell_at(const Map& map, Vec position) {
  const auto [x, y] = in_cells(map.placement, position);
  if (!(0 <= x && x < map.costs.columns && 0 <= y && y < map.costs.rows)) {
    return std::nullopt;
  }
  return Cell{whole(x), whole(y)};
}

Vec center_of(const Map& map, Cell cell) {
  return map.placement.origin + Vec{cell.column + 0.5, cell.row + 0.5} * map.placement.cell_size;
}

Vec unit_of(Step step) {
  return steering::unit({static_cast<double>(step.dx), static_cast<double>(step.dy)});
}

Vec lookup(const Map& map, const Query& query, Vec position) {
  if (!cell_at(map, position)) {
    return {};
  }
  const Costs costs = with_boxes(map);
  const Integration integration = integrate(costs, goal_cell(map, query.goal));
  const Grid<Step> field = directions(costs, integration, query.corners);
  const Vec q = in_cells(map.placement, position);
  if (query.sampling == Sampling::kNearest) {
    return nearest(field, q);
  }
  const Vec direction = bilinear(field, q);
  return query.normalize ? steering::unit(direction) : direction;
}

}  // namespace oracle::flow
