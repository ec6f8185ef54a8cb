#include "grade/points.h"

namespace flocking::grade {

CasePoints::CasePoints(const std::vector<Case>& cases, std::optional<double> total)
    : total_(total) {
  for (const Case& one : cases) weights_ += one.settings.weight;
  for (const Case& one : cases) all_ += of(one);
}

double CasePoints::of(const Case& one) const {
  const CaseSettings& settings = one.settings;
  if (!total_) return settings.points.value_or(settings.weight);
  return weights_ > 0.0 ? *total_ * settings.weight / weights_ : 0.0;
}

}  // namespace flocking::grade
