#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/json_writer.h"
#include "grade/record.h"

/// The rules that programs follow, where they are not those of the answers, in the words that all
/// commands and formats use.
namespace flocking::report {

/// "the rules of the published answers (course-tests)".
std::string rules_title(const std::string& rules);

/// "Your program follows the assignment's text (course). These cases follow ...: use ...".
std::string program_rules_words(const grade::ProgramRules& followed);

/// How many of the submissions of a class follow other rules than the answers, a line for each rule
/// set: "31 of 40 submissions follow course-tests; the answers that they fail follow course: use
/// ...".
std::vector<std::string> class_rules_words(const std::vector<grade::ProgramRules>& followed,
                                           std::size_t submissions);

/// Writes the member `follows` of JSON reports, if a program follows other rules.
void write_program_rules(JsonWriter& json, const std::optional<grade::ProgramRules>& followed);

}  // namespace flocking::report
