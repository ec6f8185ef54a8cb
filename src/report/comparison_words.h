#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "grade/record.h"

/// What comparing an output found, in words.
namespace flocking::report {

/// A comparison, and what makes steps and agents of its places.
struct ComparedOutput {
  const judge::Comparison* comparison = nullptr;  ///< never null
  std::uint64_t agents = 0;                       ///< 0: not known
  std::uint64_t steps = 0;                        ///< that the answer has; 0: not known
  std::string absolute_tolerance;                 ///< as given; empty: not to be told
  std::string relative_tolerance;                 ///< the same
};

/// Of a case that has a comparison.
ComparedOutput compared_output(const grade::CaseResult& result);

/// The first difference: "step 2, agent 0, vy: expected 1.234, found 1.235, off by 0.001 (line 4,
/// column 19 of the output)". Where the number of agents is not known it is found by line and
/// column alone. Empty if there is none.
std::string difference_words(const ComparedOutput& output);

/// "stops after step 2 of 4", "5 more lines than agents x steps"; empty where the length is right.
std::string length_words(const ComparedOutput& output);

/// Where NaN or infinity appears first; empty if nowhere.
std::string not_finite_words(const ComparedOutput& output);

/// How many values differ, and by how much at most: "3 of 16 values differ, largest error 0.4 at
/// step 2, agent 1, x". Where all are right, the margin: "largest error 0.0004 of 0.001 allowed".
std::string count_words(const ComparedOutput& output);

/// A line for each note on layout: "layout: 3 blank lines, first line 5".
std::vector<std::string> layout_words(const ComparedOutput& output);

}  // namespace flocking::report
