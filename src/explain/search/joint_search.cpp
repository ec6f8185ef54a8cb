#include "explain/search/joint_search.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

#include "explain/search/force_search.h"
#include "observe/ill_conditioned.h"
#include "variant/choices.h"
#include "variant/likelihood.h"

namespace flocking::explain {
namespace {

// If there are more misses, two changes are not enough.
constexpr std::size_t kFewMisses = 12;

struct Change {
  Slot slot;
  std::uint8_t choice;
  bool is_rare;
};

constexpr double kRarest = 1.5;  // highest prior of a rare choice

// Returns all changes of one slot, except slots of crashes, reading and printing, which are already
// known.
std::vector<Change> all_changes() {
  std::vector<Change> changes;
  for (std::size_t i = 0; i < static_cast<std::size_t>(Slot::kDivisionByZero); ++i) {
    const auto slot = static_cast<Slot>(i);
    for (const std::uint8_t choice : offered_choices(slot)) {
      const bool is_rare = choice != 0 && row_of(slot, choice).prior <= kRarest;
      changes.push_back({slot, choice, is_rare});
    }
  }
  return changes;
}

std::optional<Force> force_of(Slot slot) {
  for (const Force force : kForces) {
    for (const auto slots : {main_slots(force), rare_slots(force)}) {
      if (slot != weight_slot(force) && std::find(slots.begin(), slots.end(), slot) != slots.end())
        return force;
    }
  }
  return std::nullopt;
}

// Returns true if the slot belongs to a force that does not act.
bool shows_nowhere(const Variant& variant, Slot slot) {
  static const auto kForceOf = [] {
    std::array<std::optional<Force>, kSlots> forces;
    for (std::size_t i = 0; i < kSlots; ++i) forces[i] = force_of(static_cast<Slot>(i));
    return forces;
  }();
  const std::optional<Force> force = kForceOf[static_cast<std::size_t>(slot)];
  return force && variant.choice(slot) != 0 &&
         variant.at<Weight>(weight_slot(*force)) == Weight::kZero;
}

// Calls take(variant) for each variant that differs in one slot or, with `pairs`, in two slots of
// which at most one choice is rare. Skips changes without effect.
template <class Take>
void for_each_change(const Variant& from, bool pairs, const Take& take) {
  static const std::vector<Change> kChanges = all_changes();
  for (std::size_t i = 0; i < kChanges.size(); ++i) {
    const Change& first = kChanges[i];
    if (from.choice(first.slot) == first.choice) continue;
    Variant variant = from;
    variant.set(first.slot, first.choice);
    if (!pairs) {
      if (!shows_nowhere(variant, first.slot)) take(variant);
      continue;
    }
    for (std::size_t k = i + 1; k < kChanges.size(); ++k) {
      const Change& second = kChanges[k];
      if (second.slot == first.slot || from.choice(second.slot) == second.choice) continue;
      if (first.is_rare && second.is_rare) continue;
      Variant both = variant;
      both.set(second.slot, second.choice);
      if (!shows_nowhere(both, first.slot) && !shows_nowhere(both, second.slot)) take(both);
    }
  }
}

// Returns the formula with one operation removed, replaced or added.
std::vector<Formula> formulas_near(const Formula& formula) {
  std::vector<Formula> near;
  const auto& ops = formula.ops;
  const auto count =
      static_cast<std::size_t>(std::find(ops.begin(), ops.end(), Op::kNothing) - ops.begin());
  for (std::size_t i = 0; i < count; ++i) {
    Formula& shorter = near.emplace_back(formula);
    std::rotate(shorter.ops.begin() + i, shorter.ops.begin() + i + 1, shorter.ops.end());
    shorter.ops.back() = Op::kNothing;
  }
  for (std::size_t k = 1; k < kOps; ++k) {
    for (std::size_t i = 0; i < count; ++i) near.emplace_back(formula).ops[i] = static_cast<Op>(k);
    for (std::size_t i = 0; i <= count && count < Formula::kMostOps; ++i) {
      Formula& longer = near.emplace_back(formula);
      std::rotate(longer.ops.begin() + i, longer.ops.end() - 1, longer.ops.end());
      longer.ops[i] = static_cast<Op>(k);
    }
  }
  return near;
}

template <class Take>
void for_each_formula_near(const Variant& from, const Take& take) {
  for (const Force force : kForces) {
    if (!from.formula(force).is_composed()) continue;
    for (const Formula& formula : formulas_near(from.formula(force))) {
      Variant variant = from;
      variant.set_formula(force, formula);
      take(variant);
    }
  }
}

// Returns how many of `seen` the variant does not reproduce, and moves these observations to the
// front.
std::size_t misses_of(const Variant& variant, std::size_t bound,
                      std::vector<const Observation*>& seen, Budget& budget) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (reproduces(variant, *seen[i], budget)) continue;
    std::rotate(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(i),
                seen.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    if (++count > bound) break;
  }
  return count;
}

}  // namespace

std::size_t JointSearch::misses(const Variant& variant, std::size_t bound) {
  return misses_of(variant, bound, seen_, *budget_);
}

void JointSearch::forget_ill_conditioned(const Variant& variant) {
  constexpr std::size_t kMostForgotten = 3;
  if (misses(variant, kMostForgotten) > kMostForgotten) return;
  std::erase_if(seen_, [&](const Observation* seen) {
    return !reproduces(variant, *seen, *budget_) && is_ill_conditioned(variant, *seen, *budget_);
  });
}

std::size_t JointSearch::inexact(const Variant& variant) const {
  return static_cast<std::size_t>(
      std::count_if(seen_.begin(), seen_.end(), [&](const Observation* seen) {
        return !reproduces(variant, *seen, {.slack = slack_of(Variant()), .skips_nan = false},
                           *budget_);
      }));
}

Variant JointSearch::best_of(const Variant& start, const std::vector<Variant>& candidates) {
  Variant best = start;
  std::size_t fewest = misses(start, seen_.size());
  double cost = cost_of(start);
  for (const Variant& candidate : candidates) {
    if (budget_->is_spent()) break;
    const std::size_t count = misses(candidate, fewest);
    if (count > fewest) continue;
    const double candidate_cost = cost_of(candidate);
    if (count == fewest && candidate_cost >= cost) continue;
    best = candidate;
    fewest = count;
    cost = candidate_cost;
  }
  return best;
}

Variant JointSearch::mended(const Variant& start) {
  if (misses(start, 0) == 0) return start;
  std::vector<Variant> found;
  for_each_change(start, false, [&](const Variant& variant) {
    if (!budget_->is_spent() && misses(variant, 0) == 0) found.push_back(variant);
  });
  return found.empty() ? start : likeliest_of(found).front();
}

Variant JointSearch::improved(Variant start) {
  std::size_t fewest = misses(start, seen_.size());
  for (bool pairs = false; fewest > 0 && !budget_->is_spent();) {
    Variant best = start;
    std::size_t found = fewest;
    double cost = std::numeric_limits<double>::infinity();
    for_each_change(start, pairs, [&](const Variant& variant) {
      if (budget_->is_spent()) return;
      const std::size_t count = misses(variant, found);
      if (count > found || count == fewest) return;
      const double changed = cost_of(variant);
      if (count == found && changed >= cost) return;
      best = variant;
      found = count;
      cost = changed;
    });
    if (found == fewest) {
      if (pairs || fewest > kFewMisses) break;
      pairs = true;
      continue;
    }
    start = best;
    fewest = found;
    pairs = false;
  }
  return start;
}

std::vector<Variant> JointSearch::neighbors(const Variant& best) {
  std::array<NumberedFinds<Variant>, 2> halves;
  search_in_halves(*budget_, [&](std::size_t half, Budget& own) {
    std::vector<const Observation*> seen = seen_;
    std::size_t number = 0;
    const auto take = [&](const Variant& variant) {
      if (++number % 2 != half || own.is_spent()) return;
      if (misses_of(variant, 0, seen, own) == 0) halves[half].emplace_back(number, variant);
    };
    for_each_change(best, false, take);
    for_each_change(best, true, take);
    for_each_formula_near(best, take);
  });
  std::vector<Variant> all = in_one_order(halves);
  all.insert(all.begin(), best);
  return likeliest_of(all);
}

}  // namespace flocking::explain
