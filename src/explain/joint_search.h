#pragma once

#include <cstddef>
#include <vector>

#include "explain/observation.h"
#include "explain/variant.h"

namespace flocking::explain {

/// Looks for the likeliest variant that reproduces all observations, from what is known of forces.
class JointSearch {
 public:
  explicit JointSearch(Budget& budget) : budget_(&budget) {}

  /// Observations may be added as long as the search lives; they must outlive it.
  void add(const Observation& seen) { seen_.push_back(&seen); }

  /// How many observations a variant does not reproduce; more than `bound` is told as bound + 1.
  std::size_t misses(const Variant& variant, std::size_t bound);
  /// Forgets the observations that a variant does not reproduce where the last bit of a number
  /// decides, if there are few others.
  void forget_ill_conditioned(const Variant& variant);
  /// How many it does not reproduce to the last bit of a double.
  [[nodiscard]] std::size_t inexact(const Variant& variant) const;
  [[nodiscard]] std::size_t observations() const { return seen_.size(); }

  /// The best of `candidates` and `start`: fewest misses, then likeliest.
  Variant best_of(const Variant& start, const std::vector<Variant>& candidates);

  /// The likeliest variant without a miss that differs from `start` in one slot at most; `start`
  /// where there is none.
  Variant mended(const Variant& start);
  /// Improves `start` by changing one slot or two, as long as that helps.
  Variant improved(Variant start);

  /// Variants without a miss that differ from `best` in one slot or two, `best` itself included;
  /// the likeliest first.
  std::vector<Variant> neighbors(const Variant& best);

 private:
  Budget* budget_;
  std::vector<const Observation*> seen_;  // what refuted last stands first
};

}  // namespace flocking::explain
