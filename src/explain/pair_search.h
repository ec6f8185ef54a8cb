#pragma once

#include <array>
#include <vector>

#include "explain/force.h"
#include "explain/observation.h"

namespace flocking::explain {

/// Two forces that depend on the same weight, so that neither is seen without the other.
struct PairOfForces {
  std::array<Force, 2> forces{};
  std::array<std::vector<Weight>, 2> weights;  ///< the choices of their weights
};

/// Looks for all choices of both that together reproduce `seen`, on top of each of `bases`, in
/// which no force acts. Forces are added: what one does is what is seen without what the other
/// does, so each way of the one is looked up among the ways of the other. Returns survivors for
/// each of the two, without the other; the likeliest pair first. Both empty where there is none.
std::array<std::vector<Variant>, 2> find_pair(const PairOfForces& pair,
                                              const std::vector<Variant>& bases,
                                              const std::vector<const Observation*>& seen,
                                              Budget& budget);

}  // namespace flocking::explain
