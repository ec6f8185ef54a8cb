#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "explain/force.h"
#include "explain/observation.h"

namespace flocking::explain {

/// What is known of one force after a look at inputs on which it acts alone.
struct ForceFinding {
  /// Variants that reproduce them, with the other forces as in the base; the likeliest first.
  std::vector<Variant> survivors;
  bool is_silent = false;  ///< it was not seen to act: missing, or it does not depend on its weight
  bool is_missing = false;   ///< nor by the weight of another force, or without
  bool is_doubtful = false;  ///< it holds only where other forces can hardly act
  bool is_nowhere = false;   ///< nothing but NaN was printed: nothing can be told
};

/// Tries every choice of a force's main slots on top of bases. On top of one that differs in its
/// buffers alone from one before, nothing is tried again that the first agent, which sees nobody
/// moved, refuted there.
class ForceSearch {
 public:
  /// `weights` are the choices of its weight.
  ForceSearch(Force force, std::vector<Weight> weights, std::vector<const Observation*> seen,
              Budget& budget);
  ForceSearch(const ForceSearch&) = delete;
  ForceSearch& operator=(const ForceSearch&) = delete;
  ~ForceSearch();

  /// On top of each of `bases`, which all measure distances alike.
  ForceFinding find(const std::vector<Variant>& bases);

  /// False where nothing on top of `bases` does to the first agent of a pair what was seen, whether
  /// forces see who was moved or not: find() then finds nothing.
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
  std::vector<const Observation*> clean_;  // of these, those without NaN
  Budget& budget_;
  std::unique_ptr<Enumeration> in_seen_;
  std::unique_ptr<Enumeration> in_clean_;
};

/// What one such search finds.
ForceFinding find_force(Force force, const std::vector<Variant>& bases,
                        const std::vector<Weight>& weights,
                        const std::vector<const Observation*>& seen, Budget& budget);

/// All choices of a force's main slots that are not very rare, on top of `base`, numbered.
class Ways {
 public:
  /// `weights` are the choices of its weight.
  Ways(const Variant& base, Force force, const std::vector<Weight>& weights);

  [[nodiscard]] std::uint32_t size() const { return size_; }
  /// That of a number below size().
  [[nodiscard]] Variant at(std::uint32_t number) const;

 private:
  Variant base_;
  std::vector<std::pair<Slot, std::vector<std::uint8_t>>> choices_;
  std::uint32_t size_ = 1;
};

/// The titled choices of a slot and the rules' own.
std::vector<std::uint8_t> offered_choices(Slot slot);

}  // namespace flocking::explain
