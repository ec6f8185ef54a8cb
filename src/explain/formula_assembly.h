#pragma once

#include <vector>

#include "explain/far_fetched.h"
#include "explain/force.h"
#include "explain/formula_candidate.h"
#include "explain/observation.h"
#include "explain/variant.h"

namespace flocking::explain {

/// Fits formulas of one neighbour to several: who counts, how terms are put together, and how often
/// the force is added.
class FormulaAssembly {
 public:
  /// `seen` are inputs on which the force acts alone.
  FormulaAssembly(Force force, std::vector<const Observation*> seen, Budget& budget);

  /// Tries a candidate on top of `base` as it is, whoever counts.
  void add_plain(const Variant& base, FormulaCandidate candidate);
  /// Tries all ways for it.
  void add(const Variant& base, const FormulaCandidate& candidate);

  /// Variants that reproduce all that was seen, the likeliest first.
  [[nodiscard]] std::vector<Variant> found() const;
  [[nodiscard]] bool is_empty() const { return found_.empty(); }

 private:
  [[nodiscard]] Variant on_top_of(Variant base, const FormulaCandidate& candidate) const;
  void add_all_ways_of_counting(Variant variant);

  Force force_;
  FarFetched far_fetched_;
  Budget& budget_;
  std::vector<const Observation*> seen_;
  std::vector<Variant> found_;
};

}  // namespace flocking::explain
