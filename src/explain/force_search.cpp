#include "explain/force_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <utility>

#include "explain/choices.h"
#include "explain/explanation.h"
#include "explain/pair_check.h"

namespace flocking::explain {
namespace {

constexpr double kVeryRare = 1.5;  // priors of choices

using Choices = std::vector<std::pair<Slot, std::vector<std::uint8_t>>>;

// By the weight of another force, or none, few programs do what is rare by itself.
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

// A survivor can say no more than what was seen: those that differ in what was not are many.
constexpr std::size_t kMostSurvivors = 4000;

class Enumeration {
 public:
  Enumeration(Force force, const std::vector<Weight>& weights, std::vector<const Observation*> seen,
              Budget& budget)
      : force_(force),
        budget_(budget),
        pair_(force, seen),
        seen_{seen, std::move(seen)},
        inner_(choices_for(force, weights, !weights.empty() && weights.front() == Weight::kOwn)) {
    const auto is_outer = [force](const auto& choices) {
      return choices.first != who_slot(force) && choices.first != times_slot(force);
    };
    const auto middle = std::stable_partition(inner_.begin(), inner_.end(), is_outer);
    outer_.assign(inner_.begin(), middle);
    inner_.erase(inner_.begin(), middle);
  }

  void run(const Variant& base) {
    const std::vector<Variant> outers = surviving_outers(base);
    std::vector<std::vector<Variant>> found(outers.size());
    search_in_halves(budget_, [&](std::size_t half, Budget& own) {
      for (std::size_t i = half; i < outers.size(); i += 2) {
        Variant inner = outers[i];
        descend(inner, inner_, 0, [&](const Variant& whole) {
          if (own.is_spent() || is_far_fetched(whole, force_)) return;
          if (!pair_.allows(whole)) return;
          if (survives(whole, seen_[half], own)) found[i].push_back(whole);
        });
      }
    });
    for (const std::vector<Variant>& some : found) {
      found_.insert(found_.end(), some.begin(), some.end());
    }
  }

  [[nodiscard]] std::vector<Variant> found() const { return likeliest_of(found_, kMostSurvivors); }

 private:
  [[nodiscard]] std::vector<Variant> surviving_outers(const Variant& base) const {
    std::vector<Variant> outers;
    Variant variant = base;
    descend(variant, outer_, 0, [&](const Variant& outer) { outers.push_back(outer); });
    return pair_.surviving(outers, budget_);
  }

  Force force_;
  Budget& budget_;
  PairCheck pair_;
  std::array<std::vector<const Observation*>, 2> seen_;  // of each half what refuted last first
  Choices inner_;
  Choices outer_;
  std::vector<Variant> found_;
};

bool has_nan(const Observation& seen) {
  for (const std::vector<PrintedRow>& frame : seen.frames) {
    for (const PrintedRow& row : frame) {
      if (std::isnan(row[0]) || std::isnan(row[2])) return true;
    }
  }
  return false;
}

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

namespace {

ForceFinding find_in_all(Force force, const std::vector<Variant>& bases,
                         const std::vector<Weight>& weights,
                         const std::vector<const Observation*>& seen, Budget& budget) {
  ForceFinding finding;
  finding.is_nowhere = !has_numbers(seen);
  if (finding.is_nowhere) return finding;
  for (const Variant& base : bases) {
    const Variant missing = without(base, force);
    if (reproduces_all(missing, seen, budget)) finding.survivors.push_back(missing);
  }
  finding.is_silent = !finding.survivors.empty();
  if (finding.is_silent) return finding;
  Enumeration enumeration(force, weights, seen, budget);
  for (const Variant& base : bases) enumeration.run(base);
  finding.survivors = enumeration.found();
  return finding;
}

}  // namespace

// One agent's NaN, which may come from another force, can change what others do.
ForceFinding find_force(Force force, const std::vector<Variant>& bases,
                        const std::vector<Weight>& weights,
                        const std::vector<const Observation*>& seen, Budget& budget) {
  ForceFinding finding = find_in_all(force, bases, weights, seen, budget);
  if (finding.is_nowhere || !finding.survivors.empty()) return finding;
  std::vector<const Observation*> clean;
  std::copy_if(seen.begin(), seen.end(), std::back_inserter(clean),
               [](const Observation* one) { return !has_nan(*one); });
  if (clean.empty() || clean.size() == seen.size()) return finding;
  return find_in_all(force, bases, weights, clean, budget);
}

}  // namespace flocking::explain
