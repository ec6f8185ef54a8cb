#include "app/answers.h"

#include <string>
#include <utility>

#include "app/case_pair_warnings.h"
#include "app/followed_rules.h"
#include "app/simulate_command.h"
#include "base/error.h"
#include "console/without_a_no.h"
#include "grade/case_check.h"
#include "grade/discovery.h"

namespace flocking::app {
namespace {

std::vector<grade::Case> right_cases(const std::string& folder,
                                     const grade::CaseOverrides& overrides) {
  return console::without_a_no([&] {
    std::vector<grade::Case> cases = grade::find_cases(folder, overrides);
    grade::require_assignments(cases);
    return cases;
  });
}

Answers right_answers(std::vector<grade::Case>& cases) {
  return console::without_a_no([&] { return Answers(cases); });
}

}  // namespace

grade::AnswerRules follow_answers(std::vector<grade::Case>& cases) {
  grade::AnswerRules rules = followed_rules(cases);
  grade::follow(rules, cases);
  grade::set_given_by(rules, cases);
  rules.computed = grade::computed_answers(cases);
  return rules;
}

settings::Tree simulator_settings(const grade::Case& one) {
  return settings_of_rules(one.settings.rules);
}

Answers::Answers(std::vector<grade::Case>& cases) {
  for (grade::Case& one : cases) {
    if (!one.answer_path.empty()) continue;
    if (made_.empty()) console::allow_many_nameless_files();
    console::NamelessFile made("an answer");
    one.answer_path = made.path();
    one.is_computed = true;
    SimulateOptions options;
    options.input = one.input_path;
    options.output = one.answer_path;
    options.settings = simulator_settings(one);
    try {
      simulate(options, {.input = -1, .output = -1, .error = -1});
    } catch (const Error& error) {
      throw MisfitError("the case " + one.name +
                        " has no answer and cannot be simulated: " + error.what());
    }
    made_.push_back(std::move(made));
  }
}

JudgedCases::JudgedCases(const std::string& folder, const grade::CaseOverrides& overrides)
    : cases_(right_cases(folder, overrides)),
      pair_faults_(app::pair_faults(folder, cases_)),
      rules_(follow_answers(cases_)),
      answers_(right_answers(cases_)) {}

}  // namespace flocking::app
