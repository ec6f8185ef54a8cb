#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "core/box.h"
#include "core/cost_grid.h"
#include "flow/grid_frame.h"

namespace flocking::flow {

/// Cells from `first` to `last`, both included.
struct CellRange {
  Cell first;
  Cell last;

  friend bool operator==(const CellRange&, const CellRange&) = default;
  [[nodiscard]] bool contains(Cell cell) const {
    return cell.column >= first.column && cell.column <= last.column && cell.row >= first.row &&
           cell.row <= last.row;
  }
};

/// The cells that a box blocks: those that its corners lie in after it has shrunk by half a cell on
/// every side, and all between them. So it blocks the cells whose middle it covers; of a middle on
/// its very edge, those on its right and upper edge. None where it covers no middle of the grid.
std::optional<CellRange> cells_blocked_by(const Box& box, const GridFrame& frame, std::size_t width,
                                          std::size_t height);

/// `clean` with the cells of all `ranges` blocked; `clean` itself where there are none.
std::shared_ptr<const CostGrid> with_blocked(const std::shared_ptr<const CostGrid>& clean,
                                             std::span<const CellRange> ranges);

}  // namespace flocking::flow
