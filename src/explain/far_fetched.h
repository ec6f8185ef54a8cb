#pragma once

#include <array>
#include <cstddef>

#include "explain/force.h"
#include "explain/variant.h"

namespace flocking::explain {

/// Variants of a force that are not looked for at first: of who counts, how it is collected, how
/// often it is added and what is without neighbours more than one is a choice that few programs
/// make. It is asked of millions of variants.
class FarFetched {
 public:
  explicit FarFetched(Force force);

  [[nodiscard]] bool holds_of(const Variant& variant) const {
    return rare_choices(variant) > kMostRare || is_too_coarse(variant);
  }

  static constexpr int kMostRare = 1;
  /// How many choices of a variant few programs make.
  [[nodiscard]] int rare_choices(const Variant& variant) const {
    int rare = is_by_index(variant) ? 1 : 0;
    for (const SlotChoices& one : slots_) rare += one.is_rare[variant.choice(one.slot)] ? 1 : 0;
    return rare;
  }
  /// Of what is cut to whole numbers little is left, and many things are then the same: whether
  /// that is so whoever counts and however often it is added.
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
