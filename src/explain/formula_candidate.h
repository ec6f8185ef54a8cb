#pragma once

#include <vector>

#include "explain/formula.h"

namespace flocking::explain {

/// How the one neighbour of a pair, and the agent itself, are put together.
struct Company {
  bool self = false;
  double divisor = 1.0;
};

/// A formula that fits what the first of two agents does, and what the force is multiplied by
/// beside its weight.
struct FormulaCandidate {
  Formula formula;
  Company company;
  double factor = 1.0;
  Weight weight = Weight::kOwn;
};

/// Those of `candidates` that do not all compute the same: of several the first.
std::vector<FormulaCandidate> different_ones(const std::vector<FormulaCandidate>& candidates);

}  // namespace flocking::explain
