#include "variant/likelihood.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "arithmetic/elementary.h"
#include "variant/choices.h"

namespace flocking::explain {

namespace {

constexpr std::size_t kMostChoices = 32;
using Costs = std::array<std::array<double, kMostChoices>, kSlots>;

Costs costs_of_choices() {
  Costs costs{};
  for (std::size_t i = 0; i < kSlots; ++i) {
    for (const Choice& choice : choices_of(static_cast<Slot>(i))) {
      if (choice.value == 0 || choice.prior == 0.0) continue;  // formulas have their own costs
      costs[i].at(choice.value) = arithmetic::log(100.0 / choice.prior);
    }
  }
  return costs;
}

}  // namespace

// Uses a table, since searches call this function for hundreds of thousands of variants.
double cost_of(const Variant& variant) {
  static const Costs kCosts = costs_of_choices();
  double cost = 0.0;
  for (std::size_t i = 0; i < kSlots; ++i) {
    cost += kCosts[i][variant.choice(static_cast<Slot>(i))];
  }
  for (const Force force : kForces) cost += cost_of(variant.formula(force));
  if (!loop_of(variant)) return cost;
  // A loop around all forces is one mistake: count its cost once, not for each force.
  double most = 0.0;
  for (const Force force : kForces) {
    const Slot slot = times_slot(force);
    const double of_force = kCosts[static_cast<std::size_t>(slot)][variant.choice(slot)];
    cost -= of_force;
    most = std::max(most, of_force);
  }
  return cost + most;
}

std::vector<Variant> likeliest_of(const std::vector<Variant>& variants, std::size_t most) {
  std::vector<std::pair<double, const Variant*>> sorted;
  for (const Variant& variant : variants) sorted.emplace_back(cost_of(variant), &variant);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  if (sorted.size() > most) sorted.resize(most);
  std::vector<Variant> likeliest;
  for (const auto& [cost, variant] : sorted) likeliest.push_back(*variant);
  return likeliest;
}

}  // namespace flocking::explain
