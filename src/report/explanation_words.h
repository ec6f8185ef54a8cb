#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "redaction/redacted_explanation.h"

/// The sentences of explanations, the same in every format for people. A function returns an empty
/// string if the hint withholds its content. Its result quotes no program unless its comment says
/// so.
namespace flocking::report {

/// Returns "explained", "partly explained" or "not explained".
std::string status_words(explain::Status status);

/// Returns the claim that the explanation makes, as a sentence for a line of its own.
std::string claim(const redaction::RedactedExplanation& explanation);

/// Returns true if the reason follows the headline because there is nothing else to say.
bool is_reason_all(const redaction::RedactedExplanation& explanation);

/// Returns the title above the reason if there is more to say.
std::string reason_title();

/// Returns "Pulls towards neighbours [separation]", or only the part.
std::string title_of(const redaction::CauseName& name);

/// Returns "Breaks 7 of 15 cases on its own."; empty without cases.
std::string breaks_words(const redaction::RedactedCause& cause,
                         const redaction::RedactedExplanation& explanation);

/// Returns how many cases pass, as grading counts: now, after the first cause is fixed, after each
/// fix that makes more cases pass, and after the last; a sentence each.
std::vector<std::string> fix_words(const redaction::RedactedExplanation& explanation);

/// Returns "What is known of alignment:", the title above its facts.
std::string facts_title(const redaction::RedactedPart& part);

/// Returns a fact as a sentence; if the rules imply the fact, the sentence says that this is right.
std::string fact_words(const redaction::RedactedFact& fact);

/// Returns "On 3 inputs it ends with signal 6 (SIGABRT)", or if a cause says when, "It ends with
/// ...", without a full stop. The explanation must have a crash.
std::string crash_words(const redaction::RedactedExplanation& explanation);

/// Returns the title above debug lines.
std::string debug_title(const redaction::RedactedExplanation& explanation);

/// Returns a sentence that recommends --all; empty if --all would not print more.
std::string more_words(const redaction::RedactedExplanations& all,
                       const redaction::Telling& telling);

/// Returns the purpose of the command.
std::string command_title(const redaction::RedactedExplanation& explanation);
/// Returns the command that runs the variant; empty if there is none.
std::string command_of(const redaction::RedactedExplanation& explanation);

/// Returns "12 submissions: 9 explained (2 of them follow the rules), 2 partly, 1 unexplained".
std::string class_words(const redaction::RedactedExplanations& all);

/// Returns what the histogram counts under this hint, in words.
std::string histogram_title(explain::Hint hint);

}  // namespace flocking::report
