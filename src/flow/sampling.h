#pragma once

#include <optional>

#include "core/vec2.h"
#include "flow/directions.h"
#include "flow/grid_frame.h"

namespace flocking::flow {

/// The method of looking up a direction.
enum class Sampling {
  kNearest,   ///< the direction of the cell that contains the place
  kBilinear,  ///< the mean of the four nearest cells, weighted by the distance of their centres
};

/// Returns the direction of the cell that contains `position`, of length 1 or zero; zero outside
/// the grid.
inline Vec2 sample_nearest(const DirectionField& field, const GridFrame& frame, Vec2 position) {
  const std::optional<Cell> cell = frame.cell_at(position, field.width(), field.height());
  return cell ? kUnitVectors[static_cast<std::size_t>(field.at(*cell))] : Vec2{};
}

/// Returns the bilinearly weighted mean of the directions of the four cells whose centres are
/// nearest; beyond the edge, cells at the edge are repeated. The mean is shorter than 1 if the
/// directions differ. Zero outside the grid.
inline Vec2 sample_bilinear(const DirectionField& field, const GridFrame& frame, Vec2 position) {
  const Vec2 cells = frame.to_grid(position);
  if (!is_on_grid(cells, static_cast<double>(field.width()), static_cast<double>(field.height()))) {
    return {};
  }
  // After moving the place by half a cell to the upper right, the cell that contains it is the
  // upper right of the four cells. In the bordered grid, its coordinates are those of the lower
  // left cell.
  const Vec2 shifted{cells.x + 0.5, cells.y + 0.5};
  const auto column = static_cast<std::size_t>(shifted.x);
  const auto row = static_cast<std::size_t>(shifted.y);
  const double right = shifted.x - static_cast<double>(column);
  const double up = shifted.y - static_cast<double>(row);
  const double left = 1.0 - right;
  const double down = 1.0 - up;

  const Direction* lower = field.data() + row * field.stride() + column;
  const Direction* upper = lower + field.stride();
  const auto vector = [](Direction direction) {
    return kUnitVectors[static_cast<std::size_t>(direction)];
  };
  return vector(lower[0]) * (left * down) + vector(lower[1]) * (right * down) +
         vector(upper[0]) * (left * up) + vector(upper[1]) * (right * up);
}

}  // namespace flocking::flow
