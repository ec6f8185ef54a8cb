#include "explain/study/pair_study.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "explain/search/pair_search.h"

namespace flocking::explain {

// Two forces that depend on the same weight never act separately.
void PairStudy::find_pairs() {
  std::vector<Force> open;
  std::copy_if(kForces.begin(), kForces.end(), std::back_inserter(open),
               [this](Force force) { return learnt_.is_open(force); });
  if (open.size() < 2 || !other_weights_.may_share_weights()) return;
  for (const Weight weight :
       {Weight::kCohesion, Weight::kSeparation, Weight::kAlignment, Weight::kNone}) {
    if (!find_pair_by(weight, open)) continue;
    for (const Force force : open) {
      if (learnt_.is_open(force)) other_weights_.look_elsewhere(force);
    }
    return;
  }
}

// If all three forces depend on this weight, agents at rest show two of them.
bool PairStudy::find_pair_by(Weight weight, const std::vector<Force>& open) {
  const Seen seen = learnt_.seen_by(weight);
  std::vector<Variant> bases = learnt_.bases_for(Force::kCohesion);
  std::erase_if(bases, [](const Variant& base) {
    return base.at<Buffers>(Slot::kStepBuffers) == Buffers::kInPlace;
  });
  bases = learnt_.with_known(std::move(bases), [&open](Force other) {
    return std::find(open.begin(), open.end(), other) == open.end();
  });
  const bool is_silent = reproduces_all(bases.front(), seen, learnt_.budget);
  if (is_silent) return false;
  const bool may_be_first_two = may_cohesion_and_separation_be_one_pair();
  for (std::size_t i = 0; i < open.size(); ++i) {
    for (std::size_t k = i + 1; k < open.size(); ++k) {
      if (open[k] != Force::kAlignment && !may_be_first_two) continue;
      if (find_pair_in(weight, {open[i], open[k]}, bases, seen)) return true;
    }
  }
  return may_be_first_two &&
         find_pair_in(weight, {Force::kCohesion, Force::kSeparation}, bases, at_rest(seen));
}

// Returns false if each of the two weights has an effect on agents at rest: only these two forces
// act there, so they do not share a weight.
bool PairStudy::may_cohesion_and_separation_be_one_pair() const {
  const auto is_still = [this](Force force) {
    const Seen resting = at_rest(learnt_.own[force]);
    return resting.empty() ||
           reproduces_all(without_forces(learnt_.step.rules.front()), resting, learnt_.budget);
  };
  return other_weights_.shows_weightless() || is_still(Force::kCohesion) ||
         is_still(Force::kSeparation);
}

bool PairStudy::find_pair_in(Weight weight, const std::array<Force, 2>& forces,
                             const std::vector<Variant>& bases, const Seen& seen) {
  PairOfForces pair{forces, {}};
  for (std::size_t k = 0; k < 2; ++k) {
    const bool is_own = weight == own_weight(forces[k]);
    pair.weights[k] = {weight};
    if (is_own) pair.weights[k] = {Weight::kOwn, Weight::kTwice};
  }
  const auto survivors = find_pair(pair, bases, seen, learnt_.budget);
  if (survivors[0].empty()) return false;
  for (std::size_t k = 0; k < 2; ++k) learnt_.findings[forces[k]] = {.survivors = survivors[k]};
  return true;
}

}  // namespace flocking::explain
