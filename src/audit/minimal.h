#pragma once

#include <cstddef>
#include <vector>

#include "audit/audit.h"

namespace flocking::audit {

/// Cases that notice as much as all do.
struct MinimalSet {
  std::vector<std::size_t> cases;  ///< indices, ascending; none of them can be left out
  bool is_smallest = false;        ///< proven; else the search was given up
};

/// A smallest set of cases, found within no more than `most_nodes` sets.
MinimalSet minimal_set(const Audit& audit, std::size_t most_nodes = 200'000);

}  // namespace flocking::audit
