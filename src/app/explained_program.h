#pragma once

#include <functional>
#include <vector>

#include "app/explain_command.h"
#include "app/explainable_by_rules.h"
#include "grade/case.h"
#include "redaction/named_explanation.h"

namespace flocking::app {

/// The cases of an explanation.
struct ExplainedCases {
  const std::vector<grade::Case>& judged;
  ExplainableByRules by_rules;
};

/// Explains the program or the source that `options` name, by running it. The search for lines of a
/// source ends once `stop`, which is polled, is true. Throws Error.
redaction::NamedExplanation explained_program(const ExplainOptions& options, ExplainedCases& cases,
                                              const std::function<bool()>& stop);

}  // namespace flocking::app
