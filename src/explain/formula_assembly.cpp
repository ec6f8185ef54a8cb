#include "explain/formula_assembly.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "explain/explanation.h"
#include "explain/force_search.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kMostFormulas = 300;

// By the rules an agent counts for its own alignment alone.
std::uint8_t choice_of_self(Force force, bool counts) {
  return counts == (force == Force::kAlignment) ? 0 : 1;
}

}  // namespace

FormulaAssembly::FormulaAssembly(Force force, std::vector<const Observation*> seen, Budget& budget)
    : force_(force), far_fetched_(force), budget_(budget), seen_(std::move(seen)) {
  // Those with more agents in reach of each other tell more.
  std::stable_sort(seen_.begin(), seen_.end(), [](const Observation* a, const Observation* b) {
    return a->scene.flock.size() == 3 && b->scene.flock.size() != 3;
  });
}

Variant FormulaAssembly::on_top_of(Variant base, const FormulaCandidate& candidate) const {
  base.set_formula(force_, candidate.formula);
  base.set(weight_slot(force_), candidate.weight);
  base.set(self_slot(force_), choice_of_self(force_, candidate.company.self));
  return base;
}

void FormulaAssembly::add_plain(const Variant& base, FormulaCandidate candidate) {
  if (candidate.factor > 1.0) {  // without a loop that adds it twice
    auto& ops = candidate.formula.ops;
    const auto count =
        static_cast<std::size_t>(std::find(ops.begin(), ops.end(), Op::kNothing) - ops.begin());
    if (count == ops.size()) return;
    ops[count] = Op::kTwice;
  }
  add_all_ways_of_counting(on_top_of(base, candidate));
}

void FormulaAssembly::add(const Variant& base, const FormulaCandidate& candidate) {
  Variant variant = on_top_of(base, candidate);
  for (const std::uint8_t collect : offered_choices(collect_slot(force_))) {
    variant.set(collect_slot(force_), collect);
    for (const std::uint8_t times : offered_choices(times_slot(force_))) {
      variant.set(times_slot(force_), times);
      for (const std::uint8_t empty : offered_choices(empty_slot(force_))) {
        variant.set(empty_slot(force_), empty);
        add_all_ways_of_counting(variant);
      }
    }
  }
}

std::vector<Variant> FormulaAssembly::found() const { return likeliest_of(found_, kMostFormulas); }

void FormulaAssembly::add_all_ways_of_counting(Variant variant) {
  for (const std::uint8_t who : offered_choices(who_slot(force_))) {
    variant.set(who_slot(force_), who);
    if (budget_.is_spent() || far_fetched_.holds_of(variant)) continue;
    if (survives(variant, seen_, budget_)) found_.push_back(variant);
  }
}

}  // namespace flocking::explain
