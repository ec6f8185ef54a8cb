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

/// The cases that programs are explained with: by the rules of the answers, and for programs that
/// follow other rules by these, so that following them is called no mistake.
class ExplainableByRules {
 public:
  /// As explainable() has it; `cases` have the answers of all rules (CasesOfAllRules). Throws
  /// EnvironmentError.
  ExplainableByRules(const std::vector<grade::Case>& cases, const grade::AnswerRules& rules,
                     const std::string& wanted);

  /// Adds the cases for programs that follow those rules. Throws EnvironmentError.
  void add(const std::optional<grade::ProgramRules>& followed);
  /// The cases for such a program; its rules were added.
  [[nodiscard]] const ExplainableCases& of(
      const std::optional<grade::ProgramRules>& followed) const;

 private:
  const std::vector<grade::Case>& cases_;
  ExplainableCases by_answers_;
  std::map<std::string, ExplainableCases> by_rules_;
};

}  // namespace flocking::app
