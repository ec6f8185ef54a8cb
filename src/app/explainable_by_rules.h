#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/explainable_cases.h"
#include "grade/answer_rules.h"
#include "grade/case.h"
#include "grade/record.h"

namespace flocking::app {

/// The cases for explanations: by the rules of the answers, and for programs that follow other
/// rules, by these other rules, so that following them is not a mistake.
class ExplainableByRules {
 public:
  /// `cases` must have the answers of all rules (CasesOfAllRules). Throws EnvironmentError like
  /// explainable().
  ExplainableByRules(const std::vector<grade::Case>& cases, const grade::AnswerRules& rules,
                     const std::string& wanted);

  /// Adds the cases for programs that follow the rules `followed`. Throws EnvironmentError.
  void add(const std::optional<grade::ProgramRules>& followed);
  /// Returns the cases for programs that follow `followed`. These rules must have been added.
  [[nodiscard]] const ExplainableCases& of(
      const std::optional<grade::ProgramRules>& followed) const;

 private:
  const std::vector<grade::Case>& cases_;
  ExplainableCases by_answers_;
  std::map<std::string, ExplainableCases> by_rules_;
};

}  // namespace flocking::app
