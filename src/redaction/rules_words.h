#pragma once

#include <string>
#include <vector>

#include "base/json_writer.h"
#include "grade/answer_rules.h"

/// Sentences on the rules that the answers follow, the same in all commands and formats.
namespace flocking::redaction {

/// Returns "answers follow course-tests (15 of 15 cases; course: 11)"; empty if no answer was
/// compared.
std::string rules_words(const grade::AnswerRules& rules);

/// Returns "answers of 15 cases were computed by flocking, rules course-tests", a line for each
/// rule set.
std::vector<std::string> computed_words(const grade::AnswerRules& rules);

/// Returns all lines on rules above a report: rules_words(), computed_words() and rules_remarks().
std::vector<std::string> rules_lines(const grade::AnswerRules& rules);

/// Returns remarks on single cases, a line each: "all_forces, lattice and 2 more follow
/// course-tests", "test-j: no rules give this answer; nearest course, step 2, agent 1, vx". If
/// there are many, returns only the first ones.
std::vector<std::string> rules_remarks(const grade::AnswerRules& rules);

/// Returns warnings about answers that do not follow the rules set by the instructor: "the rules
/// course-tests were set, but the answers of a and b follow course".
std::vector<std::string> rules_warnings(const grade::AnswerRules& rules);

/// Returns "no rules give this answer; nearest course, step 2, agent 1, vx".
std::string odd_answer_words(const grade::CaseRules& one);

/// Returns the first of `names`, made harmless: "a, b and 3 more".
std::string first_names(const std::vector<std::string>& names);

/// Returns the public part of `rules`: makes names harmless and leaves out hidden cases, or with
/// `tells_no_case` all cases. The counts include the omitted cases.
grade::AnswerRules redacted(const grade::AnswerRules& rules, bool tells_no_case);

/// Writes the member `rules` of JSON reports; null if no answer was compared.
void write_rules(JsonWriter& json, const grade::AnswerRules& rules);

}  // namespace flocking::redaction
