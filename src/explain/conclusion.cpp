#include "explain/conclusion.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "explain/alternatives.h"
#include "observe/ill_conditioned.h"
#include "variant/layouts.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kFresh = 30;
// Number of probes to announce together: a wrong variant usually fails on one of the first few.
constexpr std::size_t kAnnounced = 6;
constexpr std::uint64_t kBudgetForNear = 10'000'000;
constexpr int kRounds = 4;
constexpr std::size_t kMostCombined = 1500;
constexpr double kMostPairs = 4e6;  // limit for one case: the plain loop takes 0.1 s

}  // namespace

Variant Conclusion::first_guess(JointSearch& search) const {
  std::vector<Variant> guesses;
  for (const Variant& rules : study_.rules()) {
    for (const Buffers buffers : {Buffers::kTwo, Buffers::kInPlace}) {
      Variant guess = rules;
      guess.set(Slot::kStepBuffers, buffers);
      for (const Force force : kForces) {
        for (const Variant& survivor : study_.finding(force).survivors) {
          if (survivor.choice(Slot::kStepDt) != rules.choice(Slot::kStepDt)) continue;
          guess = with_force_of(guess, force, survivor);
          break;
        }
      }
      guesses.push_back(guess);
      Variant always_nan = guess;  // 0/0, from the agent compared with itself at distance 0
      always_nan.set(Slot::kSeparationSelf, 1);
      always_nan.set(Slot::kSeparationCoincident, AtZero::kDivided);
      guesses.push_back(always_nan);
      for (const Force force : kForces) {
        if (study_.finding(force).survivors.empty()) guesses.push_back(without(guess, force));
      }
    }
  }
  return search.best_of(guesses.front(), guesses);
}

// Combines the survivors of each force, with their rare slots, one force after another.
Variant Conclusion::combined(JointSearch& search, Variant best) const {
  for (const Force force : kForces) {
    std::vector<Variant> candidates;
    for (const Variant& survivor : study_.finding(force).survivors) {
      if (candidates.size() >= kMostCombined) break;
      std::vector<Variant> ways = {with_force_of(best, force, survivor)};
      for (const Slot slot : rare_slots(force)) {
        const std::size_t count = ways.size();
        for (std::size_t i = 0; i < count; ++i) {
          for (const std::uint8_t choice : offered_choices(slot)) {
            if (choice != 0) ways.emplace_back(ways[i]).set(slot, choice);
          }
        }
      }
      candidates.insert(candidates.end(), ways.begin(), ways.end());
    }
    best = search.best_of(best, candidates);
  }
  return best;
}

void Conclusion::announce_fresh(std::size_t most) const {
  std::vector<Probe> next;
  for (std::uint64_t i = 0; i < std::min(kAnnounced, most); ++i) {
    next.push_back(checking_probe(seed_ + i));
  }
  investigation().announce(next);
}

// Verifies `found` on fresh probes. Adds the probes that it does not reproduce to the search.
bool Conclusion::holds_on_fresh(JointSearch& search, const Variant& found) {
  std::size_t held = 0;
  for (std::size_t tried = 0; held < kFresh && tried < 2 * kFresh; ++tried) {
    if (tried % kAnnounced == 0) announce_fresh(kFresh - held);
    const Observation* seen = investigation().observe(checking_probe(seed_++));
    if (seen == nullptr) continue;
    if (reproduces(found, *seen, budget_)) {
      search.add(*seen);
      ++held;
    } else if (!is_ill_conditioned(found, *seen, budget_)) {
      search.add(*seen);
      return false;
    }
  }
  return held == kFresh;
}

std::optional<Variant> Conclusion::verified(JointSearch& search, Variant found) {
  for (int round = 0; round < kRounds; ++round) {
    search.forget_ill_conditioned(found);
    if (search.misses(found, 0) > 0) return std::nullopt;
    const Ask ask = [&](const Probe& probe) { return investigation().observe(probe); };
    found = distinguished(found, search, ask, budget_);
    if (search.misses(found, 0) > 0) return std::nullopt;
    if (budget_.is_spent()) return std::nullopt;
    if (holds_on_fresh(search, found)) return found;
    found = search.improved(combined(search, found));
  }
  return std::nullopt;
}

// Returns the cases in the usual layout, for programs that read line by line. Leaves out large
// cases.
std::vector<CaseInput> Conclusion::cases_for(const Variant& found) const {
  std::vector<CaseInput> cases;
  for (const CaseInput& one : cases_) {
    std::string input = usual_layout(one.input);
    if (pairs_of(found, input) <= kMostPairs) cases.push_back({one.name, std::move(input)});
  }
  return cases;
}

void Conclusion::announce_cases(std::span<const CaseInput> cases) const {
  std::vector<std::string> next;
  for (const CaseInput& one : cases.first(std::min(kAnnounced, cases.size()))) {
    next.push_back(one.input);
  }
  investigation().announce(std::move(next));
}

bool Conclusion::holds_on_cases(const Variant& found, Explanation& into) {
  const std::vector<CaseInput> cases = cases_for(found);
  std::size_t ill_conditioned = 0;
  const std::size_t large = cases_.size() - cases.size();
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (i % kAnnounced == 0) announce_cases(std::span(cases).subspan(i));
    const CaseInput& one = cases[i];
    const Observation* seen = investigation().observe(one.name, one.input);
    if (seen == nullptr && investigation().is_unread()) {
      into.reason = "its output for the case " + one.name + " cannot be read as lines of agents";
      return false;
    }
    if (seen == nullptr || reproduces(found, *seen, budget_)) continue;
    if (!is_ill_conditioned(found, *seen, budget_)) {
      into.reason =
          "its output for the case " + one.name + " could not be reproduced by the simulator";
      return false;
    }
    ++ill_conditioned;
  }
  const auto tell = [&into](std::size_t count, const std::string& text) {
    if (count == 0) return;
    into.remarks.push_back(std::to_string(count) + (count == 1 ? " case" : " cases") + text);
  };
  tell(ill_conditioned, " differed in some digits: the last bit of a number decides there");
  tell(large, " too large for the plain simulator were not verified");
  return true;
}

Variant Conclusion::improved(JointSearch& search, Variant found) const {
  for (int i = 0; i < 2 && search.misses(found, 0) > 0; ++i) {
    found = search.improved(combined(search, found));
  }
  return found;
}

Variant Conclusion::nearby(JointSearch& search, const Variant& found) const {
  const BudgetLimit limit(budget_, kBudgetForNear);
  return improved(search, found);
}

bool Conclusion::explain(Depth depth, Explanation& into) {
  JointSearch search(budget_);
  for (const Observation& seen : investigation().seen()) search.add(seen);
  Variant found = search.mended(first_guess(search));
  found = depth == Depth::kNear ? nearby(search, found) : improved(search, found);
  const std::optional<Variant> sure = verified(search, found);
  if (!sure) return false;
  into.variant = *sure;
  into.fresh = kFresh;
  into.status = holds_on_cases(*sure, into) ? Status::kExplained : Status::kPartly;
  return true;
}

}  // namespace flocking::explain
