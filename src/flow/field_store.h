#pragma once

#include <memory>
#include <span>
#include <vector>

#include "flow/boxes.h"
#include "flow/lazy_fields.h"

namespace flocking::flow {

/// Finds again what is in use somewhere, so that whoever asks for the same gets the same: groups
/// with different goals share one grid, groups with the same goal one field, and a change that
/// changes nothing rebuilds nothing. What nobody uses any more is forgotten.
class FieldStore {
 public:
  /// `clean` with `ranges` blocked; their order does not matter.
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
