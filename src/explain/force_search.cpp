#include "explain/force_search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "explain/choices.h"
#include "explain/explanation.h"

namespace flocking::explain {
namespace {

// A survivor can say no more than what was seen: those that differ in what was not are many.
constexpr std::size_t kMostSurvivors = 4000;

class Enumeration {
 public:
  Enumeration(Force force, const std::vector<Weight>& weights, std::vector<const Observation*> seen)
      : slots_(main_slots(force)), seen_(std::move(seen)) {
    for (const Slot slot : slots_) {
      std::vector<std::uint8_t>& choices = choices_.emplace_back();
      if (slot != weight_slot(force)) {
        choices = offered_choices(slot);
        continue;
      }
      for (const Weight weight : weights) choices.push_back(static_cast<std::uint8_t>(weight));
    }
  }

  void run(Variant base) {
    slack_ = slack_of(base);
    descend(base, 0);
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
  void descend(Variant& variant, std::size_t depth) {
    if (depth == slots_.size()) {
      if (survives(variant)) found_.push_back(variant);
      return;
    }
    for (const std::uint8_t choice : choices_[depth]) {
      variant.set(slots_[depth], choice);
      descend(variant, depth + 1);
    }
  }

  // What refutes one refutes its neighbours, too: it is asked first.
  bool survives(const Variant& variant) {
    for (const Observation*& one : seen_) {
      if (reproduces(variant, *one, {.slack = slack_, .skips_nan = true})) continue;
      std::swap(one, seen_.front());
      return false;
    }
    return true;
  }

  std::vector<Slot> slots_;
  std::vector<std::vector<std::uint8_t>> choices_;
  std::vector<const Observation*> seen_;
  std::vector<Variant> found_;
  double slack_ = 0.0;
};

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

ForceFinding find_force(Force force, const std::vector<Variant>& bases,
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

}  // namespace flocking::explain
