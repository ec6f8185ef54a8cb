#pragma once

#include <cstddef>
#include <vector>

#include "audit/audit.h"

namespace flocking::audit {

/// A subset of the cases that notices the same mutants as all cases.
struct MinimalSet {
  std::vector<std::size_t> cases;  ///< indices, ascending; no case can be removed
  bool is_smallest = false;        ///< true: proven to be smallest; false: the search was given up
};

/// Returns a smallest subset, found by visiting at most `most_nodes` sets.
MinimalSet minimal_set(const Audit& audit, std::size_t most_nodes = 200'000);

}  // namespace flocking::audit
