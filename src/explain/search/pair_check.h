#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "observe/budget.h"
#include "observe/observation.h"
#include "variant/force.h"

namespace flocking::explain {

/// Checks whether a force fits an observation of two agents in reach of each other. The many ways
/// of counting neighbours and of repeating a force have only a few different effects on such a
/// pair, so most other choices are refuted quickly. Refutes nothing if no such pair was observed.
class PairCheck {
 public:
  /// Chooses the pair from `seen`, which must outlive this object. The pair must be in reach for
  /// programs that measure distances by `metric`.
  PairCheck(Force force, const std::vector<const Observation*>& seen,
            Measure measure = Measure::kRoot);

  /// Returns the ascending indices of the `variants` that fit the first agent for some way of
  /// counting and repeating. All variants must have the same base; its buffers do not matter.
  /// Variants not reached within the budget count as fitting.
  [[nodiscard]] std::vector<std::size_t> surviving_first(const std::vector<Variant>& variants,
                                                         Budget& budget) const;

  /// Returns the ascending indices of the `variants` that fit both agents; all must fit the first
  /// agent. Variants not reached within the budget count as not fitting.
  [[nodiscard]] std::vector<std::size_t> surviving(const std::vector<Variant>& variants,
                                                   Budget& budget) const;

  /// Returns false if the program showed no effect on the pair but the variant must have one. The
  /// variant may have none if no agent counts, the force is not added, or truncation leaves
  /// nothing.
  [[nodiscard]] bool allows(const Variant& variant) const;

 private:
  // Ways of counting by which both agents of the pair see each other, and all other ways.
  struct Kinds {
    std::vector<Who> in_company;
    std::vector<Who> alone;
  };
  // Cached results of one half of the search.
  using Known = std::unordered_map<std::uint64_t, bool>;
  // How many agents of the pair to compare, and the ways of counting to try.
  struct Look;

  [[nodiscard]] std::size_t half_of(const Variant& variant) const;
  [[nodiscard]] std::vector<std::size_t> surviving(const std::vector<Variant>& variants,
                                                   const Look& look, Budget& budget) const;
  bool may_be(const Variant& variant, const Look& look, Known& known, Budget& budget) const;
  bool reproduces_pair(Variant variant, const std::vector<Who>& kinds, const Look& look,
                       Budget& budget) const;
  [[nodiscard]] Variant as_first_sees(Variant variant) const;
  [[nodiscard]] Variant without_needless_cut(Variant variant) const;
  void choose_kinds();
  [[nodiscard]] std::array<bool, 3> kind_of(Who who) const;

  Force force_;
  Measure measure_;
  std::vector<Slot> slots_;  // the main slots, except which agents count and how often
  const Observation* pair_;
  bool is_silent_;
  Kinds kinds_;
  Kinds kinds_of_first_;  // the ways of kinds_ that differ for the first agent
};

}  // namespace flocking::explain
