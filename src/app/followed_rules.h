#pragma once

#include <string>
#include <vector>

#include "console/streams.h"
#include "grade/answer_rules.h"
#include "grade/case.h"
#include "settings/tree.h"

namespace flocking::app {

/// Returns the settings of a simulation in which only `rules` is set.
settings::Tree settings_of_rules(const std::string& rules);

/// Returns the rule sets that compute an assignment without any other setting, the course's rule
/// sets first.
const std::vector<std::string>& assignment_rules();

/// Returns the rules that the answers of `cases` follow, within their tolerances. All commands use
/// this function. An answer with NaN or infinity, which no program passes, follows a rule set only
/// if the rules print exactly the same. The work is bounded: only the first steps of long cases are
/// compared, and very large cases are skipped. Throws EnvironmentError.
grade::AnswerRules followed_rules(const std::vector<grade::Case>& cases);

/// Returns the rules of one answer file and its input; unknown if the input is not an assignment.
/// Uses only tolerance and rules of `settings`. Throws EnvironmentError.
grade::AnswerRules rules_of_answer(const std::string& input, const std::string& answer,
                                   const grade::CaseSettings& settings);

/// Narrows `of_one` if several rule sets give that answer: returns the rules that the cases in the
/// folder of `input` follow, if they are among these rule sets. Otherwise returns `of_one`.
grade::AnswerRules rules_among_cases(const grade::AnswerRules& of_one, const std::string& input,
                                     const grade::CaseOverrides& overrides);

/// Returns the lines about rules that every report has; empty if the rules are unknown.
std::string rules_text(const grade::AnswerRules& rules);

/// Warns on the error stream of answers that do not follow the rules set for them.
void warn_of_other_rules(const grade::AnswerRules& rules, const console::StandardStreams& streams);

}  // namespace flocking::app
