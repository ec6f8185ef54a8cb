#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "core/box.h"
#include "core/cost_grid.h"
#include "flow/grid_frame.h"

namespace flocking::flow {

/// The cells from `first` to `last`, including both.
struct CellRange {
  Cell first;
  Cell last;

  friend bool operator==(const CellRange&, const CellRange&) = default;
  [[nodiscard]] bool contains(Cell cell) const {
    return cell.column >= first.column && cell.column <= last.column && cell.row >= first.row &&
           cell.row <= last.row;
  }
};

/// Returns the cells that a box blocks: those whose middle it covers. A middle exactly on an edge
/// counts only on the right and upper edges. Computed as the cells between the corners of the box
/// after it has shrunk by half a cell on every side. Returns none if the box covers the middle of
/// no cell.
std::optional<CellRange> cells_blocked_by(const Box& box, const GridFrame& frame, std::size_t width,
                                          std::size_t height);

/// Returns a copy of `clean` with the cells of all `ranges` blocked; `clean` itself if there are no
/// ranges.
std::shared_ptr<const CostGrid> with_blocked(const std::shared_ptr<const CostGrid>& clean,
                                             std::span<const CellRange> ranges);

}  // namespace flocking::flow
