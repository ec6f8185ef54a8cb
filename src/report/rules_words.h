#pragma once

#include <string>
#include <vector>

#include "base/json_writer.h"
#include "grade/answer_rules.h"

/// Whose rules the answers follow, in the words that all commands and formats use.
namespace flocking::report {

/// "answers follow course-tests (15 of 15 cases; course: 11)"; empty where no answer was compared.
std::string rules_words(const grade::AnswerRules& rules);

/// "answers of 15 cases were computed by flocking, rules course-tests", a line for each rule set.
std::vector<std::string> computed_words(const grade::AnswerRules& rules);

/// All that is said of the rules above a report: rules_words(), computed_words() and
/// rules_remarks(), a line each.
std::vector<std::string> rules_lines(const grade::AnswerRules& rules);

/// What there is to say of single cases: "all_forces, lattice and 2 more follow course-tests",
/// "test-j: no rules give this answer; nearest course, step 2, agent 1, vx". A line each, of many
/// the first ones.
std::vector<std::string> rules_remarks(const grade::AnswerRules& rules);

/// Where answers do not follow the rules that somebody set: "the rules course-tests were set, but
/// the answers of a and b follow course".
std::vector<std::string> rules_warnings(const grade::AnswerRules& rules);

/// "no rules give this answer; nearest course, step 2, agent 1, vx".
std::string odd_answer_words(const grade::CaseRules& one);

/// "a, b and 3 more": the first of `names`, made harmless.
std::string first_names(const std::vector<std::string>& names);

/// What may be told of `rules`: names made harmless, of hidden cases nothing, and with
/// `tells_no_case` of no case; counts stay.
grade::AnswerRules redacted(const grade::AnswerRules& rules, bool tells_no_case);

/// The member `rules` of JSON reports, null where no answer was compared.
void write_rules(JsonWriter& json, const grade::AnswerRules& rules);

}  // namespace flocking::report
