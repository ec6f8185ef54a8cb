#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "observe/observation.h"
#include "variant/force.h"

namespace flocking::explain {

/// The findings about one force from inputs on which it acts alone.
struct ForceFinding {
  /// Variants that reproduce the observations, the likeliest first. Other forces are as in the
  /// base.
  std::vector<Variant> survivors;
  bool is_silent = false;  ///< the force was not seen to act: it is missing or ignores its weight
  /// the force also does not act with the weight of another force, or without a weight
  bool is_missing = false;
  bool is_doubtful = false;  ///< the finding holds only on inputs where other forces can hardly act
  bool is_nowhere = false;   ///< only NaN was printed, so no conclusion is possible
};

/// Tries every choice of a force's main slots with several bases. In the first step, the first
/// agent sees no agent moved. So if it refutes a variant for one base, the variant is not tried
/// again for a base that differs only in its buffers.
class ForceSearch {
 public:
  /// `weights` are the choices of the force's weight to try.
  ForceSearch(Force force, std::vector<Weight> weights, std::vector<const Observation*> seen,
              Budget& budget);
  ForceSearch(const ForceSearch&) = delete;
  ForceSearch& operator=(const ForceSearch&) = delete;
  ~ForceSearch();

  /// Searches with each of `bases`, which must all measure distances by the same rule.
  ForceFinding find(const std::vector<Variant>& bases);

  /// Returns false if no variant of any base reproduces the first agent of a pair, with or without
  /// moved agents; then find() finds no variant.
  bool may_find(const std::vector<Variant>& bases);

 private:
  class Enumeration;

  [[nodiscard]] std::unique_ptr<Enumeration> enumeration_of(
      const std::vector<const Observation*>& seen, const std::vector<Variant>& bases) const;
  ForceFinding find_in(const std::vector<const Observation*>& seen,
                       std::unique_ptr<Enumeration>& enumeration,
                       const std::vector<Variant>& bases);

  Force force_;
  std::vector<Weight> weights_;
  std::vector<const Observation*> seen_;
  std::vector<const Observation*> clean_;  // the observations of seen_ without NaN
  Budget& budget_;
  std::unique_ptr<Enumeration> in_seen_;
  std::unique_ptr<Enumeration> in_clean_;
};

/// Returns the result of ForceSearch for `force`.
ForceFinding find_force(Force force, const std::vector<Variant>& bases,
                        const std::vector<Weight>& weights,
                        const std::vector<const Observation*>& seen, Budget& budget);

/// All combinations of a force's main choices that are not very rare, with one base, numbered.
class Ways {
 public:
  /// `weights` are the choices of the force's weight.
  Ways(const Variant& base, Force force, const std::vector<Weight>& weights);

  [[nodiscard]] std::uint32_t size() const { return size_; }
  /// Returns the variant with the number `number`, which must be below size().
  [[nodiscard]] Variant at(std::uint32_t number) const;

 private:
  Variant base_;
  std::vector<std::pair<Slot, std::vector<std::uint8_t>>> choices_;
  std::uint32_t size_ = 1;
};

/// Returns the choice by the rules and all choices that have a title.
std::vector<std::uint8_t> offered_choices(Slot slot);

}  // namespace flocking::explain
