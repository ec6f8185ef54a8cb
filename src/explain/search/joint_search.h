#pragma once

#include <cstddef>
#include <vector>

#include "observe/observation.h"
#include "variant/variant.h"

namespace flocking::explain {

/// The search for the likeliest variant that reproduces all observations, based on the findings
/// about each force.
class JointSearch {
 public:
  explicit JointSearch(Budget& budget) : budget_(&budget) {}

  /// Adds an observation, which must outlive this object. May be called at any time.
  void add(const Observation& seen) { seen_.push_back(&seen); }

  /// Returns how many observations a variant does not reproduce, at most `bound` + 1.
  std::size_t misses(const Variant& variant, std::size_t bound);
  /// Removes the observations that the variant does not reproduce and that depend on the last bits
  /// of numbers, unless too many others remain unreproduced.
  void forget_ill_conditioned(const Variant& variant);
  /// Returns how many observations the variant does not reproduce to the last bit of a double.
  [[nodiscard]] std::size_t inexact(const Variant& variant) const;
  [[nodiscard]] std::size_t observations() const { return seen_.size(); }

  /// Returns the best of `candidates` and `start`: fewest misses, then likeliest.
  Variant best_of(const Variant& start, const std::vector<Variant>& candidates);

  /// Returns the likeliest variant without misses that differs from `start` in at most one slot;
  /// `start` if there is no such variant.
  Variant mended(const Variant& start);
  /// Improves `start` by changing one or two slots at a time, as long as that helps.
  Variant improved(Variant start);

  /// Returns the variants without misses that differ from `best` in at most two slots, including
  /// `best`; the likeliest first.
  std::vector<Variant> neighbors(const Variant& best);

 private:
  Budget* budget_;
  std::vector<const Observation*> seen_;  // the observation that refuted last comes first
};

}  // namespace flocking::explain
