#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "explain/effects.h"
#include "explain/variant.h"
#include "grade/answer_rules.h"
#include "grade/case.h"

namespace flocking::app {

/// The cases that programs are explained with, and what is right for them.
struct ExplainableCases {
  std::vector<explain::CaseText> texts;
  std::vector<grade::CaseSettings> settings;  ///< of each text
  std::vector<std::string> remarks;           ///< which cases are left out, and why
  std::string right_name = "course";          ///< the rules that most answers follow
  explain::Variant right;                     ///< the same

  /// Whether an output passes for the answer of one of the texts.
  [[nodiscard]] bool passes(const explain::CaseText& one, std::string_view output) const;
};

/// Those of `cases` that are assignments, not hidden, and whose answers some rules give. Without
/// answers to follow, `wanted` is right, else the rules of the course. Throws EnvironmentError
/// where a file cannot be read.
ExplainableCases explainable(const std::vector<grade::Case>& cases, const grade::AnswerRules& rules,
                             const std::string& wanted);

}  // namespace flocking::app
