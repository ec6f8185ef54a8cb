#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

#include "core/cost_grid.h"
#include "flow/directions.h"
#include "flow/integration.h"

namespace flocking::flow {

/// The input of the fields of a goal. Equal plans have equal fields.
struct FieldPlan {
  /// compared by address: two grids with equal costs are different
  std::shared_ptr<const CostGrid> costs;
  Cell goal;  ///< on the grid and not blocked
  CornerRule corners = CornerRule::kCut;

  friend bool operator==(const FieldPlan&, const FieldPlan&) = default;
};

/// The fields of a goal, computed once, when they are first requested.
class LazyFields {
 public:
  explicit LazyFields(FieldPlan plan) : plan_(std::move(plan)) {}

  [[nodiscard]] const FieldPlan& plan() const { return plan_; }
  [[nodiscard]] bool are_built() const { return built_.load(std::memory_order_acquire); }

  /// Returns the directions, and computes them first if necessary. Thread-safe.
  [[nodiscard]] const DirectionField& directions() const {
    if (!are_built()) build();
    return directions_;
  }

 private:
  void build() const {
    const std::scoped_lock lock(building_);
    if (are_built()) return;
    directions_ = flow::directions(integrate(*plan_.costs, plan_.goal), plan_.corners);
    built_.store(true, std::memory_order_release);
  }

  FieldPlan plan_;
  mutable std::mutex building_;
  mutable std::atomic<bool> built_ = false;
  mutable DirectionField directions_;
};

}  // namespace flocking::flow
