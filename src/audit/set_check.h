#pragma once

#include <span>
#include <string>
#include <vector>

#include "explain/effects.h"

namespace flocking::audit {

/// A case as a member of a set.
struct SetCase {
  explain::CaseText text;
  bool hidden = false;
};

/// Problems of a set of cases, apart from the mutants that the cases notice. Cases are given by
/// name.
struct SetFindings {
  std::vector<std::vector<std::string>> same;   ///< groups with identical numbers in their inputs
  std::vector<std::vector<std::string>> leaks;  ///< a hidden case, then its visible copies
  std::vector<std::string> other_layout;        ///< inputs not in the assignment's layout
  std::vector<std::string> without_newline;     ///< input or answer does not end with a line end
  std::string dearest;         ///< the most expensive case; empty if there are no cases
  double dearest_pairs = 0.0;  ///< agents * agents * steps of that case
  double dearest_share = 0.0;  ///< its share of the pairs of all cases, from 0 to 1
};

/// Checks a set of cases, in its order.
SetFindings set_findings(std::span<const SetCase> cases);

}  // namespace flocking::audit
