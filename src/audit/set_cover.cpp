#include "audit/set_cover.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace flocking::audit {
namespace {

using Chosen = std::vector<std::size_t>;

// Returns how many of the chosen candidates cover each element.
std::vector<int> times_covered(const std::vector<Covered>& candidates, const Chosen& chosen) {
  std::vector<int> times(candidates.front().size(), 0);
  for (const std::size_t i : chosen) {
    for (std::size_t thing = 0; thing < times.size(); ++thing)
      times[thing] += candidates[i][thing] ? 1 : 0;
  }
  return times;
}

Chosen greedy_choice(const std::vector<Covered>& candidates) {
  Chosen chosen;
  if (candidates.empty()) return chosen;
  Covered covered(candidates.front().size(), false);
  for (;;) {
    std::size_t best = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      std::size_t gain = 0;
      for (std::size_t thing = 0; thing < covered.size(); ++thing) {
        gain += candidates[i][thing] && !covered[thing] ? 1U : 0U;
      }
      if (gain > most) std::tie(best, most) = std::pair(i, gain);
    }
    if (most == 0) return chosen;
    chosen.push_back(best);
    for (std::size_t thing = 0; thing < covered.size(); ++thing) {
      if (candidates[best][thing]) covered[thing] = true;
    }
  }
}

// Removes chosen candidates whose elements later candidates all cover.
void drop_needless(const std::vector<Covered>& candidates, Chosen& chosen) {
  std::vector<int> times = times_covered(candidates, chosen);
  std::erase_if(chosen, [&](std::size_t i) {
    const Covered& one = candidates[i];
    for (std::size_t thing = 0; thing < times.size(); ++thing) {
      if (one[thing] && times[thing] == 1) return false;
    }
    for (std::size_t thing = 0; thing < times.size(); ++thing) times[thing] -= one[thing] ? 1 : 0;
    return true;
  });
}

// Returns the elements that, of the chosen candidates, only those in `them` cover. `times` has the
// number of chosen candidates that cover each element.
Chosen covered_by_them_alone(const std::vector<Covered>& candidates, std::vector<int> times,
                             const Chosen& them) {
  Chosen alone;
  for (std::size_t thing = 0; thing < times.size(); ++thing) {
    if (times[thing] == 0) continue;
    for (const std::size_t i : them) times[thing] -= candidates[i][thing] ? 1 : 0;
    if (times[thing] == 0) alone.push_back(thing);
  }
  return alone;
}

// Returns true if at most `most` candidates can cover all elements in `things`; then adds these
// candidates to `by`.
bool find_cover(const std::vector<Covered>& candidates, const Chosen& things, std::size_t most,
                Chosen& by) {
  if (things.empty()) return true;
  if (most == 0) return false;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (!candidates[i][things.front()]) continue;  // some candidate must cover the first element
    Chosen rest;
    for (const std::size_t thing : things) {
      if (!candidates[i][thing]) rest.push_back(thing);
    }
    by.push_back(i);
    if (find_cover(candidates, rest, most - 1, by)) return true;
    by.pop_back();
  }
  return false;
}

// Replaces `some` of the chosen candidates by fewer ones, if possible.
bool replace(const std::vector<Covered>& candidates, Chosen& chosen, const Chosen& some) {
  const Chosen alone = covered_by_them_alone(candidates, times_covered(candidates, chosen), some);
  Chosen by;
  if (!find_cover(candidates, alone, some.size() - 1, by)) return false;
  std::erase_if(
      chosen, [&](std::size_t i) { return std::find(some.begin(), some.end(), i) != some.end(); });
  chosen.insert(chosen.end(), by.begin(), by.end());
  return true;
}

bool replace_any(const std::vector<Covered>& candidates, Chosen& chosen) {
  for (std::size_t a = 0; a < chosen.size(); ++a) {
    for (std::size_t b = a + 1; b < chosen.size(); ++b) {
      if (replace(candidates, chosen, {chosen[a], chosen[b]})) return true;
      for (std::size_t c = b + 1; c < chosen.size(); ++c) {
        if (replace(candidates, chosen, {chosen[a], chosen[b], chosen[c]})) return true;
      }
    }
  }
  return false;
}

}  // namespace

std::vector<std::size_t> greedy_cover(const std::vector<Covered>& candidates) {
  Chosen chosen = greedy_choice(candidates);
  if (!chosen.empty()) drop_needless(candidates, chosen);
  return chosen;
}

std::vector<std::size_t> set_cover(const std::vector<Covered>& candidates) {
  Chosen chosen = greedy_cover(candidates);
  while (replace_any(candidates, chosen)) drop_needless(candidates, chosen);
  return chosen;
}

}  // namespace flocking::audit
