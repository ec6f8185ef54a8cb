#include "grade/program_rules.h"

#include <algorithm>
#include <cstddef>

namespace flocking::grade {
namespace {

bool has_rules(const std::vector<std::string>& names, const std::string& rules) {
  return std::find(names.begin(), names.end(), rules) != names.end();
}

const RulesAnswer* other_answer(const Case& one, const std::string& rules) {
  const auto found =
      std::find_if(one.other_answers.begin(), one.other_answers.end(),
                   [&rules](const RulesAnswer& answer) { return answer.rules == rules; });
  return found == one.other_answers.end() ? nullptr : &*found;
}

bool is_known(const Case& one, const std::string& rules) {
  return has_rules(one.given_by, rules) || other_answer(one, rules) != nullptr;
}

// Returns all rule sets for which the answer of any case is known, each once.
std::vector<std::string> known_rules(const std::vector<Case>& cases) {
  std::vector<std::string> names;
  const auto add = [&names](const std::string& name) {
    if (!has_rules(names, name)) names.push_back(name);
  };
  for (const Case& one : cases) {
    for (const std::string& rules : one.given_by) add(rules);
    for (const RulesAnswer& answer : one.other_answers) add(answer.rules);
  }
  return names;
}

// Returns true if these rules explain nearly all failures. Rounding may cause the others.
bool explains_failures(const ProgramRules& found) {
  constexpr std::uint64_t kExplainedForMissed = 4;
  return found.failed > 0 && found.missed * kExplainedForMissed <= found.failed;
}

std::optional<ProgramRules> followed(const std::vector<Case>& cases,
                                     const std::vector<CaseResult>& results,
                                     const std::string& rules) {
  ProgramRules found{.rules = rules};
  found.is_computed = true;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const CaseResult& result = results[i];
    const bool passes = has_rules(result.passes_by, rules);
    if (!passes && (!result.passed() || is_known(cases[i], rules))) {
      ++found.missed;
      continue;
    }
    if (result.passed()) continue;
    found.rules_of_cases = cases[i].settings.rules;
    found.is_computed = found.is_computed && cases[i].is_computed;
    ++found.failed;
  }
  if (!explains_failures(found)) return std::nullopt;
  const bool is_one_set = std::all_of(cases.begin(), cases.end(), [&found](const Case& one) {
    return has_rules(one.given_by, found.rules_of_cases);
  });
  if (!is_one_set) found.rules_of_cases.clear();
  return found;
}

}  // namespace

std::optional<ProgramRules> rules_of_program(const std::vector<Case>& cases,
                                             const std::vector<CaseResult>& results) {
  if (cases.size() != results.size()) return std::nullopt;
  for (const std::string& rules : known_rules(cases)) {
    if (auto found = followed(cases, results, rules)) return found;
  }
  return std::nullopt;
}

std::vector<Case> cases_by_rules(const std::vector<Case>& cases, const std::string& rules) {
  std::vector<Case> kept;
  for (const Case& one : cases) {
    if (!is_known(one, rules)) continue;
    kept.push_back(one);
    if (const RulesAnswer* const other = other_answer(one, rules)) {
      kept.back().answer_path = other->path;
    }
    kept.back().settings.rules = rules;
  }
  return kept;
}

}  // namespace flocking::grade
