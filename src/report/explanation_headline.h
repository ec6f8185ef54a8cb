#pragma once

#include <string>

#include "report/redacted_explanation.h"

namespace flocking::report {

/// All of an explanation in short: what is right, what deviates, what is not known, how it dies. A
/// sentence or more; under the hint `none` the status; "Not explained" without its full stop where
/// the reason is all there is to say, which belongs behind it.
std::string headline(const RedactedExplanation& explanation);

/// What is not known, in a sentence for each part that is not; forces together.
std::string unknown_sentences(const RedactedExplanation& explanation);

}  // namespace flocking::report
