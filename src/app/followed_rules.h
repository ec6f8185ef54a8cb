#pragma once

#include <string>
#include <vector>

#include "app/streams.h"
#include "grade/answer_rules.h"
#include "grade/case.h"
#include "settings/tree.h"

namespace flocking::app {

/// The settings of a simulation by `rules` and nothing else.
settings::Tree settings_of_rules(const std::string& rules);

/// The rule sets by which an assignment can be computed without any other setting, those of the
/// course first.
const std::vector<std::string>& assignment_rules();

/// Whose rules the answers of `cases` follow, within their tolerances: the one place where that is
/// decided, for all commands. An answer with NaN or infinity, which no program passes, follows
/// those that print the very same. The work is bounded: of what takes too long the first steps are
/// compared, of what is too large nothing. Throws EnvironmentError.
grade::AnswerRules followed_rules(const std::vector<grade::Case>& cases);

/// The same of one answer in a file, with the input that it is of: nothing is known where that is
/// no assignment. Of `settings` tolerance and rules count. Throws EnvironmentError.
grade::AnswerRules rules_of_answer(const std::string& input, const std::string& answer,
                                   const grade::CaseSettings& settings);

/// The same where several rule sets give the answer and it stands in a folder of cases: those of
/// the whole folder, if they decide.
grade::AnswerRules rules_among_cases(const grade::AnswerRules& of_one, const std::string& input,
                                     const grade::CaseOverrides& overrides);

/// What is to be said of them, a line each, as in every report; empty where nothing is known.
std::string rules_text(const grade::AnswerRules& rules);

/// Warns on the error stream of answers that do not follow the rules that were set for them.
void warn_of_other_rules(const grade::AnswerRules& rules, const StandardStreams& streams);

}  // namespace flocking::app
