#pragma once

#include <string>

#include "redaction/redacted_explanation.h"

namespace flocking::report {

/// Returns an explanation in short: the right parts, the deviations, the unknown parts, the crash.
/// One or more sentences; under the hint `none` the status. "Not explained" has no full stop if
/// only the reason is left to say, which follows it.
std::string headline(const redaction::RedactedExplanation& explanation);

/// Returns the headline without the rules that the program follows instead.
std::string own_headline(const redaction::RedactedExplanation& explanation);

/// Returns "Cohesion and alignment are right."; if no force is right and parts of the program are
/// unknown, the other parts that are right; empty if there are none.
std::string right_sentence(const redaction::RedactedExplanation& explanation);

/// Returns the sentence that separation follows the assignment's text, but not the answers; empty
/// if it does not, or if no case shows it.
std::string by_the_text_sentence(const redaction::RedactedExplanation& explanation);

/// Returns a sentence for each unknown part; forces share one.
std::string unknown_sentences(const redaction::RedactedExplanation& explanation);

}  // namespace flocking::report
