#include "flow/grid_frame.h"

namespace flocking::flow {

std::optional<Cell> GridFrame::cell_at(Vec2 position, std::size_t width, std::size_t height) const {
  const Vec2 cells = to_grid(position);
  if (!is_on_grid(cells, static_cast<double>(width), static_cast<double>(height))) {
    return std::nullopt;
  }
  return Cell{static_cast<std::size_t>(cells.x), static_cast<std::size_t>(cells.y)};
}

Vec2 GridFrame::center_of(Cell cell) const {
  const Vec2 cells{static_cast<double>(cell.column) + 0.5, static_cast<double>(cell.row) + 0.5};
  return origin + cells * cell_size;
}

}  // namespace flocking::flow
