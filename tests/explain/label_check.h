#pragma once

#include <string>
#include <vector>

#include "explain/explanation.h"

namespace flocking::testing {

/// The comparison of an explanation with the label of a program that is not explained.
struct LabelCheck {
  int verdicts = 0;                         ///< parts that are reported as right or described
  int facts = 0;                            ///< facts about all other parts
  int judged = 0;                           ///< forces with a verdict or a fact
  std::vector<std::string> contradictions;  ///< with the label, in words
};

/// Compares the explanation of `program`, such as "a05_vehicle", with its label. Checks only forces
/// that labelled_forces() contains; for the time step, reading and printing, checks only the
/// beginning of the label: "right" or a mistake.
LabelCheck checked_by_label(const std::string& program, const explain::Explanation& found);

}  // namespace flocking::testing
