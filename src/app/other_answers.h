#pragma once

#include <vector>

#include "app/nameless_file.h"
#include "grade/case.h"

namespace flocking::app {

/// Cases with the answers of the rule sets that give others than their own, for as long as this
/// lives. Time and memory are bounded: answers of large cases are left out.
class CasesOfAllRules {
 public:
  /// `cases` have answers. Throws EnvironmentError.
  explicit CasesOfAllRules(std::vector<grade::Case> cases);

  [[nodiscard]] const std::vector<grade::Case>& list() const { return cases_; }

 private:
  std::vector<grade::Case> cases_;
  std::vector<NamelessFile> made_;
};

}  // namespace flocking::app
