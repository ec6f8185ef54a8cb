#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <tuple>
#include <utility>

#include "explain/formula_sample.h"
#include "explain/pair_search.h"
#include "explain/probes.h"
#include "explain/study.h"

/// Forces that act by another's weight, or by none, two that act by one, and distances that are
/// measured in another way.
namespace flocking::explain {
namespace {

std::vector<const Observation*> at_rest(const std::vector<const Observation*>& seen) {
  std::vector<const Observation*> resting;
  std::copy_if(seen.begin(), seen.end(), std::back_inserter(resting),
               [](const Observation* one) { return one->scene.flock.agents[0].vx == 0.0; });
  return resting;
}

// Whether no other weight is set, and that one is unless it is none.
bool is_set_alone(Weight weight, const CourseParameters& course) {
  return std::all_of(kForces.begin(), kForces.end(), [&](Force force) {
    return (weight_of(course, force) != 0.0) == (weight == own_weight(force));
  });
}

}  // namespace

std::size_t Study::open_forces() const {
  return static_cast<std::size_t>(std::count_if(kForces.begin(), kForces.end(),
                                                [this](Force force) { return is_open(force); }));
}

// Whether a force counts by such a distance; one that is only a little shorter shows best where it
// is divided by.
bool Study::may_measure_so(Measure measure) const {
  const bool is_square = measure == Measure::kSquare || measure == Measure::kSquareOfOffset;
  const Who who = is_square ? Who::kSquareOfDistance : Who::kDiamond;
  if (measure == Measure::kRootOfWhole) return is_open(Force::kSeparation);
  return std::any_of(kForces.begin(), kForces.end(), [&](Force force) {
    const ForceFinding& own = finding(force);
    return !is_open(force) && !own.survivors.empty() &&
           own.survivors.front().at<Who>(who_slot(force)) == who;
  });
}

// Where several forces go by a distance that is none. Only what makes a force known is taken; the
// others are looked for again by it.
void Study::find_by_measure() {
  const auto before = std::pair(step_.rules, findings_);
  auto best = before;
  const std::size_t open_before = open_forces();
  if (open_before == 0) return;
  auto least = std::pair(open_before, 0.0);
  for (const std::uint8_t choice : offered_choices(Slot::kMeasure)) {
    const auto measure = static_cast<Measure>(choice);
    if (choice == 0 || !may_measure_so(measure)) continue;
    find_by_measure(measure);
    if (const auto now = std::pair(open_forces(), strangeness()); now < least) {
      least = now;
      best = {step_.rules, findings_};
    }
    std::tie(step_.rules, findings_) = before;
  }
  if (least.first == open_before) return;
  std::tie(step_.rules, findings_) = best;
  find_forces();
  if (open_forces() >= open_before) std::tie(step_.rules, findings_) = before;
}

void Study::find_by_measure(Measure measure) {
  const BudgetLimit limit(budget_, kBudgetForWide);
  for (Variant& rule : step_.rules) rule.set(Slot::kMeasure, measure);
  for (const Force force : kForces) {
    if (is_open(force) && may_be_understood(force, probes_of(force))) find_by_own_weight(force);
  }
}

// All inputs in which no other weight is set.
Study::Seen Study::seen_by(Weight weight) const {
  Seen seen;
  const auto take = [&](const Observation* one) {
    if (is_set_alone(weight, one->scene.course)) seen.push_back(one);
  };
  for (const Force force : kForces) {
    const auto k = static_cast<std::size_t>(force);
    std::for_each(own_[k].begin(), own_[k].end(), take);
    std::for_each(foreign_[k].begin(), foreign_[k].end(), take);
  }
  return seen;
}

// It may be added several times, and where whole numbers are compared what is below 1 stays.
bool Study::may_be_cut_to_alignment_radius() const {
  constexpr double kMostTimes = 10.0;
  constexpr double kNotWhole = 1.0;
  const Seen& all = own_[static_cast<std::size_t>(Force::kSeparation)];
  return std::all_of(all.begin(), all.end(), [&](const Observation* one) {
    const double most = std::max(kNotWhole, kMostTimes * one->scene.course.alignment_radius);
    const auto samples = samples_of(Force::kSeparation, Weight::kOwn, step_.rules.front(), {one});
    return std::all_of(samples.begin(), samples.end(), [most](const FormulaSample& sample) {
      const double allowed = most * sample.own.weight + 2.0 * sample.tolerance;
      return std::fabs(sample.felt.x) <= allowed && std::fabs(sample.felt.y) <= allowed;
    });
  });
}

// Whether a force that depends on no weight shows beside those that do.
bool Study::shows_weightless() const {
  constexpr double kStrongForce = 20.0;
  double change = kStrongForce;
  for (int k = 0; k < velocity_power(step_.rules.front()); ++k) change *= step_.regime.dt;
  const auto digits = investigation_.format().variant.at<Digits>(Slot::kPrintingDigits);
  return half_digit(digits, change) < change;
}

// Each force depends on one weight, or none: where each of the three weights does something, no two
// forces depend on one.
bool Study::may_share_weights() const {
  const auto is_idle = [this](Force force) {  // its weight
    const ForceFinding& own = finding(force);
    if (own.is_silent || own.survivors.empty()) return own.is_silent;
    const auto weight = own.survivors.front().at<Weight>(weight_slot(force));
    return weight != Weight::kOwn && weight != Weight::kTwice;
  };
  return shows_weightless() || std::any_of(kForces.begin(), kForces.end(), is_idle);
}

// Two forces that depend on one weight are never seen alone.
void Study::find_pairs() {
  std::vector<Force> open;
  std::copy_if(kForces.begin(), kForces.end(), std::back_inserter(open),
               [this](Force force) { return is_open(force); });
  if (open.size() < 2 || !may_share_weights()) return;
  for (const Weight weight :
       {Weight::kCohesion, Weight::kSeparation, Weight::kAlignment, Weight::kNone}) {
    if (!find_pair_by(weight, open)) continue;
    for (const Force force : open) {
      if (is_open(force)) look_elsewhere(force);
    }
    return;
  }
}

// Where all three depend on it two of them are seen among agents at rest.
bool Study::find_pair_by(Weight weight, const std::vector<Force>& open) {
  const Seen seen = seen_by(weight);
  std::vector<Variant> bases = bases_for(Force::kCohesion);
  std::erase_if(bases, [](const Variant& base) {
    return base.at<Buffers>(Slot::kStepBuffers) == Buffers::kInPlace;
  });
  bases = with_known(std::move(bases), [&open](Force other) {
    return std::find(open.begin(), open.end(), other) == open.end();
  });
  const bool is_silent = reproduces_all(bases.front(), seen, budget_);
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

// Among agents at rest nothing else acts: where by each of two weights something does they do not
// depend on one.
bool Study::may_cohesion_and_separation_be_one_pair() const {
  const auto is_still = [this](Force force) {
    const Seen resting = at_rest(own_[static_cast<std::size_t>(force)]);
    return resting.empty() || reproduces_all(without_forces(step_.rules.front()), resting, budget_);
  };
  return shows_weightless() || is_still(Force::kCohesion) || is_still(Force::kSeparation);
}

bool Study::find_pair_in(Weight weight, const std::array<Force, 2>& forces,
                         const std::vector<Variant>& bases, const Seen& seen) {
  PairOfForces pair{forces, {}};
  for (std::size_t k = 0; k < 2; ++k) {
    const bool is_own = weight == own_weight(forces[k]);
    pair.weights[k] = {weight};
    if (is_own) pair.weights[k] = {Weight::kOwn, Weight::kTwice};
  }
  const auto survivors = find_pair(pair, bases, seen, budget_);
  if (survivors[0].empty()) return false;
  for (std::size_t k = 0; k < 2; ++k) found(forces[k]) = {.survivors = survivors[k]};
  return true;
}

// The other weights, or none, by which it may act. What acts by the weight of a force that is not
// understood is more likely that one. Cohesion by the weight of one that is silent was seen in none
// of its inputs; alignment is not seen among agents at rest, nor separation where F_Smax is 0.
std::vector<Weight> Study::other_weights_of(Force force) const {
  std::vector<Weight> others = {Weight::kNone};
  for (const Force other : kForces) {
    if (other == force) continue;
    const bool is_silent = finding(other).is_silent;
    if (is_silent && force == Force::kCohesion) continue;
    const bool is_anothers = is_open(other) && !is_silent;
    if (!is_anothers || finding(force).is_silent) others.push_back(own_weight(other));
  }
  return others;
}

// Those with which something acts that `base` does not tell of.
std::vector<Weight> Study::weights_that_act(Force force, const Variant& base) const {
  std::vector<Weight> acting = other_weights_of(force);
  std::erase_if(acting,
                [&](Weight weight) { return reproduces_all(base, seen_by(weight), budget_); });
  return acting;
}

void Study::ask_by(const std::vector<Weight>& weights, Force force, bool is_first) {
  std::vector<Probe> probes = is_first ? first_foreign_weight_probes(force, step_.regime)
                                       : foreign_weight_probes(force, step_.regime);
  if (!is_first) probes.erase(probes.begin(), probes.begin() + kForces.size());  // known
  std::vector<Probe> asked;
  for (const Weight weight : weights) {
    if (!asked_.emplace(force, weight, !is_first).second) continue;
    std::copy_if(probes.begin(), probes.end(), std::back_inserter(asked),
                 [weight](const Probe& probe) { return is_set_alone(weight, probe.course); });
  }
  const Seen more = investigation_.observe_all(asked);
  foreign(force).insert(foreign(force).end(), more.begin(), more.end());
}

// Not where what it does to two agents is seen to be something else; nor where it does nothing to
// them and what is seen in all that was asked first is something else.
bool Study::may_act_by(Weight weight, Force force, const std::vector<Variant>& bases) {
  Seen first;
  std::copy_if(foreign(force).begin(), foreign(force).end(), std::back_inserter(first),
               [&](const Observation* one) { return is_set_alone(weight, one->scene.course); });
  const auto pair = std::find_if(first.begin(), first.end(), [](const Observation* one) {
    return one->scene.flock.size() == 2;
  });
  if (pair == first.end() || has_nan(**pair)) return true;
  if (!ForceSearch(force, {weight}, {*pair}, budget_).may_find(bases)) return false;
  if (!reproduces_all(bases.front(), {*pair}, budget_)) return true;
  const std::array parts = {first, at_rest(first)};
  return std::any_of(parts.begin(), parts.end(), [&](const Seen& part) {
    if (part.empty()) return false;
    const ForceFinding found = find_force(force, bases, {weight}, part, budget_);
    return found.is_nowhere || budget_.is_spent() || (!found.is_silent && !found.survivors.empty());
  });
}

// By most weights nothing acts: that is seen in a few inputs. Of those by which something does more
// are asked, which do not change that.
std::vector<Weight> Study::ask_by_other_weights(Force force, const std::vector<Variant>& bases) {
  ask_by(other_weights_of(force), force, true);
  std::vector<Weight> acting = weights_that_act(force, bases.front());
  std::erase_if(acting, [&](Weight weight) { return !may_act_by(weight, force, bases); });
  ask_by(acting, force, false);
  return acting;
}

// A force that does not depend on its weight may depend on another's, or on none. Among agents at
// rest there is no alignment beside it.
void Study::look_elsewhere(Force force) {
  if (!may_share_weights()) return;
  const BudgetLimit limit(budget_, kBudgetForWide);
  const std::vector<Variant> bases = also_in_place(bases_beside_others(force));
  const std::vector<Weight> weights = ask_by_other_weights(force, bases);
  const Seen& seen = foreign(force);
  for (const Seen& part : {seen, at_rest(seen)}) {
    ForceFinding elsewhere = find_force(force, bases, weights, part, budget_);
    found(force).is_missing = elsewhere.is_silent;
    if (elsewhere.is_silent || elsewhere.is_nowhere) return;
    if (elsewhere.survivors.empty()) continue;
    found(force) = std::move(elsewhere);
    return;
  }
}

}  // namespace flocking::explain
