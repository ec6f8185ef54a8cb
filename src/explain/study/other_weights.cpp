#include "explain/study/other_weights.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "observe/probes.h"

namespace flocking::explain {

std::vector<const Observation*> at_rest(const std::vector<const Observation*>& seen) {
  std::vector<const Observation*> resting;
  std::copy_if(seen.begin(), seen.end(), std::back_inserter(resting),
               [](const Observation* one) { return one->scene.flock.agents[0].vx == 0.0; });
  return resting;
}

// Returns true if a force that ignores all weights would be visible next to forces that use
// weights.
bool OtherWeights::shows_weightless() const {
  constexpr double kStrongForce = 20.0;
  double change = kStrongForce;
  for (int k = 0; k < velocity_power(learnt_.step.rules.front()); ++k)
    change *= learnt_.step.regime.dt;
  const auto digits = learnt_.investigation.format().variant.at<Digits>(Slot::kPrintingDigits);
  return half_digit(digits, change) < change;
}

// Returns false if each of the three weights has an effect. Each force depends on at most one
// weight, so no two forces then share a weight.
bool OtherWeights::may_share_weights() const {
  const auto is_idle = [this](Force force) {  // the weight of this force has no effect
    const ForceFinding& own = learnt_.finding(force);
    if (own.is_silent || own.survivors.empty()) return own.is_silent;
    const auto weight = own.survivors.front().at<Weight>(weight_slot(force));
    return weight != Weight::kOwn && weight != Weight::kTwice;
  };
  return shows_weightless() || std::any_of(kForces.begin(), kForces.end(), is_idle);
}

// Returns the other weights, or none, by which the force may act. The weight of another force that
// is not understood probably belongs to that force. Cohesion cannot depend on the weight of a
// silent force, since that force's inputs would have shown its effect. They would not have shown
// alignment, since the agents are at rest, nor separation, since F_Smax is 0.
std::vector<Weight> OtherWeights::other_weights_of(Force force) const {
  std::vector<Weight> others = {Weight::kNone};
  for (const Force other : kForces) {
    if (other == force) continue;
    const bool is_silent = learnt_.finding(other).is_silent;
    if (is_silent && force == Force::kCohesion) continue;
    const bool is_anothers = learnt_.is_open(other) && !is_silent;
    if (!is_anothers || learnt_.finding(force).is_silent) others.push_back(own_weight(other));
  }
  return others;
}

// Returns the weights with an effect that `base` does not explain.
std::vector<Weight> OtherWeights::weights_that_act(Force force, const Variant& base) const {
  std::vector<Weight> acting = other_weights_of(force);
  std::erase_if(acting, [&](Weight weight) {
    return reproduces_all(base, learnt_.seen_by(weight), learnt_.budget);
  });
  return acting;
}

void OtherWeights::ask_by(const std::vector<Weight>& weights, Force force, bool is_first) {
  std::vector<Probe> probes = is_first ? first_foreign_weight_probes(force, learnt_.step.regime)
                                       : foreign_weight_probes(force, learnt_.step.regime);
  if (!is_first) probes.erase(probes.begin(), probes.begin() + kForces.size());  // already observed
  std::vector<Probe> asked;
  for (const Weight weight : weights) {
    if (!asked_.emplace(force, weight, !is_first).second) continue;
    std::copy_if(probes.begin(), probes.end(), std::back_inserter(asked),
                 [weight](const Probe& probe) { return is_set_alone(weight, probe.course); });
  }
  const Seen more = learnt_.investigation.observe_all(asked);
  learnt_.foreign[force].insert(learnt_.foreign[force].end(), more.begin(), more.end());
}

// Returns false if the observed effect on two agents has another cause, or if they show no effect
// and all inputs of the first round show an effect with another cause.
bool OtherWeights::may_act_by(Weight weight, Force force, const std::vector<Variant>& bases) {
  Seen first;
  std::copy_if(learnt_.foreign[force].begin(), learnt_.foreign[force].end(),
               std::back_inserter(first),
               [&](const Observation* one) { return is_set_alone(weight, one->scene.course); });
  const auto pair = std::find_if(first.begin(), first.end(), [](const Observation* one) {
    return one->scene.flock.size() == 2;
  });
  if (pair == first.end() || has_nan(**pair)) return true;
  if (!ForceSearch(force, {weight}, {*pair}, learnt_.budget).may_find(bases)) return false;
  if (!reproduces_all(bases.front(), {*pair}, learnt_.budget)) return true;
  const std::array parts = {first, at_rest(first)};
  return std::any_of(parts.begin(), parts.end(), [&](const Seen& part) {
    if (part.empty()) return false;
    const ForceFinding found = find_force(force, bases, {weight}, part, learnt_.budget);
    return found.is_nowhere || learnt_.budget.is_spent() ||
           (!found.is_silent && !found.survivors.empty());
  });
}

// First observes a few inputs for each weight, since most weights have no effect; then more inputs
// for the weights that this force may use. Returns these weights.
std::vector<Weight> OtherWeights::ask_by_other_weights(Force force,
                                                       const std::vector<Variant>& bases) {
  ask_by(other_weights_of(force), force, true);
  std::vector<Weight> acting = weights_that_act(force, bases.front());
  std::erase_if(acting, [&](Weight weight) { return !may_act_by(weight, force, bases); });
  ask_by(acting, force, false);
  return acting;
}

// Finds a force that ignores its own weight but depends on another weight, or on none. Agents at
// rest have no alignment, so they show only the other forces.
void OtherWeights::look_elsewhere(Force force) {
  if (!may_share_weights()) return;
  const BudgetLimit limit(learnt_.budget, kBudgetForWide);
  const std::vector<Variant> bases = also_in_place(learnt_.bases_beside_others(force));
  const std::vector<Weight> weights = ask_by_other_weights(force, bases);
  const Seen& seen = learnt_.foreign[force];
  for (const Seen& part : {seen, at_rest(seen)}) {
    ForceFinding elsewhere = find_force(force, bases, weights, part, learnt_.budget);
    learnt_.findings[force].is_missing = elsewhere.is_silent;
    if (elsewhere.is_silent || elsewhere.is_nowhere) return;
    if (elsewhere.survivors.empty()) continue;
    learnt_.findings[force] = std::move(elsewhere);
    return;
  }
}

}  // namespace flocking::explain
