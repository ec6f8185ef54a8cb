#include "grade/answer_rules.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "grade/assignment_head.h"
#include "judge/comparison.h"

namespace flocking::grade {
namespace {

bool contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

NearestRules nearest_at(const std::string& rules, std::uint64_t index, const Case& one) {
  NearestRules nearest;
  nearest.rules = rules;
  const std::uint64_t agents = agents_in(one.input_path);
  if (agents == 0) return nearest;
  const judge::Address address = judge::address_of(index, agents);
  nearest.step = address.step;
  nearest.agent = address.agent;
  nearest.field = address.field;
  return nearest;
}

CaseRules rules_of_case(const Case& one, std::span<const std::string> rule_sets,
                        const TryRules& attempt) {
  CaseRules found;
  found.name = one.name;
  found.group = one.group;
  found.hidden = one.settings.hidden;
  if (one.settings.rules_are_set) found.wanted = one.settings.rules;
  found.is_looked_at = false;
  std::optional<std::pair<std::uint64_t, std::string>> farthest;
  for (const std::string& rules : rule_sets) {
    const RuleTrial trial = attempt(one, rules);
    if (!trial.is_looked_at) continue;
    found.is_looked_at = true;
    if (!trial.is_computed) continue;
    found.is_whole = found.is_whole && (trial.is_whole || trial.differs_at);
    if (!trial.differs_at) {
      found.given_by.push_back(rules);
    } else if (!farthest || *trial.differs_at > farthest->first) {
      farthest = {*trial.differs_at, rules};
    }
  }
  if (found.given_by.empty() && farthest) {
    found.nearest = nearest_at(farthest->second, farthest->first, one);
  }
  return found;
}

std::vector<RuleCount> counted_rules(const std::vector<CaseRules>& cases,
                                     std::span<const std::string> rule_sets) {
  struct Ranked {
    RuleCount count;
    std::uint64_t wanted = 0;
  };
  std::vector<Ranked> ranked;
  for (const std::string& rules : rule_sets) {
    Ranked& one = ranked.emplace_back(Ranked{{rules, 0}, 0});
    for (const CaseRules& found : cases) {
      one.count.cases += contains(found.given_by, rules) ? 1U : 0U;
      one.wanted += found.wanted == rules ? 1U : 0U;
    }
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
    return std::tuple(b.count.cases, b.wanted) < std::tuple(a.count.cases, a.wanted);
  });
  std::vector<RuleCount> counts;
  for (Ranked& one : ranked) {
    if (one.count.cases > 0) counts.push_back(std::move(one.count));
  }
  return counts;
}

// Returns the rules that give the most answers in a group; empty if no answer follows any rules.
std::string rules_of_group(const AnswerRules& answers, const std::string& group) {
  std::string best;
  std::ptrdiff_t most = 0;
  for (const RuleCount& count : answers.counts) {
    const auto given =
        std::count_if(answers.cases.begin(), answers.cases.end(), [&](const CaseRules& one) {
          return one.group == group && contains(one.given_by, count.rules);
        });
    if (given > most) best = count.rules;
    most = std::max(most, given);
  }
  return best;
}

}  // namespace

std::string AnswerRules::common() const {
  return !counts.empty() && counts.front().cases == looked_at ? counts.front().rules : "";
}

std::string AnswerRules::main() const { return counts.empty() ? "" : counts.front().rules; }

const CaseRules* AnswerRules::find(const std::string& name) const {
  const auto found = std::find_if(cases.begin(), cases.end(),
                                  [&name](const CaseRules& one) { return one.name == name; });
  return found == cases.end() ? nullptr : &*found;
}

bool AnswerRules::is_odd(const std::string& name) const {
  const CaseRules* const found = find(name);
  return found != nullptr && found->is_looked_at && found->given_by.empty();
}

AnswerRules find_answer_rules(const std::vector<Case>& cases,
                              std::span<const std::string> rule_sets, const TryRules& attempt) {
  AnswerRules answers;
  for (const Case& one : cases) {
    if (one.answer_path.empty()) continue;
    answers.cases.push_back(rules_of_case(one, rule_sets, attempt));
    const CaseRules& found = answers.cases.back();
    answers.looked_at += found.is_looked_at ? 1U : 0U;
    answers.odd += found.is_looked_at && found.given_by.empty() ? 1U : 0U;
  }
  answers.counts = counted_rules(answers.cases, rule_sets);
  return answers;
}

void follow(const AnswerRules& answers, std::vector<Case>& cases) {
  if (answers.counts.empty()) return;
  for (Case& one : cases) {
    const CaseRules* const found = answers.find(one.name);
    const bool is_given = found != nullptr && !found->given_by.empty();
    if (is_given && contains(found->given_by, one.settings.rules) && one.settings.rules_are_set) {
      continue;
    }
    if (is_given) {
      const bool is_main = contains(found->given_by, answers.main());
      one.settings.rules = is_main ? answers.main() : found->given_by.front();
    } else if (!one.settings.rules_are_set) {
      const std::string of_group = rules_of_group(answers, one.group);
      one.settings.rules = of_group.empty() ? answers.main() : of_group;
    }
  }
}

void set_given_by(const AnswerRules& answers, std::vector<Case>& cases) {
  for (Case& one : cases) {
    const CaseRules* const found = answers.find(one.name);
    one.given_by =
        found == nullptr ? std::vector<std::string>{one.settings.rules} : found->given_by;
    const bool is_part = found != nullptr && !found->is_whole && !found->given_by.empty();
    if (is_part) one.given_by = {one.settings.rules};
  }
}

std::vector<RuleCount> computed_answers(const std::vector<Case>& cases) {
  std::vector<RuleCount> counts;
  for (const Case& one : cases) {
    if (!one.answer_path.empty()) continue;
    const auto known = std::find_if(counts.begin(), counts.end(), [&one](const RuleCount& count) {
      return count.rules == one.settings.rules;
    });
    if (known == counts.end()) {
      counts.push_back({one.settings.rules, 1});
    } else {
      ++known->cases;
    }
  }
  return counts;
}

}  // namespace flocking::grade
