#pragma once

#include <cstdint>
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
  void add_if_seen(const Variant& variant);

  // Choices of who counts, how terms are put together, how often the force is added, and what it is
  // without neighbours.
  struct Way {
    std::uint8_t who, collect, times, empty;
  };
  static std::vector<Way> likely_ways(Force force, const FarFetched& far_fetched);

  Force force_;
  FarFetched far_fetched_;
  std::vector<Way> ways_;  // all that are not far-fetched
  Budget& budget_;
  std::vector<const Observation*> seen_;
  std::vector<Variant> found_;
};

}  // namespace flocking::explain
