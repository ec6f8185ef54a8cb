#pragma once

#include <vector>

#include "variant/formula.h"

namespace flocking::explain {

/// How the contributions of the only neighbour and of the agent itself are combined.
struct Company {
  bool self = false;
  double divisor = 1.0;
};

/// A formula that fits the first of two agents, with a factor besides the weight.
struct FormulaCandidate {
  Formula formula;
  Company company;
  double factor = 1.0;
  Weight weight = Weight::kOwn;
};

/// Returns `candidates` without those that compute the same as an earlier candidate.
std::vector<FormulaCandidate> different_ones(const std::vector<FormulaCandidate>& candidates);

}  // namespace flocking::explain
