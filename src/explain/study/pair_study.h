#pragma once

#include <array>
#include <vector>

#include "explain/study/other_weights.h"

namespace flocking::explain {

/// Studies two forces that depend on the same weight and therefore never act separately.
class PairStudy {
 public:
  PairStudy(Learnt& learnt, OtherWeights& other_weights)
      : learnt_(learnt), other_weights_(other_weights) {}

  /// Searches for two of the forces that are not understood.
  void find_pairs();

 private:
  using Seen = Learnt::Seen;

  bool find_pair_by(Weight weight, const std::vector<Force>& open);
  bool find_pair_in(Weight weight, const std::array<Force, 2>& forces,
                    const std::vector<Variant>& bases, const Seen& seen);
  [[nodiscard]] bool may_cohesion_and_separation_be_one_pair() const;

  Learnt& learnt_;
  OtherWeights& other_weights_;
};

}  // namespace flocking::explain
