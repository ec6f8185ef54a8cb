#include "explain/outputs.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "explain/search/force_search.h"
#include "explain/search/joint_search.h"
#include "observe/ill_conditioned.h"
#include "observe/reading.h"
#include "variant/choices.h"
#include "variant/layouts.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kMostTriedFormats = 3;
constexpr std::size_t kMostOutputs = 60;  // a few small outputs are enough
constexpr double kMostComparedPairs = 1e5;
// choices with at least this prior are starting points of the search
constexpr double kCommon = 9.0;

std::vector<const SeenOutput*> small_first(std::span<const SeenOutput> outputs) {
  std::vector<const SeenOutput*> sorted;
  for (const SeenOutput& output : outputs) {
    const double pairs = pairs_of(Variant(), output.input);
    if (pairs > 0.0 && pairs <= kMostComparedPairs) sorted.push_back(&output);
  }
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) {
    return pairs_of(Variant(), a->input) < pairs_of(Variant(), b->input);
  });
  if (sorted.size() > kMostOutputs) sorted.resize(kMostOutputs);
  return sorted;
}

RunResult result_of(const SeenOutput& output) {
  RunResult result;
  result.output = output.output;
  return result;
}

// Returns the formats of the most informative output: the one with the most steps.
std::vector<Format> formats_of(const std::vector<const SeenOutput*>& outputs) {
  const SeenOutput* best = outputs.front();
  std::size_t most = 0;
  for (const SeenOutput* output : outputs) {
    const std::optional<Scene> scene = read_scene(Variant(), output->input);
    const std::size_t told = std::min<std::size_t>(scene->flock.size(), 3) * scene->steps.size();
    if (told <= most) continue;
    most = told;
    best = output;
  }
  return find_formats(usual_layout(best->input), result_of(*best));
}

std::vector<Variant> starts_on(const Variant& format) {
  std::vector<Variant> starts = {format};
  for (const Choice& choice : choices()) {
    if (choice.prior < kCommon || choice.slot >= Slot::kReadingOrder) continue;
    starts.emplace_back(format).set(choice.slot, choice.value);
  }
  return starts;
}

struct Guess {
  Variant variant;
  std::size_t misses = 0;
};

Guess best_guess(const Format& format, const std::vector<const SeenOutput*>& outputs,
                 Budget& budget) {
  std::deque<Observation> kept;
  JointSearch search(budget);
  std::size_t misfits = 0;
  for (const SeenOutput* output : outputs) {
    auto seen = observe(output->name, output->input, result_of(*output), format);
    if (!seen) {
      ++misfits;
      continue;
    }
    kept.push_back(*std::move(seen));
    search.add(kept.back());
  }
  Guess best{format.variant, outputs.size() + 1};
  for (const Variant& start : starts_on(format.variant)) {
    if (budget.is_spent()) break;
    const Variant found = search.improved(start);
    std::size_t misses = misfits;
    std::size_t reproduced = 0;
    for (const Observation& seen : kept) {
      if (reproduces(found, seen, budget)) {
        ++reproduced;
      } else if (!is_ill_conditioned(found, seen, budget)) {
        ++misses;
      }
    }
    // An output whose last digits depend on rounding proves nothing.
    if (reproduced == 0) continue;
    if (misses >= best.misses || budget.is_spent()) continue;
    best = {found, misses};
    if (misses == 0) break;
  }
  if (best.misses == 0 && search.misses(best.variant, 0) == 0) {
    best.variant = search.neighbors(best.variant).front();
  }
  return best;
}

}  // namespace

Explanation explain_outputs(std::span<const SeenOutput> outputs) {
  Explanation explanation;
  const std::vector<const SeenOutput*> used = small_first(outputs);
  explanation.inputs = used.size();
  if (used.empty()) {
    explanation.reason = "there is no usable output of a case";
    return explanation;
  }
  Budget budget;
  const BudgetLimit limit(budget, kBudgetForAll);
  Guess best{Variant(), used.size() + 1};
  const std::vector<Format> formats = formats_of(used);
  for (std::size_t i = 0; i < std::min(formats.size(), kMostTriedFormats) && best.misses > 0; ++i) {
    const Guess guess = best_guess(formats[i], used, budget);
    if (guess.misses < best.misses) best = guess;
  }
  explanation.remarks.emplace_back(
      "based on the given outputs only: on other inputs the program may behave differently");
  if (best.misses > 0) {
    explanation.reason = budget.is_spent()
                             ? "the search ended at its limit; explain the program "
                               "itself, or fewer and smaller cases"
                             : "no variant that was tried prints all of these outputs; to find out "
                               "more, explain the program itself";
    return explanation;
  }
  explanation.status = Status::kExplained;
  explanation.variant = best.variant;
  explanation.deviations = deviations_of(best.variant);
  return explanation;
}

}  // namespace flocking::explain
