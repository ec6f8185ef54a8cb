#pragma once

#include <string>
#include <vector>

#include "explain/explanation.h"

namespace flocking::testing {

/// What an explanation says of the forces of a stranger's program that is not explained, beside
/// what the label of that program says of them.
struct LabelCheck {
  int verdicts = 0;                         ///< forces that are said to be right or described
  int facts = 0;                            ///< told of those that are not
  int judged = 0;                           ///< forces of which a verdict or a fact is told
  std::vector<std::string> contradictions;  ///< by the label, in words
};

/// Of `program`, such as "a05_vehicle"; nothing is checked where it has no force in
/// labelled_forces().
LabelCheck checked_by_label(const std::string& program, const explain::Explanation& found);

}  // namespace flocking::testing
