#include "explain/explanation.h"

#include <cmath>
#include <string_view>

#include "explain/choices.h"

namespace flocking::explain {

std::string part_of(Slot slot) {
  const std::string_view code = code_of(slot);
  const std::string_view head = code.substr(0, code.find('.'));
  if (head == "step") return "the time step";
  if (head == "numbers") return "the numbers";
  return std::string(head);
}

std::vector<Deviation> deviations_of(const Variant& variant) {
  std::vector<Deviation> deviations;
  for (const Slot slot : variant.deviations()) {
    deviations.push_back({slot, variant.choice(slot), std::nullopt, 0});
  }
  return deviations;
}

double cost_of(const Variant& variant) {
  double cost = 0.0;
  for (const Slot slot : variant.deviations()) {
    cost += std::log(100.0 / row_of(slot, variant.choice(slot)).prior);
  }
  return cost;
}

}  // namespace flocking::explain
