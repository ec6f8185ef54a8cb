#pragma once

#include <map>
#include <utility>

#include "explain/study/other_weights.h"

namespace flocking::explain {

/// Studies forces that only a formula describes.
class FormulaStudy {
 public:
  FormulaStudy(Learnt& learnt, const OtherWeights& other_weights)
      : learnt_(learnt), other_weights_(other_weights) {}

  /// Searches for the formula of a force that is not understood.
  void find(Force force);

 private:
  bool find_by(Weight weight, Force force, const Learnt::Seen& others);

  Learnt& learnt_;
  const OtherWeights& other_weights_;
  // observed pairs, by the force and by the weight that is set
  std::map<std::pair<Force, Weight>, Learnt::Seen> pairs_;
};

}  // namespace flocking::explain
