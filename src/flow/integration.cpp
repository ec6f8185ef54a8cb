#include "flow/integration.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

namespace flocking::flow {
namespace {

constexpr std::size_t kBuckets = 256;  // a power of two above the highest cost of a step, 254

BorderedGrid<Cost> bordered(const CostGrid& grid) {
  BorderedGrid<Cost> costs(grid.width, grid.height, kBlocked);
  for (std::size_t row = 0; row < grid.height; ++row) {
    std::copy_n(grid.costs.data() + row * grid.width, grid.width,
                costs.data() + costs.index({0, row}));
  }
  return costs;
}

/// The computation of an integration field. A cell costs the same from every neighbour, and cells
/// are processed in ascending order of their values. So the first neighbour that reaches a cell is
/// the cheapest, and each cell enters the queue once, with its final value. The values in the queue
/// differ by less than kBuckets.
class Integrator {
 public:
  Integrator(const CostGrid& grid, Cell goal)
      : to_enter_(bordered(grid)), field_(grid.width, grid.height, kUnreached) {
    const std::size_t at = field_.index(goal);
    to_enter_[at] = kBlocked;
    field_[at] = 0;
    buckets_[0].push_back(static_cast<std::uint32_t>(at));
    waiting_[0] = 1;
  }

  IntegrationField run() {
    for (std::uint32_t value = 0; is_waiting(); value = next_waiting(value + 1)) {
      std::vector<std::uint32_t>& bucket = buckets_[value % kBuckets];
      waiting_[value % kBuckets / 64] &= ~bit(value);
      for (const std::uint32_t cell : bucket) reach_neighbors(cell, value);
      bucket.clear();
    }
    return std::move(field_);
  }

 private:
  static std::uint64_t bit(std::uint32_t value) { return std::uint64_t{1} << value % 64; }

  [[nodiscard]] bool is_waiting() const {
    return (waiting_[0] | waiting_[1] | waiting_[2] | waiting_[3]) != 0;
  }

  // Returns the lowest value of at least `from` whose bucket has cells, if there is one.
  [[nodiscard]] std::uint32_t next_waiting(std::uint32_t from) const {
    std::uint64_t word = waiting_[from % kBuckets / 64] >> from % 64;
    for (std::size_t looked = 0; word == 0 && looked < waiting_.size(); ++looked) {
      from = (from / 64 + 1) * 64;
      word = waiting_[from % kBuckets / 64];
    }
    return from + static_cast<std::uint32_t>(word != 0 ? std::countr_zero(word) : 0);
  }

  void reach_neighbors(std::size_t cell, std::uint32_t value) {
    const std::size_t stride = field_.stride();
    for (const std::size_t next : {cell - stride, cell - 1, cell + 1, cell + stride}) {
      reach(next, value);
    }
  }

  void reach(std::size_t cell, std::uint32_t from) {
    const Cost cost = to_enter_[cell];
    if (cost == kBlocked) return;
    to_enter_[cell] = kBlocked;
    const std::uint32_t value = from + cost;
    field_[cell] = value;
    waiting_[value % kBuckets / 64] |= bit(value);
    buckets_[value % kBuckets].push_back(static_cast<std::uint32_t>(cell));
  }

  BorderedGrid<Cost> to_enter_;  // a cell is blocked once it is reached
  IntegrationField field_;
  std::array<std::vector<std::uint32_t>, kBuckets> buckets_;
  // a bit for each bucket, set if it has cells
  std::array<std::uint64_t, kBuckets / 64> waiting_{};
};

}  // namespace

IntegrationField integrate(const CostGrid& grid, Cell goal) { return Integrator(grid, goal).run(); }

}  // namespace flocking::flow
