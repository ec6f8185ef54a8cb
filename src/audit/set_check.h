#pragma once

#include <span>
#include <string>
#include <vector>

#include "explain/effects.h"

namespace flocking::audit {

/// A case as one of a set.
struct SetCase {
  explain::CaseText text;
  bool hidden = false;
};

/// What is odd about a set of cases as such, whatever they notice. Names throughout.
struct SetFindings {
  std::vector<std::vector<std::string>> same;   ///< with the very same numbers in their inputs
  std::vector<std::vector<std::string>> leaks;  ///< hidden ones first of all, that some cases that
                                                ///< are not hidden are the same as
  std::vector<std::string> other_layout;        ///< inputs with other lines than the assignment's
  std::vector<std::string> without_newline;     ///< input or answer does not end in a line end
  std::string dearest;         ///< the case that costs most; empty where there is none
  double dearest_pairs = 0.0;  ///< agents * agents * steps of it
  double dearest_share = 0.0;  ///< of the pairs of agents of all cases, from 0 to 1
};

/// Looks at a set of cases, in its order.
SetFindings set_findings(std::span<const SetCase> cases);

}  // namespace flocking::audit
