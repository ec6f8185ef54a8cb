#include "app/explainable_by_rules.h"

#include "grade/program_rules.h"

namespace flocking::app {

ExplainableByRules::ExplainableByRules(const std::vector<grade::Case>& cases,
                                       const grade::AnswerRules& rules, const std::string& wanted)
    : cases_(cases), by_answers_(explainable(cases, rules, wanted)) {}

void ExplainableByRules::add(const std::optional<grade::ProgramRules>& followed) {
  if (!followed || by_rules_.contains(followed->rules)) return;
  by_rules_.emplace(followed->rules, explainable(grade::cases_by_rules(cases_, followed->rules), {},
                                                 followed->rules));
}

const ExplainableCases& ExplainableByRules::of(
    const std::optional<grade::ProgramRules>& followed) const {
  return followed ? by_rules_.at(followed->rules) : by_answers_;
}

}  // namespace flocking::app
