#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "redaction/redacted_record.h"

/// The result of comparing an output, in words.
namespace flocking::report {

/// A comparison, and the sizes for naming places by step and agent.
struct ComparedOutput {
  const redaction::RedactedComparison* comparison = nullptr;  ///< never null
  std::uint64_t agents = 0;                                   ///< 0: unknown
  std::uint64_t steps = 0;                                    ///< of the answer; 0: unknown
  std::string absolute_tolerance;                             ///< as given; empty: not shown
  std::string relative_tolerance;                             ///< likewise
};

/// Returns the comparison of a case, which must have one.
ComparedOutput compared_output(const redaction::RedactedCase& result);

/// Returns the first difference: "step 2, agent 0, vy: expected 1.234, found 1.235, off by 0.001
/// (line 4, column 19 of the output)". If the number of agents is unknown, only line and column say
/// where. Empty if there is no difference.
std::string difference_words(const ComparedOutput& output);

/// Returns "stops after step 2 of 4", "5 more lines than agents x steps"; empty if the length is
/// right.
std::string length_words(const ComparedOutput& output);

/// Returns where NaN or infinity first appears; empty if the output has neither.
std::string not_finite_words(const ComparedOutput& output);

/// Returns how many values differ, and the largest error: "3 of 16 values differ, largest error 0.4
/// at step 2, agent 1, x". If all are right, the margin: "largest error 0.0004 of 0.001 allowed".
std::string count_words(const ComparedOutput& output);

/// Returns a line for each note on layout: "layout: 3 blank lines, first line 5".
std::vector<std::string> layout_words(const ComparedOutput& output);

}  // namespace flocking::report
