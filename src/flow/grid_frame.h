#pragma once

#include <cstddef>
#include <optional>

#include "core/cost_grid.h"
#include "core/vec2.h"

namespace flocking::flow {

/// Where a grid lies in the world.
struct GridFrame {
  Vec2 origin;             ///< its lower left corner, length
  double cell_size = 1.0;  ///< length, > 0

  /// `position` in cells from the origin; the cell (2, 3) is [2, 3) x [3, 4).
  [[nodiscard]] Vec2 to_grid(Vec2 position) const { return (position - origin) / cell_size; }

  /// The cell of a grid of `width` x `height` in which `position` lies; none outside.
  [[nodiscard]] std::optional<Cell> cell_at(Vec2 position, std::size_t width,
                                            std::size_t height) const;

  [[nodiscard]] Vec2 center_of(Cell cell) const;
};

/// Whether a place in cells is on a grid of `width` x `height`; NaN is not.
inline bool is_on_grid(Vec2 cells, double width, double height) {
  return cells.x >= 0.0 && cells.x < width && cells.y >= 0.0 && cells.y < height;
}

}  // namespace flocking::flow
