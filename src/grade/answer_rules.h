#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "grade/case.h"

/// Whose rules the answers of cases follow. Found out once, before anything is graded; every
/// command goes by it and tells it in the same words.
namespace flocking::grade {

/// How well a rule set gives the answer of a case.
struct RuleTrial {
  /// False where nothing was compared, since that would take too long.
  bool is_looked_at = true;
  bool is_computed =
      true;              ///< else the rules do not compute such a case, and do not give its answer
  bool is_whole = true;  ///< else the first steps alone were compared
  std::optional<std::uint64_t> differs_at;  ///< the first token of the answer that they do not give
};

/// Tries a rule set on a case that has an answer. Throws EnvironmentError.
using TryRules = std::function<RuleTrial(const Case& one, const std::string& rules)>;

/// The rule set that gives most of an answer, and where that ends.
struct NearestRules {
  std::string rules;
  std::uint64_t step = 0;   ///< from 1; 0 where the number of agents is not known
  std::uint64_t agent = 0;  ///< from 0
  std::string field;        ///< x, y, vx, vy
};

/// A case with an answer of its own.
struct CaseRules {
  std::string name;
  std::string group;
  bool hidden = false;
  bool is_looked_at = true;             ///< false: too large, nothing is known
  bool is_whole = true;                 ///< false: of a large case the first steps alone
  std::vector<std::string> given_by;    ///< the rule sets that give its answer, in their order
  std::optional<NearestRules> nearest;  ///< where there is none that does
  std::string wanted;                   ///< the rules that somebody set for it; may be empty
};

/// So many answers are given by a rule set.
struct RuleCount {
  std::string rules;
  std::uint64_t cases = 0;
};

/// Whose rules the answers of all cases follow.
struct AnswerRules {
  std::vector<CaseRules> cases;   ///< those with an answer of their own, in their order
  std::vector<RuleCount> counts;  ///< of the rule sets that give one: the most frequent first, of
                                  ///< as frequent ones a wanted one, then by their order
  std::uint64_t looked_at = 0;    ///< cases
  std::uint64_t odd = 0;          ///< cases, of these, whose answers no rules give
  std::vector<RuleCount> computed = {};  ///< cases that flocking answers, by the rules it uses

  /// The rules that give all answers; empty where there are none, or not all do.
  [[nodiscard]] std::string common() const;
  /// The rules that give most answers; empty where none gives any.
  [[nodiscard]] std::string main() const;
  /// What is known of a case; null where it has no answer of its own.
  [[nodiscard]] const CaseRules* find(const std::string& name) const;
  /// Whether no rule set gives the answer of that case.
  [[nodiscard]] bool is_odd(const std::string& name) const;
};

/// Tries each of `rule_sets`, in the order in which they are preferred, on each case that has an
/// answer. Throws what `attempt` throws.
AnswerRules find_answer_rules(const std::vector<Case>& cases,
                              std::span<const std::string> rule_sets, const TryRules& attempt);

/// Sets the rules of each case: those that give its answer (the ones set for it where they do, else
/// the main ones where they do, else the first that do). Where it has no answer, or one that nobody
/// gives: the ones set for it, else those that give most answers of its group, else the main ones;
/// where there is no answer at all they stay.
void follow(const AnswerRules& answers, std::vector<Case>& cases);

/// Sets Case::given_by of cases that follow rules, before they get the answers that they lack: of a
/// large case, of which the first steps alone were compared, the rules that it follows.
void set_given_by(const AnswerRules& answers, std::vector<Case>& cases);

/// Returns how many of `cases` have no answer, by the rules that they follow.
std::vector<RuleCount> computed_answers(const std::vector<Case>& cases);

}  // namespace flocking::grade
