#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "explain/effects.h"
#include "grade/answer_rules.h"
#include "grade/case.h"
#include "variant/variant.h"

namespace flocking::app {

/// The cases for explanations, and the right rules for them.
struct ExplainableCases {
  std::vector<explain::CaseText> texts;
  std::vector<grade::CaseSettings> settings;  ///< for each text
  std::vector<std::string> remarks;           ///< which cases are left out, and why
  std::string right_name = "course";          ///< the rules that most answers follow
  explain::Variant right;                     ///< the same rules as a variant

  /// Returns true if an output passes for the answer of the text `one`.
  [[nodiscard]] bool passes(const explain::CaseText& one, std::string_view output) const;
};

/// Returns the cases that are assignments, are not hidden, and whose answers follow known rules. If
/// no case has an answer, the right rules are `wanted`, or else the rules of the course. Throws
/// EnvironmentError if a file cannot be read.
ExplainableCases explainable(const std::vector<grade::Case>& cases, const grade::AnswerRules& rules,
                             const std::string& wanted);

}  // namespace flocking::app
