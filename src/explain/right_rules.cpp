#include "explain/right_rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "variant/force.h"

namespace flocking::explain {
namespace {

constexpr std::array kByTheText = {
    Choice{Slot::kSeparationTerm, 0, "inverse", 6.0, "Divided by the distance, as the text says",
           "Each neighbour pushes by 1/d, as the text of the assignment says. In the answers "
           "(course-tests) it pushes away by 1/d in x and by 1/d in y, and by 0 in a direction "
           "where both agents have the same coordinate.",
           "unit/d"},
    Choice{Slot::kSeparationClamp, 0, "length", 4.0, "Limited by its length, as the text says",
           "Separation is cut where it is longer than F_Smax, as the text of the assignment says. "
           "In the answers (course-tests) it is cut where sqrt(Sx^2 Sy^2) > F_Smax.",
           "at most F_Smax long"},
};

const Choice* row_by_the_text(Slot slot, std::uint8_t value) {
  const auto* const found = std::find_if(
      kByTheText.begin(), kByTheText.end(),
      [slot, value](const Choice& choice) { return choice.slot == slot && choice.value == value; });
  return found == kByTheText.end() ? nullptr : found;
}

bool contains(std::span<const Slot> slots, Slot slot) {
  return std::find(slots.begin(), slots.end(), slot) != slots.end();
}

// Returns true if the choice of a slot has no effect in a variant.
bool is_idle(const Variant& variant, Slot slot) {
  const std::optional<Force> force = force_named(part_of(slot));
  if (!force || variant.choice(slot) != 0) return false;
  if (variant.at<Weight>(weight_slot(*force)) == Weight::kZero) return slot != weight_slot(*force);
  return variant.formula(*force).is_composed() && contains(replaced_slots(*force), slot);
}

// Returns true if a run has shown how the part works. A choice that was never tested has the value
// 0, which proves nothing.
bool is_known(const Explanation& explanation, const std::string& part) {
  if (explanation.status == Status::kExplained) return true;
  const auto found = std::find_if(explanation.parts.begin(), explanation.parts.end(),
                                  [&part](const PartFinding& one) { return one.part == part; });
  return found != explanation.parts.end() && found->knowledge != Knowledge::kUnknown;
}

std::vector<Deviation> deviations_from(const Variant& right, const Explanation& explanation) {
  const Variant& variant = explanation.variant;
  std::vector<Deviation> deviations;
  for (std::size_t i = 0; i < kSlots; ++i) {
    const auto slot = static_cast<Slot>(i);
    if (variant.choice(slot) == right.choice(slot) || is_idle(variant, slot)) continue;
    const bool is_unknown = std::find(explanation.unknown.begin(), explanation.unknown.end(),
                                      part_of(slot)) != explanation.unknown.end();
    const bool is_seen = !is_unknown && is_known(explanation, part_of(slot));
    if (!is_seen && variant.choice(slot) == 0) continue;
    deviations.push_back({slot, variant.choice(slot), std::nullopt, 0});
  }
  return deviations;
}

void judge_again(PartFinding& part, const Explanation& explanation) {
  if (part.knowledge == Knowledge::kUnknown) return;
  part.deviations.clear();
  part.knowledge = Knowledge::kRight;
  for (const Deviation& deviation : explanation.deviations) {
    if (part_of(deviation.slot) != part.part) continue;
    part.deviations.push_back(deviation.slot);
    if (!is_of_loop(explanation.variant, deviation.slot)) part.knowledge = Knowledge::kDescribed;
  }
}

}  // namespace

void set_right(Explanation& explanation, const Variant& right) {
  explanation.right = right;
  if (right == Variant()) return;
  explanation.deviations = deviations_from(right, explanation);
  for (PartFinding& part : explanation.parts) judge_again(part, explanation);
}

void repair(Variant& variant, Slot slot, const Variant& right) {
  const std::optional<Force> force = force_named(part_of(slot));
  const bool was_missing =
      force && slot == weight_slot(*force) && variant.at<Weight>(slot) == Weight::kZero;
  const bool was_composed =
      force && slot == formula_slot(*force) && variant.formula(*force).is_composed();
  variant.take(slot, right);
  if (!was_missing && !was_composed) return;
  for (const Slot other : replaced_slots(*force)) {
    if (variant.choice(other) == 0 && !is_idle(variant, other)) variant.take(other, right);
  }
}

const Choice& deviation_row(Slot slot, std::uint8_t value) {
  const Choice* const row = row_by_the_text(slot, value);
  return row == nullptr ? row_of(slot, value) : *row;
}

bool is_separation_per_axis(const Variant& rules) {
  return rules.at<SeparationTerm>(Slot::kSeparationTerm) == SeparationTerm::kPerAxis;
}

bool is_by_the_text(const Deviation& deviation) {
  return row_by_the_text(deviation.slot, deviation.choice) != nullptr;
}

}  // namespace flocking::explain
