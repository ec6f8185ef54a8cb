#pragma once

#include <string>
#include <vector>

#include "redaction/redacted_explanation.h"

namespace flocking::report {

/// Returns how a new version of a program differs, in one line: "main.cpp: 8 -> 11 of 15 cases
/// pass; alignment is right now". Says no more than the hint allows.
std::string change_words(const redaction::RedactedExplanation& told_before,
                         const redaction::RedactedExplanation& told);

/// Returns that line, and then the next thing to fix, as next_thing().
std::vector<std::string> watch_lines(const redaction::RedactedExplanation& before,
                                     const redaction::RedactedExplanation& now);

}  // namespace flocking::report
