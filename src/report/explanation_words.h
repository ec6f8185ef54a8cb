#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "report/redacted_explanation.h"

/// What explanations say in every format for people. Where the hint withholds it, it is empty.
/// Nothing here quotes a program, where it does not say so.
namespace flocking::report {

/// "explained", "partly explained", "not explained".
std::string status_words(explain::Status status);

/// What this claims, but for the headline: a sentence for a line of its own.
std::string claim(const RedactedExplanation& explanation);

/// Whether the reason stands behind the headline, since there is nothing else to say.
bool is_reason_all(const RedactedExplanation& explanation);

/// What stands before the reason, where that is not all.
std::string reason_title();

/// "Pulls towards neighbours [separation]", or the part alone.
std::string title_of(const CauseName& name);

/// "Breaks 7 of 15 cases on its own."; empty without cases.
std::string breaks_words(const RedactedCause& cause, const RedactedExplanation& explanation);

/// How many cases pass now, as grading counts, after the first cause is fixed, after each that
/// makes more pass than all before, and after the last: a sentence each.
std::vector<std::string> fix_words(const RedactedExplanation& explanation);

/// "What is known of alignment:", above its facts.
std::string facts_title(const RedactedPart& part);

/// A fact in a sentence; of one that holds for the rules, too, it is said that this is right.
std::string fact_words(const explain::Fact& fact);

/// "On 3 inputs it ends with signal 6 (SIGABRT)", or where a cause says when, "It ends with ...",
/// without a full stop. There has to be a crash.
std::string crash_words(const RedactedExplanation& explanation);

/// What stands above debug lines.
std::string debug_title(const RedactedExplanation& explanation);

/// That --all tells more, where it does.
std::string more_words(const RedactedExplanations& all, const Telling& telling);

/// What the command is for.
std::string command_title(const RedactedExplanation& explanation);
/// The command that runs the variant; empty where there is none.
std::string command_of(const RedactedExplanation& explanation);

/// "12 submissions: 9 explained (2 of them follow the rules), 2 partly, 1 unexplained".
std::string class_words(const RedactedExplanations& all);

/// What is counted in the histogram under this hint, one or more words.
std::string histogram_title(explain::Hint hint);

}  // namespace flocking::report
