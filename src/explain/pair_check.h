#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "explain/budget.h"
#include "explain/force.h"
#include "explain/observation.h"

namespace flocking::explain {

/// Whether a force may do what was seen of two agents in reach of each other. All ways of counting
/// neighbours and of repeating a force do one of few things there, so that most of a force's other
/// choices are refuted at once. Where no such two were seen nothing is refuted.
class PairCheck {
 public:
  /// The pair is one of `seen`, which must outlive it, for programs that measure distances so.
  PairCheck(Force force, const std::vector<const Observation*>& seen,
            Measure measure = Measure::kRoot);

  /// Which of `variants`, all with the same base, do what was seen of the first agent by some way
  /// of counting and repeating; it is the same whatever their buffers are. With them those before
  /// which the budget was spent. Ascending indices.
  [[nodiscard]] std::vector<std::size_t> surviving_first(const std::vector<Variant>& variants,
                                                         Budget& budget) const;

  /// The same for both agents, of variants that survive for the first one; without those before
  /// which the budget was spent.
  [[nodiscard]] std::vector<std::size_t> surviving(const std::vector<Variant>& variants,
                                                   Budget& budget) const;

  /// Whether a variant may do nothing where nothing was seen of the pair: nobody counts, or the
  /// force is not added, or cutting to whole numbers leaves nothing of it.
  [[nodiscard]] bool allows(const Variant& variant) const;

 private:
  // Ways of counting by which each agent of the pair sees the other, and those by which one does
  // not.
  struct Kinds {
    std::vector<Who> in_company;
    std::vector<Who> alone;
  };
  // What one half of the search knows of variants.
  using Known = std::unordered_map<std::uint64_t, bool>;
  // Of how many agents of the pair what is looked at, and by which ways.
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
  std::vector<Slot> slots_;  // the main ones but for who counts and how often
  const Observation* pair_;
  bool is_silent_;
  Kinds kinds_;
  Kinds kinds_of_first_;  // of these, those that are different for the first agent
};

}  // namespace flocking::explain
