#include "repair/round.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace flocking::repair {
namespace {

constexpr double kLeastGain = 0.05;
constexpr std::size_t kFewInputs = 2;       // inputs on which all edits are tried
constexpr std::size_t kMostPromising = 50;  // edits tried on all failing inputs
constexpr std::size_t kMostRuns = 1000;     // runs per start of the trial

Numbers with(const Numbers& on, std::size_t more) {
  Numbers all = on;
  all.push_back(more);
  return all;
}

void sort_by_gain(Part part, std::vector<Tried>& tried) {
  std::stable_sort(tried.begin(), tried.end(), [part](const Tried& a, const Tried& b) {
    const double gain = a.standing.score_of(part) - b.standing.score_of(part);
    return gain != 0.0 ? gain > 0.0 : a.cost < b.cost;
  });
}

void sort_by_cost(std::vector<Tried>& tried) {
  std::stable_sort(tried.begin(), tried.end(),
                   [](const Tried& a, const Tried& b) { return a.cost < b.cost; });
}

// Keeps, of edits with the same effect, the first.
void keep_distinct(std::vector<Tried>& tried) {
  std::set<std::uint64_t> known;
  std::erase_if(tried, [&](const Tried& one) { return !known.insert(one.standing.effect).second; });
}

// Returns a few numbers spread from the first to the last.
Numbers spread(const Numbers& all) {
  if (all.size() <= kFewInputs) return all;
  Numbers few;
  for (std::size_t i = 0; i < kFewInputs; ++i) {
    few.push_back(all[i * (all.size() - 1) / (kFewInputs - 1)]);
  }
  return few;
}

}  // namespace

Round::Round(const Workshop& workshop, Work& work, const ParsedFiles& files,
             const SearchInputs& inputs, std::vector<Edit> edits,
             std::vector<std::set<Part>> runs_in)
    : inputs_(inputs),
      work_(work),
      edits_(std::move(edits)),
      runs_in_(std::move(runs_in)),
      trial_(workshop, work, files, edits_) {
  for (const IsolatingInput& one : inputs_.all) texts_.push_back(one.input);
  for (std::size_t i = 0; i < inputs_.isolating; ++i) isolating_.push_back(i);
}

// Returns an empty vector if the runs failed.
std::vector<Standing> Round::standings(const std::vector<Numbers>& sets,
                                       const Numbers& inputs) const {
  const std::size_t most =
      std::max<std::size_t>(kMostRuns / std::max<std::size_t>(inputs.size(), 1), 1);
  std::vector<Standing> result;
  for (std::size_t first = 0; first < sets.size(); first += most) {
    std::vector<TrialJob> jobs;
    for (std::size_t i = first; i < std::min(first + most, sets.size()); ++i) {
      jobs.push_back({.edits = sets[i], .inputs = inputs});
    }
    const auto runs = trial_.run(texts_, jobs);
    if (runs.size() != jobs.size()) return {};
    for (const std::vector<TrialRun>& one : runs) {
      result.push_back(standing_of(inputs_.all, inputs, one));
    }
  }
  return result;
}

std::optional<Standing> Round::standing(const Numbers& set) const {
  const std::vector<Standing> one = standings({set}, isolating_);
  return one.empty() ? std::nullopt : std::optional(one.front());
}

std::optional<Tried> Round::best_for(Part part, const Numbers& on, const Standing& before) const {
  constexpr std::size_t kMostFirsts = 8;    // first edits of pairs
  constexpr std::size_t kMostPairs = 3;     // pairs to which a third edit is added
  constexpr std::size_t kMostSeconds = 30;  // edits that are added to others
  const std::optional<Quest> wanted = quest(part, on, before);
  if (!wanted) return std::nullopt;
  std::vector<Numbers> sets;
  for (std::size_t i = 0; i < edits_.size(); ++i) {
    const bool runs = runs_in_[i].contains(part);
    if (runs && trial_.has(i) && is_free(i, on)) sets.push_back(with(on, i));
  }
  std::vector<Tried> all = tried(*wanted, sets);
  if (auto found = first_whole(*wanted, all)) return found;
  keep_distinct(all);
  Numbers seconds;
  for (const Tried& one : all) {
    if (seconds.size() < kMostSeconds) seconds.push_back(one.edits.back());
  }
  std::vector<Tried> pairs = tried(*wanted, extended(all, kMostFirsts, seconds));
  if (auto found = first_whole(*wanted, pairs)) return found;
  if (work_.is_over()) return std::nullopt;
  std::vector<Tried> blind = tried(*wanted, pairs_without_gain(*wanted, all));
  if (auto found = first_whole(*wanted, blind)) return found;
  pairs.insert(pairs.end(), blind.begin(), blind.end());
  sort_by_gain(part, pairs);
  keep_distinct(pairs);
  std::vector<Tried> triples = tried(*wanted, extended(pairs, kMostPairs, seconds));
  if (auto found = first_whole(*wanted, triples)) return found;
  for (const std::vector<Tried>* more : {&pairs, &triples}) {
    all.insert(all.end(), more->begin(), more->end());
  }
  return best_partial(*wanted, std::move(all));
}

std::optional<Round::Quest> Round::quest(Part part, const Numbers& on,
                                         const Standing& before) const {
  Quest made{.part = part,
             .on = on,
             .before = before,
             .failing = failing_inputs(part, on),
             .few = {},
             .base = {},
             .few_base = {}};
  made.few = spread(made.failing);
  const std::vector<Standing> base = standings({on}, made.failing);
  const std::vector<Standing> few_base = standings({on}, made.few);
  if (made.failing.empty() || base.empty() || few_base.empty()) return std::nullopt;
  made.base = base.front();
  made.few_base = few_base.front();
  return made;
}

// Returns the inputs of a part on which the program is wrong with these edits.
Numbers Round::failing_inputs(Part part, const Numbers& on) const {
  Numbers numbers;
  for (const std::size_t i : isolating_) {
    if (inputs_.all[i].part == part) numbers.push_back(i);
  }
  const auto runs = trial_.run(texts_, {{.edits = on, .inputs = numbers}});
  if (runs.empty()) return {};
  Numbers failing;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const Standing one = standing_of(inputs_.all, {numbers[i]}, {runs.front()[i]});
    if (!one.is_right(part)) failing.push_back(numbers[i]);
  }
  return failing;
}

bool Round::is_free(std::size_t edit, const Numbers& on) const {
  return std::none_of(on.begin(), on.end(), [&](std::size_t other) {
    return other == edit || conflict(edits_[edit], edits_[other]);
  });
}

bool Round::are_free(const Numbers& edits, const Numbers& on) const {
  return std::all_of(edits.begin(), edits.end(),
                     [&](std::size_t edit) { return is_free(edit, on); });
}

// Tries edits on a few inputs, and those that gain something on all. Returns those with an effect,
// the best first. The standing of those without a gain counts only the few inputs.
std::vector<Tried> Round::tried(const Quest& quest, const std::vector<Numbers>& sets) const {
  std::vector<Tried> all = tried_on(sets, quest.few);
  std::erase_if(all,
                [&](const Tried& one) { return one.standing.effect == quest.few_base.effect; });
  sort_by_gain(quest.part, all);
  if (quest.few.size() == quest.failing.size()) return all;
  const auto no_gain = std::find_if(all.begin(), all.end(), [&](const Tried& one) {
    return one.standing.score_of(quest.part) <= quest.few_base.score_of(quest.part);
  });
  std::vector<Numbers> promising;
  for (auto one = all.begin(); one != no_gain && promising.size() < kMostPromising; ++one) {
    promising.push_back(one->edits);
  }
  std::vector<Tried> again = tried_on(promising, quest.failing);
  sort_by_gain(quest.part, again);
  again.insert(again.end(), no_gain, all.end());
  return again;
}

std::vector<Tried> Round::tried_on(const std::vector<Numbers>& sets, const Numbers& inputs) const {
  const std::vector<Standing> found = standings(sets, inputs);
  std::vector<Tried> tried;
  for (std::size_t i = 0; i < found.size(); ++i) {
    int cost = 0;
    for (const std::size_t edit : sets[i]) cost += edits_[edit].cost;
    tried.push_back({.edits = sets[i], .standing = found[i], .cost = cost});
  }
  return tried;
}

// Returns the first `most` sets, each with one edit more.
std::vector<Numbers> Round::extended(const std::vector<Tried>& firsts, std::size_t most,
                                     const Numbers& seconds) const {
  std::vector<Numbers> sets;
  std::set<Numbers> known;
  for (std::size_t i = 0; i < firsts.size() && i < most; ++i) {
    for (const std::size_t second : seconds) {
      if (!is_free(second, firsts[i].edits)) continue;
      Numbers set = with(firsts[i].edits, second);
      std::sort(set.begin(), set.end());
      if (known.insert(set).second) sets.push_back(with(firsts[i].edits, second));
    }
  }
  return sets;
}

// Returns the pairs of the likeliest edits that gain nothing alone.
std::vector<Numbers> Round::pairs_without_gain(const Quest& quest,
                                               const std::vector<Tried>& singles) const {
  constexpr std::size_t kMostAlone = 30;
  std::vector<Tried> some = singles;
  sort_by_cost(some);
  if (some.size() > kMostAlone) some.resize(kMostAlone);
  std::vector<Numbers> sets;
  for (std::size_t i = 0; i < some.size(); ++i) {
    for (std::size_t j = i + 1; j < some.size(); ++j) {
      const std::size_t second = some[j].edits.back();
      if (is_free(second, some[i].edits)) sets.push_back(with(some[i].edits, second));
    }
  }
  static_cast<void>(quest);
  return sets;
}

// Returns the likeliest edits that make the part right, also on inputs that check it, and no other
// part worse.
std::optional<Tried> Round::first_whole(const Quest& quest, std::vector<Tried> tried) const {
  constexpr std::size_t kMostJudged = 40;
  constexpr std::size_t kMostChecked = 16;
  const Part part = quest.part;
  std::erase_if(
      tried, [&](const Tried& one) { return one.standing.right_of(part) != quest.failing.size(); });
  sort_by_cost(tried);
  if (tried.size() > kMostJudged) tried.resize(kMostJudged);
  judge_on(tried, isolating_);
  std::erase_if(tried, [&](const Tried& one) {
    return !one.standing.is_right(part) || !one.standing.is_better_than(quest.before);
  });
  std::stable_sort(tried.begin(), tried.end(), [](const Tried& a, const Tried& b) {
    // Half a point in other parts tells more than the likelihood of an edit.
    const auto points = [](const Tried& one) { return std::floor(2.0 * one.standing.total()); };
    const std::size_t right = a.standing.all_right();
    const std::size_t other = b.standing.all_right();
    return right != other ? right > other : points(a) > points(b);
  });
  if (tried.size() > kMostChecked) tried.resize(kMostChecked);
  Numbers checks;
  for (std::size_t i = inputs_.isolating; i < inputs_.all.size(); ++i) {
    if (inputs_.all[i].part == part) checks.push_back(i);
  }
  std::vector<Numbers> sets;
  for (const Tried& one : tried) sets.push_back(one.edits);
  const std::vector<Standing> checked = standings(sets, checks);
  for (std::size_t i = 0; i < checked.size(); ++i) {
    if (!checked[i].is_right(part)) continue;
    tried[i].is_whole = true;
    return tried[i];
  }
  return std::nullopt;
}

// Judges them again, on these inputs.
void Round::judge_on(std::vector<Tried>& tried, const Numbers& inputs) const {
  std::vector<Numbers> sets;
  for (const Tried& one : tried) sets.push_back(one.edits);
  const std::vector<Standing> found = standings(sets, inputs);
  tried.resize(found.size());
  for (std::size_t i = 0; i < found.size(); ++i) tried[i].standing = found[i];
}

// Returns the edits that gain most in total.
std::optional<Tried> Round::best_partial(const Quest& quest, std::vector<Tried> tried) const {
  if (quest.part >= Part::kStep) return std::nullopt;
  constexpr std::size_t kMostJudged = 40;
  std::erase_if(tried, [&](const Tried& one) {
    return one.standing.count != quest.base.count ||
           one.standing.score_of(quest.part) < quest.base.score_of(quest.part) + kLeastGain;
  });
  sort_by_gain(quest.part, tried);
  if (tried.size() > kMostJudged) tried.resize(kMostJudged);
  judge_on(tried, isolating_);
  const Tried* best = nullptr;
  for (const Tried& one : tried) {
    if (!one.standing.is_no_worse_than(quest.before)) continue;
    if (one.standing.total() <= quest.before.total()) continue;
    if (best == nullptr || one.standing.total() > best->standing.total()) best = &one;
  }
  return best == nullptr ? std::nullopt : std::optional(*best);
}

Numbers Round::needed(const Numbers& on) const {
  Numbers inputs;
  for (std::size_t i = 0; i < inputs_.all.size(); ++i) inputs.push_back(i);
  Numbers kept = on;
  for (const std::size_t edit : on) {
    Numbers without = kept;
    std::erase(without, edit);
    const std::vector<Standing> both = standings({kept, without}, inputs);
    if (both.size() == 2 && both[1].is_no_worse_than(both[0]) &&
        both[1].total() >= both[0].total()) {
      kept = std::move(without);
    }
  }
  return kept;
}

}  // namespace flocking::repair
