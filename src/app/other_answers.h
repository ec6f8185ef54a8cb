#pragma once

#include <vector>

#include "console/nameless_file.h"
#include "grade/case.h"

namespace flocking::app {

/// Cases with the answers of all rule sets that differ from the case's answer. The answers exist as
/// long as this object. Time and memory are bounded: large cases get no answers of other rules.
class CasesOfAllRules {
 public:
  /// `cases` must have answers. Throws EnvironmentError.
  explicit CasesOfAllRules(std::vector<grade::Case> cases);

  [[nodiscard]] const std::vector<grade::Case>& list() const { return cases_; }

 private:
  std::vector<grade::Case> cases_;
  std::vector<console::NamelessFile> made_;
};

}  // namespace flocking::app
