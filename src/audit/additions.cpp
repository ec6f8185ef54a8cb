#include "audit/additions.h"

#include <algorithm>
#include <set>
#include <utility>

#include "audit/set_cover.h"
#include "audit/side_by_side.h"
#include "audit/trial_inputs.h"
#include "audit/unfair.h"
#include "variant/play.h"

namespace flocking::audit {
namespace {

using explain::Variant;

/// An input that may become a case.
struct Candidate {
  CaseText text;
  Covered notices;  ///< per open survivor
};

std::vector<Candidate> candidates_for(const Audit& audit, const Variant& right) {
  std::set<std::string> inputs(rich_inputs().begin(), rich_inputs().end());
  for (const Survivor& survivor : audit.survivors) {
    if (!survivor.input.empty()) inputs.insert(survivor.input);
  }
  std::vector<Candidate> candidates;
  for (const std::string& input : inputs) {
    candidates.push_back({{"", input, explain::play(right, input)}, {}});
  }
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) {
                     return is_smaller_input(a.text.input, b.text.input);
                   });
  return candidates;
}

bool is_fair(const CaseText& one, const Variant& right, const Passes& passes) {
  return passes(one, one.answer) && !unfairness(one, right, passes);
}

// Returns a name such as separation_direction_towards_and_3_more, for an input that notices
// separation.direction=towards and 3 other mutants.
std::string name_of_addition(const Audit& audit, const std::vector<std::size_t>& notices,
                             std::set<std::string>& taken) {
  const std::size_t main =
      *std::max_element(notices.begin(), notices.end(), [&audit](std::size_t a, std::size_t b) {
        return audit.mutants[a].prior < audit.mutants[b].prior;
      });
  std::string name = audit.mutants[main].code;
  for (char& c : name) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (!is_plain) c = '_';
  }
  if (notices.size() > 1) name += "_and_" + std::to_string(notices.size() - 1) + "_more";
  std::string free = name;
  for (int number = 2; !taken.insert(free).second; ++number) {
    free = name + "_" + std::to_string(number);
  }
  return free;
}

}  // namespace

Additions additions(const Audit& audit, const Variant& right, const Passes& passes,
                    const std::vector<std::string>& taken, std::size_t threads) {
  std::vector<std::size_t> open;
  for (const Survivor& survivor : audit.survivors) {
    if (!survivor.input.empty()) open.push_back(survivor.mutant);
  }
  Additions found;
  if (open.empty()) return found;
  std::vector<Candidate> candidates = candidates_for(audit, right);
  for_all(candidates.size(), threads, [&](std::size_t i) {
    Candidate& one = candidates[i];
    one.notices.assign(open.size(), false);
    if (!is_fair(one.text, right, passes)) return;
    for (std::size_t k = 0; k < open.size(); ++k) {
      one.notices[k] = is_noticed(audit.mutants[open[k]].variant, one.text, passes);
    }
  });
  std::vector<Covered> covered;
  for (const Candidate& one : candidates) covered.push_back(one.notices);
  std::vector<bool> noticed(open.size(), false);
  std::set<std::string> names(taken.begin(), taken.end());
  for (const std::size_t i : set_cover(covered)) {
    Addition addition{candidates[i].text, {}};
    for (std::size_t k = 0; k < open.size(); ++k) {
      if (noticed[k] || !candidates[i].notices[k]) continue;
      noticed[k] = true;
      addition.notices.push_back(open[k]);
    }
    addition.text.name = name_of_addition(audit, addition.notices, names);
    found.cases.push_back(std::move(addition));
  }
  for (std::size_t k = 0; k < open.size(); ++k) {
    if (!noticed[k]) found.open.push_back(open[k]);
  }
  return found;
}

}  // namespace flocking::audit
