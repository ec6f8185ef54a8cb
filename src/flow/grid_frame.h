#pragma once

#include <cstddef>
#include <optional>

#include "core/cost_grid.h"
#include "core/vec2.h"

namespace flocking::flow {

/// Returns true if a place, in cells, is on a grid of `width` x `height`; false for NaN.
inline bool is_on_grid(Vec2 cells, double width, double height) {
  return cells.x >= 0.0 && cells.x < width && cells.y >= 0.0 && cells.y < height;
}

/// The position and the scale of a grid in the world.
struct GridFrame {
  Vec2 origin;             ///< the lower left corner, in length
  double cell_size = 1.0;  ///< length, > 0

  /// Returns `position` in cells from the origin; the cell (2, 3) is [2, 3) x [3, 4).
  [[nodiscard]] Vec2 to_grid(Vec2 position) const { return (position - origin) / cell_size; }

  /// Returns the cell of a grid of `width` x `height` that contains `position`; none outside the
  /// grid.
  [[nodiscard]] std::optional<Cell> cell_at(Vec2 position, std::size_t width,
                                            std::size_t height) const {
    const Vec2 cells = to_grid(position);
    if (!is_on_grid(cells, static_cast<double>(width), static_cast<double>(height))) {
      return std::nullopt;
    }
    return Cell{static_cast<std::size_t>(cells.x), static_cast<std::size_t>(cells.y)};
  }
};

}  // namespace flocking::flow
