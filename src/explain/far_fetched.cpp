#include <array>
#include <cstddef>
#include <span>

#include "explain/choices.h"
#include "explain/force.h"
#include "explain/force_search.h"
#include "explain/variant.h"

namespace flocking::explain {
namespace {

constexpr double kRare = 2.0;  // priors of choices
constexpr std::size_t kMostOfSlot = 64;
using RareChoices = std::array<std::array<bool, kMostOfSlot>, kSlots>;

// It is asked of millions of variants.
RareChoices rare_choices() {
  RareChoices rare{};
  for (std::size_t i = 0; i < kSlots; ++i) {
    const std::span<const Choice> choices = choices_of(static_cast<Slot>(i));
    for (std::size_t k = 1; k < choices.size(); ++k) rare[i].at(k) = choices[k].prior <= kRare;
  }
  return rare;
}

}  // namespace

bool is_far_fetched(const Variant& variant, Force force) {
  static const RareChoices kRareChoices = rare_choices();
  int rare = 0;
  for (const Slot slot :
       {who_slot(force), collect_slot(force), times_slot(force), empty_slot(force)}) {
    rare += kRareChoices[static_cast<std::size_t>(slot)][variant.choice(slot)] ? 1 : 0;
  }
  if (force == Force::kSeparation &&
      variant.at<Direction>(Slot::kSeparationDirection) == Direction::kByIndex) {
    ++rare;
  }
  // Of what is cut to whole numbers little is left, and many things are then the same.
  const auto collect = variant.at<Collect>(collect_slot(force));
  const bool is_whole = collect == Collect::kWhole || collect == Collect::kWholeFactor;
  const bool is_plain = force != Force::kAlignment || (variant.choice(Slot::kAlignmentTerm) == 0 &&
                                                       variant.choice(Slot::kAlignmentShape) == 0);
  return rare > 1 || (is_whole && !is_plain);
}

}  // namespace flocking::explain
