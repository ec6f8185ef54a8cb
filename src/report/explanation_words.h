#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "report/explanation_shown.h"

/// What explanations say in every format for people. Where the hint withholds it, it is empty.
namespace flocking::report {

/// "explained: 3 deviations"; without the reason.
std::string headline(const ShownExplanation& explanation);

/// What stands between that and the reason.
std::string reason_sign(const ShownExplanation& explanation);

/// What that claims: a sentence for a line of its own.
std::string claim(const ShownExplanation& explanation);

/// Under the hint `where` only: "Look at separation, then at cohesion."
std::string where_to_look(const ShownExplanation& explanation);

/// "Not known: cohesion, the time step."
std::string not_known(const ShownExplanation& explanation);

/// "Pulls towards neighbours [separation]", or the part alone.
std::string title_of(const DeviationName& name);

/// "separation.direction=towards".
std::string code_of(const DeviationName& name);

/// "Breaks 7 of 15 cases on its own."; empty without cases.
std::string breaks_words(const ShownDeviation& deviation, std::uint64_t cases);

/// How many cases pass now, after the first fix, after each that makes more pass than all before,
/// and after the last: a sentence each.
std::vector<std::string> fix_words(const ShownExplanation& explanation);

/// What the command is for.
std::string command_title(const ShownExplanation& explanation);
/// The command that runs the variant; empty where there is none.
std::string command_of(const ShownExplanation& explanation);

/// "12 submissions: 9 explained (2 of them follow the rules), 2 partly, 1 unexplained".
std::string class_words(const ShownExplanations& all);

/// What is counted in the histogram under this hint, one or more words.
std::string histogram_title(explain::Hint hint);

}  // namespace flocking::report
