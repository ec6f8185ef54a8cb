#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/json_writer.h"
#include "grade/record.h"

/// Messages about programs that follow other rules than the answers, the same in all commands and
/// formats.
namespace flocking::report {

/// Returns "the rules of the published answers (course-tests)".
std::string rules_title(const std::string& rules);

/// Returns "Your program follows the assignment's text (course). These cases follow ...: use ...".
std::string program_rules_words(const grade::ProgramRules& followed);

/// Returns how many submissions of a class follow other rules than the answers, a line for each
/// rule set: "31 of 40 submissions follow course-tests; the answers that they fail follow course:
/// use ...".
std::vector<std::string> class_rules_words(const std::vector<grade::ProgramRules>& followed,
                                           std::size_t submissions);

/// Writes the member `follows` of JSON reports if the program follows other rules.
void write_program_rules(JsonWriter& json, const std::optional<grade::ProgramRules>& followed);

}  // namespace flocking::report
