#pragma once

#include <array>
#include <vector>

#include "observe/observation.h"
#include "variant/force.h"

namespace flocking::explain {

/// Two forces that depend on the same weight, so that neither can be seen without the other.
struct PairOfForces {
  std::array<Force, 2> forces{};
  std::array<std::vector<Weight>, 2> weights;  ///< choices of their weights to try
};

/// Searches for all pairs of choices that together reproduce `seen`, with each of `bases`, in which
/// no force acts. Effects of forces add up, so for each choice of the first force, the required
/// effect of the second force is known and can be looked up. Returns the survivors of each force,
/// without the other force; the likeliest pair first. Both lists are empty if no pair fits.
std::array<std::vector<Variant>, 2> find_pair(const PairOfForces& pair,
                                              const std::vector<Variant>& bases,
                                              const std::vector<const Observation*>& seen,
                                              Budget& budget);

}  // namespace flocking::explain
