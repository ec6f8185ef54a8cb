#pragma once

#include <vector>

#include "explain/force.h"
#include "explain/observation.h"
#include "explain/variant.h"

namespace flocking::explain {

/// `pairs` are inputs on which two agents are in reach of each other and nothing else acts, many of
/// them and all different. `others` tell how several neighbours are put together, who counts, and
/// how often the force is added.
struct FormulaInputs {
  const std::vector<const Observation*>& pairs;
  const std::vector<const Observation*>& others;
};

/// Looks for formulas of a force that has no name in its slots: from what the first agent of pairs
/// does, term by term and operation by operation, formulas are found that do the same for one
/// neighbour. `weight` is set in all inputs: the force's own, which may count twice, or another
/// one, or none. Variants that reproduce all of them, on top of one of `bases` or, where there is
/// none, of them in place, the likeliest first; empty where there is none either, or where
/// velocities are not printed.
std::vector<Variant> find_formulas(Force force, Weight weight, const std::vector<Variant>& bases,
                                   const FormulaInputs& inputs, Budget& budget);

}  // namespace flocking::explain
