#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "redaction/redacted_explanation.h"

namespace flocking::report {

inline constexpr std::size_t kMostScreenLines = 12;
inline constexpr std::size_t kScreenColumns = 100;

/// Returns the first screen for a student: how many cases pass, what to fix in which order, one
/// example, and how many pass then. It has at most kMostScreenLines lines of at most kScreenColumns
/// columns, except for longer single words. It says no more than the hint allows. `rules` names the
/// rules that the answers follow; it comes last and may be empty.
std::vector<std::string> first_screen(const redaction::RedactedExplanation& told,
                                      const std::string& rules);

/// Returns only the first thing to fix: "Next: main.cpp:27  ...", the instruction and an example;
/// the first screen if nothing to fix is known. It has the same width, and fewer lines.
std::vector<std::string> next_thing(const redaction::RedactedExplanation& told);

}  // namespace flocking::report
