#pragma once

#include <vector>

#include "observe/observation.h"
#include "variant/force.h"
#include "variant/variant.h"

namespace flocking::explain {

/// `pairs` are many different inputs with two agents in reach of each other on which only this
/// force acts. `others` show which agents count as neighbours, how several neighbours are combined,
/// and how often the force is added.
struct FormulaInputs {
  const std::vector<const Observation*>& pairs;
  const std::vector<const Observation*>& others;
};

/// Searches for formulas of a force that its slots cannot describe. Builds formulas term by term
/// and operation by operation that fit the first agent of the pairs, then extends them to several
/// neighbours. `weight` is set in all inputs: it is the force's own weight, which may count twice,
/// another weight, or none. Returns the variants that reproduce all inputs, the likeliest first:
/// with one of `bases`, or if there are none, with a base that updates agents in place. Returns
/// nothing if there are none either, or if velocities are not printed.
std::vector<Variant> find_formulas(Force force, Weight weight, const std::vector<Variant>& bases,
                                   const FormulaInputs& inputs, Budget& budget);

}  // namespace flocking::explain
