#pragma once

#include <optional>
#include <vector>

#include "grade/case.h"
#include "grade/record.h"

namespace flocking::grade {

/// The points of cases.
class CasePoints {
 public:
  /// Shares `total` points among `cases` by their weights; without `total`, a case has the points
  /// set for it, or its weight.
  CasePoints(const std::vector<Case>& cases, std::optional<double> total);

  [[nodiscard]] double of(const Case& one) const;
  /// Returns the total of all cases.
  [[nodiscard]] double all() const { return all_; }

 private:
  std::optional<double> total_;
  double weights_ = 0.0;
  double all_ = 0.0;
};

/// Removes the points of results that passed but do not count, and records why: a required case did
/// not pass or did not count; or, with Credit::kAll, a case of the group failed. `results` are in
/// the order of `cases`.
void take_uncounted(const std::vector<Case>& cases, std::vector<CaseResult>& results);

}  // namespace flocking::grade
