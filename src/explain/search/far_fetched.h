#pragma once

#include <array>
#include <cstddef>

#include "variant/force.h"
#include "variant/variant.h"

namespace flocking::explain {

/// Recognises unlikely variants of a force, which are tried last: variants with more than one rare
/// choice among which agents count as neighbours, how terms are collected, how often the force is
/// added, and its value without neighbours. Must be fast, since the search tests millions of
/// variants.
class FarFetched {
 public:
  explicit FarFetched(Force force);

  [[nodiscard]] bool holds_of(const Variant& variant) const {
    return rare_choices(variant) > kMostRare || is_too_coarse(variant);
  }

  static constexpr int kMostRare = 1;
  [[nodiscard]] int rare_choices(const Variant& variant) const {
    int rare = is_by_index(variant) ? 1 : 0;
    for (const SlotChoices& one : slots_) rare += one.is_rare[variant.choice(one.slot)] ? 1 : 0;
    return rare;
  }
  /// Returns true if truncation to integers loses so much precision that many other variants give
  /// the same result, for any neighbours and repetitions.
  [[nodiscard]] bool is_too_coarse(const Variant& variant) const {
    if (force_ != Force::kAlignment ||
        (variant.choice(Slot::kAlignmentTerm) == 0 && variant.choice(Slot::kAlignmentShape) == 0)) {
      return false;
    }
    const auto collect = variant.at<Collect>(Slot::kAlignmentCollect);
    return collect == Collect::kWhole || collect == Collect::kWholeFactor;
  }

 private:
  static constexpr std::size_t kMostOfSlot = 64;
  struct SlotChoices {
    Slot slot;
    std::array<bool, kMostOfSlot> is_rare;
  };

  [[nodiscard]] bool is_by_index(const Variant& variant) const {
    return force_ == Force::kSeparation &&
           variant.at<Direction>(Slot::kSeparationDirection) == Direction::kByIndex;
  }

  Force force_;
  std::array<SlotChoices, 4> slots_{};
};

}  // namespace flocking::explain
