#include "explain/force_search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>

#include "explain/choices.h"
#include "explain/effort.h"
#include "explain/explanation.h"

namespace flocking::explain {
namespace {

using Choices = std::vector<std::pair<Slot, std::vector<std::uint8_t>>>;

Choices choices_for(Force force, const std::vector<Weight>& weights) {
  Choices all;
  for (const Slot slot : main_slots(force)) {
    std::vector<std::uint8_t>& choices = all.emplace_back(slot, offered_choices(slot)).second;
    if (slot != weight_slot(force)) continue;
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
  Enumeration(Force force, const std::vector<Weight>& weights, std::vector<const Observation*> seen)
      : force_(force), weights_(weights), seen_(std::move(seen)) {}

  void run(const Variant& base) {
    slack_ = slack_of(base);
    for_each_way(base, force_, weights_, [this](const Variant& variant) {
      if (!is_tired() && survives(variant)) found_.push_back(variant);
    });
  }

  std::vector<Variant> take() {
    std::vector<std::pair<double, Variant>> sorted;
    for (const Variant& variant : found_) sorted.emplace_back(cost_of(variant), variant);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    if (sorted.size() > kMostSurvivors) sorted.resize(kMostSurvivors);
    std::vector<Variant> variants;
    for (const auto& [cost, variant] : sorted) variants.push_back(variant);
    return variants;
  }

 private:
  // What refutes one refutes its neighbours, too: it is asked first.
  bool survives(const Variant& variant) {
    for (const Observation*& one : seen_) {
      if (reproduces(variant, *one, {.slack = slack_, .skips_nan = true})) continue;
      std::swap(one, seen_.front());
      return false;
    }
    return true;
  }

  Force force_;
  const std::vector<Weight>& weights_;
  std::vector<const Observation*> seen_;
  std::vector<Variant> found_;
  double slack_ = 0.0;
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
    if (choice.value == 0 || !choice.title.empty()) choices.push_back(choice.value);
  }
  return choices;
}

void for_each_way(const Variant& base, Force force, const std::vector<Weight>& weights,
                  const std::function<void(const Variant&)>& take) {
  Variant variant = base;
  descend(variant, choices_for(force, weights), 0, take);
}

namespace {

ForceFinding find_in_all(Force force, const std::vector<Variant>& bases,
                         const std::vector<Weight>& weights,
                         const std::vector<const Observation*>& seen) {
  ForceFinding finding;
  finding.is_nowhere = !has_numbers(seen);
  if (finding.is_nowhere) return finding;
  const auto is_silent = [&](const Variant& base) {
    const Variant missing = without(base, force);
    return std::all_of(seen.begin(), seen.end(), [&](const Observation* one) {
      return reproduces(missing, *one, {.slack = slack_of(base), .skips_nan = true});
    });
  };
  for (const Variant& base : bases) {
    if (is_silent(base)) finding.survivors.push_back(without(base, force));
  }
  finding.is_silent = !finding.survivors.empty();
  if (finding.is_silent) return finding;
  Enumeration enumeration(force, weights, seen);
  for (const Variant& base : bases) enumeration.run(base);
  finding.survivors = enumeration.take();
  return finding;
}

}  // namespace

// One agent's NaN, which may come from another force, can change what others do.
ForceFinding find_force(Force force, const std::vector<Variant>& bases,
                        const std::vector<Weight>& weights,
                        const std::vector<const Observation*>& seen) {
  ForceFinding finding = find_in_all(force, bases, weights, seen);
  if (finding.is_nowhere || !finding.survivors.empty()) return finding;
  std::vector<const Observation*> clean;
  std::copy_if(seen.begin(), seen.end(), std::back_inserter(clean),
               [](const Observation* one) { return !has_nan(*one); });
  if (clean.empty() || clean.size() == seen.size()) return finding;
  return find_in_all(force, bases, weights, clean);
}

}  // namespace flocking::explain
