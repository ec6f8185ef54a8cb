#pragma once

#include <memory>
#include <span>
#include <vector>

#include "flow/boxes.h"
#include "flow/lazy_fields.h"

namespace flocking::flow {

/// A cache of grids and fields in use: equal requests get the same object. Groups with different
/// goals share a grid, groups with the same goal share a field, and a change to equal values causes
/// no rebuild. Objects that are no longer used are dropped.
class FieldStore {
 public:
  /// Returns `clean` with `ranges` blocked; the order of `ranges` does not matter.
  std::shared_ptr<const CostGrid> costs(const std::shared_ptr<const CostGrid>& clean,
                                        std::vector<CellRange> ranges);

  std::shared_ptr<const LazyFields> fields(const FieldPlan& plan);

 private:
  struct Blocked {
    std::weak_ptr<const CostGrid> clean;
    std::vector<CellRange> ranges;
    std::weak_ptr<const CostGrid> costs;
  };

  std::vector<Blocked> blocked_;
  std::vector<std::weak_ptr<const LazyFields>> fields_;
};

}  // namespace flocking::flow
