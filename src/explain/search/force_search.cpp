#include "explain/search/force_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

#include "explain/search/far_fetched.h"
#include "explain/search/pair_check.h"
#include "variant/choices.h"
#include "variant/likelihood.h"

namespace flocking::explain {
namespace {

constexpr double kVeryRare = 1.5;  // highest prior of a very rare choice

using Choices = std::vector<std::pair<Slot, std::vector<std::uint8_t>>>;

// Returns the choices to try. A program that uses the weight of another force, or no weight, rarely
// has further rare choices.
Choices choices_for(Force force, const std::vector<Weight>& weights, bool with_rare) {
  Choices all;
  for (const Slot slot : main_slots(force)) {
    std::vector<std::uint8_t>& choices = all.emplace_back(slot, offered_choices(slot)).second;
    if (slot != weight_slot(force)) {
      std::erase_if(choices, [&](std::uint8_t choice) {
        return !with_rare && choice != 0 && row_of(slot, choice).prior <= kVeryRare;
      });
      continue;
    }
    choices.clear();
    for (const Weight weight : weights) choices.push_back(static_cast<std::uint8_t>(weight));
  }
  return all;
}

void descend(Variant& variant, const Choices& choices, std::size_t depth,
             const std::function<void(const Variant&)>& take) {
  if (depth == choices.size()) {
    take(variant);
    return;
  }
  for (const std::uint8_t choice : choices[depth].second) {
    variant.set(choices[depth].first, choice);
    descend(variant, choices, depth + 1, take);
  }
}

// Many survivors differ only in ways that the observations do not show. More survivors would add
// nothing.
constexpr std::size_t kMostSurvivors = 4000;

}  // namespace

class ForceSearch::Enumeration {
 public:
  Enumeration(Force force, const std::vector<Weight>& weights, std::vector<const Observation*> seen,
              Measure measure, Budget& budget)
      : force_(force),
        budget_(budget),
        far_fetched_(force),
        pair_(force, seen, measure),
        seen_{seen, std::move(seen)},
        outer_(choices_for(force, weights, !weights.empty() && weights.front() == Weight::kOwn)) {
    const auto is_outer = [force](const auto& choices) {
      return choices.first != who_slot(force) && choices.first != times_slot(force);
    };
    const auto middle = std::stable_partition(outer_.begin(), outer_.end(), is_outer);
    Variant variant;
    descend(variant, {middle, outer_.end()}, 0, [&](const Variant& inner) {
      inner_.push_back({inner.choice(who_slot(force)), inner.choice(times_slot(force)),
                        far_fetched_.rare_choices(inner)});
    });
    outer_.erase(middle, outer_.end());
  }

  /// Adds the variants with the base `base` that reproduce the observations to `found`.
  void run(const Variant& base, std::vector<Variant>& found);

  /// Returns true if the first agent does not refute all variants with the base `base`.
  bool may_find(const Variant& base) { return !left_of(base).empty(); }

 private:
  // Variants with the same outer choices: the inner choices that the first agent has not refuted;
  // all inner choices if none was tried.
  struct Left {
    Variant outer;
    std::optional<std::vector<std::uint32_t>> inner;
  };

  // Which agents count as neighbours, and how often the force is added.
  struct Inner {
    std::uint8_t who;
    std::uint8_t times;
    int rare;  // number of rare choices among the two
  };

  std::vector<Left>& left_of(const Variant& base);
  void try_inner(Left& left, std::size_t half, Budget& budget, std::vector<Variant>& found);

  Force force_;
  Budget& budget_;
  FarFetched far_fetched_;
  PairCheck pair_;
  // per half; the observation that refuted last is first
  std::array<std::vector<const Observation*>, 2> seen_;
  Choices outer_;
  std::vector<Inner> inner_;                                // all combinations of the inner choices
  std::deque<std::pair<Variant, std::vector<Left>>> left_;  // for each base, with two buffers
};

void ForceSearch::Enumeration::run(const Variant& base, std::vector<Variant>& found) {
  std::vector<Left>& left = left_of(base);
  std::vector<Variant> outers;
  outers.reserve(left.size());
  for (Left& one : left) {
    one.outer.set(Slot::kStepBuffers, base.choice(Slot::kStepBuffers));
    outers.push_back(one.outer);
  }
  const std::vector<std::size_t> tried = pair_.surviving(outers, budget_);
  std::vector<std::vector<Variant>> of_each(tried.size());
  search_in_halves(budget_, [&](std::size_t half, Budget& own) {
    for (std::size_t i = half; i < tried.size(); i += 2) {
      try_inner(left[tried[i]], half, own, of_each[i]);
    }
  });
  for (const std::vector<Variant>& some : of_each) {
    found.insert(found.end(), some.begin(), some.end());
  }
}

// Returns the variants that are left; initially those that the first agent of the pair does not
// refute.
auto ForceSearch::Enumeration::left_of(const Variant& base) -> std::vector<Left>& {
  Variant variant = base;
  variant.set(Slot::kStepBuffers, Buffers::kTwo);
  const auto known = std::find_if(left_.begin(), left_.end(),
                                  [&](const auto& one) { return one.first == variant; });
  if (known != left_.end()) return known->second;
  std::vector<Left>& left = left_.emplace_back(variant, std::vector<Left>()).second;
  std::vector<Variant> outers;
  descend(variant, outer_, 0, [&](const Variant& outer) { outers.push_back(outer); });
  for (const std::size_t i : pair_.surviving_first(outers, budget_)) {
    left.push_back({outers[i], std::nullopt});
  }
  return left;
}

void ForceSearch::Enumeration::try_inner(Left& left, std::size_t half, Budget& budget,
                                         std::vector<Variant>& found) {
  Variant whole = left.outer;
  const auto set_inner = [&](std::uint8_t who, std::uint8_t times) {
    whole.set(who_slot(force_), who);
    whole.set(times_slot(force_), times);
  };
  set_inner(0, 0);
  const bool is_too_coarse = far_fetched_.is_too_coarse(whole);
  const int most_rare = FarFetched::kMostRare - far_fetched_.rare_choices(whole);
  std::vector<std::uint32_t> kept;
  const auto attempt = [&](std::uint32_t number, bool is_first) {
    const Inner& inner = inner_[number];
    if (is_first && inner.rare > most_rare) return;
    set_inner(inner.who, inner.times);
    if (is_first && !pair_.allows(whole)) return;
    if (!budget.is_spent()) {
      const Agreement all = agreement_with_all(whole, seen_[half], budget);
      if (all == Agreement::kWhole) found.push_back(whole);
      if (all == Agreement::kNone) return;
    }
    kept.push_back(number);
  };
  if (left.inner) {
    for (const std::uint32_t number : *left.inner) attempt(number, false);
  } else if (!is_too_coarse) {
    for (std::uint32_t number = 0; number < inner_.size(); ++number) attempt(number, true);
  }
  left.inner = std::move(kept);
}

namespace {

bool has_numbers(const std::vector<const Observation*>& seen) {
  for (const Observation* one : seen) {
    for (const std::vector<PrintedRow>& frame : one->frames) {
      for (const PrintedRow& row : frame) {
        if (std::isfinite(row[2]) && std::isfinite(row[0])) return true;
      }
    }
  }
  return false;
}

}  // namespace

std::vector<std::uint8_t> offered_choices(Slot slot) {
  std::vector<std::uint8_t> choices;
  for (const Choice& choice : choices_of(slot)) {
    const bool has_name = !choice.title.empty() && choice.prior > 0.0;
    if (choice.value == 0 || has_name) choices.push_back(choice.value);
  }
  return choices;
}

Ways::Ways(const Variant& base, Force force, const std::vector<Weight>& weights)
    : base_(base), choices_(choices_for(force, weights, false)) {
  for (const auto& [slot, choices] : choices_) size_ *= static_cast<std::uint32_t>(choices.size());
}

Variant Ways::at(std::uint32_t number) const {
  Variant variant = base_;
  for (const auto& [slot, choices] : choices_) {
    const auto count = static_cast<std::uint32_t>(choices.size());
    variant.set(slot, choices[number % count]);
    number /= count;
  }
  return variant;
}

ForceSearch::ForceSearch(Force force, std::vector<Weight> weights,
                         std::vector<const Observation*> seen, Budget& budget)
    : force_(force), weights_(std::move(weights)), seen_(std::move(seen)), budget_(budget) {
  std::copy_if(seen_.begin(), seen_.end(), std::back_inserter(clean_),
               [](const Observation* one) { return !has_nan(*one); });
}

ForceSearch::~ForceSearch() = default;

auto ForceSearch::enumeration_of(const std::vector<const Observation*>& seen,
                                 const std::vector<Variant>& bases) const
    -> std::unique_ptr<Enumeration> {
  const auto measure = bases.front().at<Measure>(Slot::kMeasure);
  return std::make_unique<Enumeration>(force_, weights_, seen, measure, budget_);
}

ForceFinding ForceSearch::find_in(const std::vector<const Observation*>& seen,
                                  std::unique_ptr<Enumeration>& enumeration,
                                  const std::vector<Variant>& bases) {
  ForceFinding finding;
  finding.is_nowhere = !has_numbers(seen);
  if (finding.is_nowhere) return finding;
  for (const Variant& base : bases) {
    const Variant missing = without(base, force_);
    if (reproduces_all(missing, seen, budget_)) finding.survivors.push_back(missing);
  }
  finding.is_silent = !finding.survivors.empty();
  if (finding.is_silent) return finding;
  if (!enumeration) enumeration = enumeration_of(seen, bases);
  std::vector<Variant> found;
  for (const Variant& base : bases) enumeration->run(base, found);
  finding.survivors = likeliest_of(found, kMostSurvivors);
  return finding;
}

// A NaN of one agent, which another force may cause, can change other agents. So if no variant
// fits, repeats the search without observations that contain NaN.
ForceFinding ForceSearch::find(const std::vector<Variant>& bases) {
  ForceFinding finding = find_in(seen_, in_seen_, bases);
  if (finding.is_nowhere || !finding.survivors.empty()) return finding;
  if (clean_.empty() || clean_.size() == seen_.size()) return finding;
  return find_in(clean_, in_clean_, bases);
}

bool ForceSearch::may_find(const std::vector<Variant>& bases) {
  if (!in_seen_) in_seen_ = enumeration_of(seen_, bases);
  return std::any_of(bases.begin(), bases.end(),
                     [this](const Variant& base) { return in_seen_->may_find(base); });
}

ForceFinding find_force(Force force, const std::vector<Variant>& bases,
                        const std::vector<Weight>& weights,
                        const std::vector<const Observation*>& seen, Budget& budget) {
  return ForceSearch(force, weights, seen, budget).find(bases);
}

}  // namespace flocking::explain
