#pragma once

#include <set>
#include <tuple>
#include <vector>

#include "explain/study/learnt.h"

namespace flocking::explain {

/// Returns the observations of agents at rest, which have no alignment.
std::vector<const Observation*> at_rest(const std::vector<const Observation*>& seen);

/// Studies forces that depend on another force's weight, or on no weight.
class OtherWeights {
 public:
  explicit OtherWeights(Learnt& learnt) : learnt_(learnt) {}

  /// Searches for the variant of a force that uses another weight, or no weight.
  void look_elsewhere(Force force);
  /// Returns the weights with an effect that `base` does not explain.
  [[nodiscard]] std::vector<Weight> weights_that_act(Force force, const Variant& base) const;
  /// Returns true if two forces may depend on the same weight.
  [[nodiscard]] bool may_share_weights() const;
  /// Returns true if a force that ignores all weights would be visible next to forces that use
  /// weights.
  [[nodiscard]] bool shows_weightless() const;

 private:
  using Seen = Learnt::Seen;
  static constexpr std::uint64_t kBudgetForWide = 15'000'000;

  [[nodiscard]] std::vector<Weight> other_weights_of(Force force) const;
  std::vector<Weight> ask_by_other_weights(Force force, const std::vector<Variant>& bases);
  void ask_by(const std::vector<Weight>& weights, Force force, bool is_first);
  bool may_act_by(Weight weight, Force force, const std::vector<Variant>& bases);

  Learnt& learnt_;
  // The probes already run, by force, weight, and kind: false for first_foreign_weight_probes(),
  // true for the other probes.
  std::set<std::tuple<Force, Weight, bool>> asked_;
};

}  // namespace flocking::explain
