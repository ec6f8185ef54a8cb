#include "explain/explanation.h"

#include <optional>

namespace flocking::explain {

std::vector<Deviation> deviations_of(const Variant& variant) {
  std::vector<Deviation> deviations;
  for (const Slot slot : variant.deviations()) {
    deviations.push_back({slot, variant.choice(slot), std::nullopt, 0});
  }
  return deviations;
}

}  // namespace flocking::explain
