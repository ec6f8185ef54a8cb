#include "explain/search/far_fetched.h"

#include <span>

#include "variant/choices.h"

namespace flocking::explain {

FarFetched::FarFetched(Force force) : force_(force) {
  constexpr double kRare = 2.0;  // highest prior of a rare choice
  const std::array slots = {who_slot(force), collect_slot(force), times_slot(force),
                            empty_slot(force)};
  for (std::size_t i = 0; i < slots.size(); ++i) {
    slots_[i].slot = slots[i];
    const std::span<const Choice> choices = choices_of(slots[i]);
    for (std::size_t k = 1; k < choices.size(); ++k) {
      slots_[i].is_rare.at(k) = choices[k].prior <= kRare;
    }
  }
}

}  // namespace flocking::explain
