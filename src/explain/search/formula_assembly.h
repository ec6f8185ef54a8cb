#pragma once

#include <cstdint>
#include <vector>

#include "explain/search/far_fetched.h"
#include "explain/search/formula_candidate.h"
#include "observe/observation.h"
#include "variant/force.h"
#include "variant/variant.h"

namespace flocking::explain {

/// Extends formulas for one neighbour to several: which agents count as neighbours, how terms are
/// collected, and how often the force is added.
class FormulaAssembly {
 public:
  /// `seen` are inputs on which the force acts alone.
  FormulaAssembly(Force force, std::vector<const Observation*> seen, Budget& budget);

  /// Tries a candidate with `base` and no other change, for each choice of which agents count as
  /// neighbours.
  void add_plain(const Variant& base, FormulaCandidate candidate);
  /// Tries a candidate with every likely way to count neighbours, to collect terms and to add the
  /// force.
  void add(const Variant& base, const FormulaCandidate& candidate);

  /// Returns the variants that reproduce all observations, the likeliest first.
  [[nodiscard]] std::vector<Variant> found() const;
  [[nodiscard]] bool is_empty() const { return found_.empty(); }

 private:
  [[nodiscard]] Variant on_top_of(Variant base, const FormulaCandidate& candidate) const;
  void add_if_seen(const Variant& variant);

  // Choices of which agents count as neighbours, how terms are collected, how often the force is
  // added, and its value without neighbours.
  struct Way {
    std::uint8_t who, collect, times, empty;
  };
  static std::vector<Way> likely_ways(Force force, const FarFetched& far_fetched);

  Force force_;
  FarFetched far_fetched_;
  std::vector<Way> ways_;  // all likely ways
  Budget& budget_;
  std::vector<const Observation*> seen_;
  std::vector<Variant> found_;
};

}  // namespace flocking::explain
