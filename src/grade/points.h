#pragma once

#include <optional>
#include <vector>

#include "grade/case.h"
#include "grade/record.h"

namespace flocking::grade {

/// What cases are worth.
class CasePoints {
 public:
  /// `total` points are shared among `cases` by their weights; without, a case is worth its own
  /// points, or its weight.
  CasePoints(const std::vector<Case>& cases, std::optional<double> total);

  [[nodiscard]] double of(const Case& one) const;
  /// Of all cases together.
  [[nodiscard]] double all() const { return all_; }

 private:
  std::optional<double> total_;
  double weights_ = 0.0;
  double all_ = 0.0;
};

/// Takes the points from results of `cases`, in their order, that passed and do not count, and says
/// why: a case that they require did not pass, or did not count for the same reason; or, with
/// Credit::kAll, one of their group.
void take_uncounted(const std::vector<Case>& cases, std::vector<CaseResult>& results);

}  // namespace flocking::grade
