#pragma once

#include <string>
#include <vector>

#include "explain/explanation.h"

namespace flocking::testing {

/// What an explanation says of a stranger's program that is not explained, beside what the label of
/// that program says.
struct LabelCheck {
  int verdicts = 0;                         ///< parts that are said to be right or described
  int facts = 0;                            ///< told of those that are not
  int judged = 0;                           ///< forces of which a verdict or a fact is told
  std::vector<std::string> contradictions;  ///< by the label, in words
};

/// Of `program`, such as "a05_vehicle". Of forces nothing is checked that labelled_forces() does
/// not have; of the time step, reading and printing what the program's label begins with, "right"
/// or what is wrong.
LabelCheck checked_by_label(const std::string& program, const explain::Explanation& found);

}  // namespace flocking::testing
