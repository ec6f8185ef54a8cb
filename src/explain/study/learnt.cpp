#include "explain/study/learnt.h"

#include <algorithm>

namespace flocking::explain {

bool is_set_alone(Weight weight, const CourseParameters& course) {
  return std::all_of(kForces.begin(), kForces.end(), [&](Force force) {
    return (weight_of(course, force) != 0.0) == (weight == own_weight(force));
  });
}

// Returns one base for each way in which the output may follow from the force.
std::vector<Variant> Learnt::bases_for(Force force) const {
  std::vector<Variant> bases;
  const bool is_short = prints_positions_only(investigation.format().variant);
  for (const Variant& rules : step.rules) {
    const auto is_same = [&](const Variant& other) {
      return other.choice(Slot::kStepDt) == rules.choice(Slot::kStepDt) &&
             other.choice(Slot::kStepVelocity) == rules.choice(Slot::kStepVelocity) &&
             (!is_short || other.choice(Slot::kStepPosition) == rules.choice(Slot::kStepPosition));
    };
    if (std::any_of(bases.begin(), bases.end(), is_same)) continue;
    bases.push_back(without_forces(rules));
  }
  const bool moves_far =
      is_short || step.regime.dt > 1e-3 || position_power(step.rules.front()) == 0;
  return force == Force::kAlignment || moves_far ? also_in_place(bases) : bases;
}

std::vector<Probe> Learnt::probes_of(Force force) const {
  const bool is_slow = step.rules.front().at<Speed>(Slot::kStepSpeed) == Speed::kCut;
  return is_slow ? strong_probes(force, step.regime) : force_probes(force, step.regime);
}

// Returns `bases` with the known variants of the forces that `is_such` selects.
std::vector<Variant> Learnt::with_known(std::vector<Variant> bases,
                                        const std::function<bool(Force)>& is_such) const {
  for (Variant& base : bases) {
    for (const Force force : kForces) {
      if (!is_such(force) || finding(force).survivors.empty()) continue;
      base = with_force_of(base, force, finding(force).survivors.front());
    }
  }
  return bases;
}

std::vector<Variant> Learnt::bases_beside_others(Force force) const {
  return with_known(bases_for(force), [force](Force other) { return other != force; });
}

bool Learnt::is_open(Force force) const {
  const ForceFinding& known = finding(force);
  if (known.is_nowhere) return false;
  return known.survivors.empty() || known.is_doubtful || (known.is_silent && !known.is_missing);
}

// Returns false if no known variant has the observed effect on one of two agents.
bool Learnt::may_be_understood(Force force, const std::vector<Probe>& probes) {
  const Seen pairs = investigation.observe_all({probes[0], probes[1]});
  return std::all_of(pairs.begin(), pairs.end(), [&](const Observation* pair) {
    return ForceSearch(force, {Weight::kOwn, Weight::kTwice}, {pair}, budget)
        .may_find(bases_for(force));
  });
}

// Returns all inputs in which only the weight `weight` is set.
Learnt::Seen Learnt::seen_by(Weight weight) const {
  Seen seen;
  const auto take = [&](const Observation* one) {
    if (is_set_alone(weight, one->scene.course)) seen.push_back(one);
  };
  for (const Force force : kForces) {
    std::for_each(own[force].begin(), own[force].end(), take);
    std::for_each(foreign[force].begin(), foreign[force].end(), take);
  }
  return seen;
}

}  // namespace flocking::explain
