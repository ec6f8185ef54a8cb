#include "explain/search/formula_assembly.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "explain/search/force_search.h"
#include "variant/likelihood.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kMostFormulas = 300;

// Returns the choice of `self`. By the rules, an agent counts itself only for alignment.
std::uint8_t choice_of_self(Force force, bool counts) {
  return counts == (force == Force::kAlignment) ? 0 : 1;
}

}  // namespace

FormulaAssembly::FormulaAssembly(Force force, std::vector<const Observation*> seen, Budget& budget)
    : force_(force),
      far_fetched_(force),
      ways_(likely_ways(force, far_fetched_)),
      budget_(budget),
      seen_(std::move(seen)) {
  // Observations with more agents in reach of each other refute more variants.
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
  if (candidate.factor > 1.0) {  // formulas added twice are found by loops
    auto& ops = candidate.formula.ops;
    const auto count =
        static_cast<std::size_t>(std::find(ops.begin(), ops.end(), Op::kNothing) - ops.begin());
    if (count == ops.size()) return;
    ops[count] = Op::kTwice;
  }
  Variant variant = on_top_of(base, candidate);
  for (const std::uint8_t who : offered_choices(who_slot(force_))) {
    if (budget_.is_spent()) return;
    variant.set(who_slot(force_), who);
    add_if_seen(variant);
  }
}

// Returns the likely combinations. The far more numerous unlikely combinations are not tried for
// each formula.
std::vector<FormulaAssembly::Way> FormulaAssembly::likely_ways(Force force,
                                                               const FarFetched& far_fetched) {
  const auto whos = offered_choices(who_slot(force));
  const auto empties = offered_choices(empty_slot(force));
  std::vector<Way> ways;
  Variant variant;
  for (const std::uint8_t collect : offered_choices(collect_slot(force))) {
    variant.set(collect_slot(force), collect);
    for (const std::uint8_t times : offered_choices(times_slot(force))) {
      variant.set(times_slot(force), times);
      for (const std::uint8_t empty : empties) {
        variant.set(empty_slot(force), empty);
        for (const std::uint8_t who : whos) {
          variant.set(who_slot(force), who);
          if (far_fetched.rare_choices(variant) <= FarFetched::kMostRare)
            ways.push_back({who, collect, times, empty});
        }
      }
    }
  }
  return ways;
}

void FormulaAssembly::add(const Variant& base, const FormulaCandidate& candidate) {
  Variant variant = on_top_of(base, candidate);
  for (const Way& way : ways_) {
    if (budget_.is_spent()) return;
    variant.set(collect_slot(force_), way.collect);
    variant.set(times_slot(force_), way.times);
    variant.set(empty_slot(force_), way.empty);
    variant.set(who_slot(force_), way.who);
    add_if_seen(variant);
  }
}

std::vector<Variant> FormulaAssembly::found() const { return likeliest_of(found_, kMostFormulas); }

void FormulaAssembly::add_if_seen(const Variant& variant) {
  if (far_fetched_.holds_of(variant)) return;
  if (survives(variant, seen_, budget_)) found_.push_back(variant);
}

}  // namespace flocking::explain
