#pragma once

#include <vector>

#include "explain/force.h"
#include "explain/observation.h"
#include "explain/variant.h"

namespace flocking::explain {

/// Looks for formulas of a force that has no name in its slots. `pairs` are inputs on which two
/// agents are in reach of each other and nothing else acts, many of them and all different: from
/// what the first agent does, term by term and operation by operation, formulas are found that do
/// the same for one neighbour. `others` tell how several neighbours are put together, who counts,
/// and how often the force is added. Variants that reproduce all of them, on top of one of `bases`,
/// the likeliest first; empty where there is none, or where velocities are not printed.
std::vector<Variant> find_formulas(Force force, const std::vector<Variant>& bases,
                                   const std::vector<const Observation*>& pairs,
                                   const std::vector<const Observation*>& others, Budget& budget);

}  // namespace flocking::explain
