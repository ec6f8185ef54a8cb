#include "flow/boxes.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace flocking::flow {
namespace {

// Returns the first and last index of the cells from `low` to `high`, limited to [0, size).
std::optional<std::pair<std::size_t, std::size_t>> covered(double low, double high,
                                                           std::size_t size) {
  const double first = std::max(std::floor(low), 0.0);
  const double last = std::min(std::floor(high), static_cast<double>(size) - 1.0);
  if (!(first <= last)) return std::nullopt;
  return std::pair(static_cast<std::size_t>(first), static_cast<std::size_t>(last));
}

}  // namespace

std::optional<CellRange> cells_blocked_by(const Box& box, const GridFrame& frame, std::size_t width,
                                          std::size_t height) {
  const double half = frame.cell_size / 2.0;
  const Vec2 lower{std::min(box.from.x, box.to.x) + half, std::min(box.from.y, box.to.y) + half};
  const Vec2 upper{std::max(box.from.x, box.to.x) - half, std::max(box.from.y, box.to.y) - half};
  const Vec2 low = frame.to_grid(lower);
  const Vec2 high = frame.to_grid(upper);
  const auto columns = covered(low.x, high.x, width);
  const auto rows = covered(low.y, high.y, height);
  if (!columns || !rows) return std::nullopt;
  return CellRange{{columns->first, rows->first}, {columns->second, rows->second}};
}

std::shared_ptr<const CostGrid> with_blocked(const std::shared_ptr<const CostGrid>& clean,
                                             std::span<const CellRange> ranges) {
  if (ranges.empty()) return clean;
  auto blocked = std::make_shared<CostGrid>(*clean);
  for (const CellRange& range : ranges) {
    for (std::size_t row = range.first.row; row <= range.last.row; ++row) {
      const auto at = blocked->costs.begin() + static_cast<std::ptrdiff_t>(row * blocked->width);
      std::fill(at + static_cast<std::ptrdiff_t>(range.first.column),
                at + static_cast<std::ptrdiff_t>(range.last.column) + 1, kBlocked);
    }
  }
  return blocked;
}

}  // namespace flocking::flow
