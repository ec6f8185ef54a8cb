#include "flow/integration.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace flocking::flow {
namespace {

constexpr std::size_t kBuckets = 256;  // a power of two above the dearest step, 254

BorderedGrid<Cost> bordered(const CostGrid& grid) {
  BorderedGrid<Cost> costs(grid.width, grid.height, kBlocked);
  for (std::size_t row = 0; row < grid.height; ++row) {
    std::copy_n(grid.costs.data() + row * grid.width, grid.width,
                costs.data() + costs.index({0, row}));
  }
  return costs;
}

/// A cell's cost is the same from wherever it is entered, and cells are taken in ascending order of
/// their value: so the first neighbour that reaches a cell is its cheapest, and each cell enters
/// the queue once, with its final value. What is waiting spans less than kBuckets values.
class Integrator {
 public:
  Integrator(const CostGrid& grid, Cell goal)
      : to_enter_(bordered(grid)), field_(grid.width, grid.height, kUnreached) {
    const std::size_t at = field_.index(goal);
    to_enter_[at] = kBlocked;
    field_[at] = 0;
    buckets_[0].push_back(static_cast<std::uint32_t>(at));
  }

  IntegrationField run() {
    std::size_t waiting = 1;
    for (std::uint32_t value = 0; waiting > 0; ++value) {
      std::vector<std::uint32_t>& bucket = buckets_[value % kBuckets];
      waiting -= bucket.size();
      for (const std::uint32_t cell : bucket) waiting += reach_neighbors(cell, value);
      bucket.clear();
    }
    return std::move(field_);
  }

 private:
  std::size_t reach_neighbors(std::size_t cell, std::uint32_t value) {
    const std::size_t stride = field_.stride();
    return reach(cell - stride, value) + reach(cell - 1, value) + reach(cell + 1, value) +
           reach(cell + stride, value);
  }

  std::size_t reach(std::size_t cell, std::uint32_t from) {
    const Cost cost = to_enter_[cell];
    if (cost == kBlocked) return 0;
    to_enter_[cell] = kBlocked;
    const std::uint32_t value = from + cost;
    field_[cell] = value;
    buckets_[value % kBuckets].push_back(static_cast<std::uint32_t>(cell));
    return 1;
  }

  BorderedGrid<Cost> to_enter_;  // blocked once reached
  IntegrationField field_;
  std::array<std::vector<std::uint32_t>, kBuckets> buckets_;
};

}  // namespace

IntegrationField integrate(const CostGrid& grid, Cell goal) { return Integrator(grid, goal).run(); }

}  // namespace flocking::flow
