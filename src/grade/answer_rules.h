#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "grade/case.h"

/// The rules that the answers of cases follow. They are determined once, before grading; all
/// commands use them and report them in the same words.
namespace flocking::grade {

/// How well a rule set reproduces the answer of a case.
struct RuleTrial {
  /// False if the case was skipped, since a comparison would take too long.
  bool is_looked_at = true;
  bool is_computed =
      true;  ///< false: the rules cannot compute this case, so they do not give its answer
  bool is_whole = true;                     ///< false: only the first steps were compared
  std::optional<std::uint64_t> differs_at;  ///< the first token of the answer that differs
};

/// Tries a rule set on a case that has an answer. Throws EnvironmentError.
using TryRules = std::function<RuleTrial(const Case& one, const std::string& rules)>;

/// The rule set whose output agrees with an answer the longest, and the place of the first
/// difference.
struct NearestRules {
  std::string rules;
  std::uint64_t step = 0;   ///< from 1; 0 if the number of agents is unknown
  std::uint64_t agent = 0;  ///< from 0
  std::string field;        ///< x, y, vx, vy
};

/// The rules of a case that has an answer file.
struct CaseRules {
  std::string name;
  std::string group;
  bool hidden = false;
  bool is_looked_at = true;           ///< false: too large for a comparison
  bool is_whole = true;               ///< false: only the first steps of a large case were compared
  std::vector<std::string> given_by;  ///< the rule sets that give its answer, in their order
  std::optional<NearestRules> nearest;  ///< if no rule set gives it
  std::string wanted;                   ///< the rules that the instructor set for it; may be empty
};

/// The number of answers that a rule set gives.
struct RuleCount {
  std::string rules;
  std::uint64_t cases = 0;
};

/// The rules of the answers of all cases.
struct AnswerRules {
  std::vector<CaseRules> cases;   ///< the cases with an answer file, in their order
  std::vector<RuleCount> counts;  ///< rule sets that give an answer: the most frequent first, then
                                  ///< wanted ones, then by their order
  std::uint64_t looked_at = 0;    ///< number of cases compared
  std::uint64_t odd = 0;          ///< number of compared cases whose answers follow no rules
  std::vector<RuleCount> computed = {};  ///< cases whose answers flocking computes, by their rules

  /// Returns the rules that give all answers; empty if no rule set does.
  [[nodiscard]] std::string common() const;
  /// Returns the rules that give the most answers; empty if no answer follows any rules.
  [[nodiscard]] std::string main() const;
  /// Returns the rules of a case; null if it has no answer file.
  [[nodiscard]] const CaseRules* find(const std::string& name) const;
  /// Returns true if no rule set gives the answer of the case `name`.
  [[nodiscard]] bool is_odd(const std::string& name) const;
};

/// Tries each of `rule_sets`, in order of preference, on each case that has an answer. Throws what
/// `attempt` throws.
AnswerRules find_answer_rules(const std::vector<Case>& cases,
                              std::span<const std::string> rule_sets, const TryRules& attempt);

/// Sets the rules of each case. If rule sets give its answer, the case gets one of them: the one
/// that is set for the case, else main(), else the first. If the case has no answer, or no rule set
/// gives it, the case gets the rules that are set for it, else those that give the most answers of
/// its group, else main(). If no case has an answer, the rules stay as they are.
void follow(const AnswerRules& answers, std::vector<Case>& cases);

/// Sets Case::given_by of cases with answers, before missing answers are computed. A large case, of
/// which only the first steps were compared, gets the rules that follow() has set.
void set_given_by(const AnswerRules& answers, std::vector<Case>& cases);

/// Returns how many of `cases` have no answer, counted by the rules that they follow.
std::vector<RuleCount> computed_answers(const std::vector<Case>& cases);

}  // namespace flocking::grade
