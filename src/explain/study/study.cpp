#include "explain/study/study.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

#include "explain/search/formula_sample.h"
#include "explain/study/long_steps.h"
#include "explain/study/pair_study.h"
#include "observe/format_study.h"
#include "variant/likelihood.h"

namespace flocking::explain {
namespace {

constexpr double kStrange = 20.0;                      // cost of a force that is not understood
constexpr std::uint64_t kBudgetForOrder = 10'000'000;  // the right reading order is found quickly

}  // namespace

bool Study::learn(std::size_t format) {
  if (!learn_format(learnt_.investigation, format, ReadingOrder::kAsGiven)) return false;
  if (format > 0 && learnt_.investigation.format().has_odd_positions) return false;
  learnt_.step = find_step(learnt_.investigation, learnt_.budget);
  learnt_.investigation.begin_with_forces();
  const std::vector<Force> forces(kForces.begin(), kForces.end());
  const auto may_be = [this](Force force) {
    return learnt_.may_be_understood(force, learnt_.probes_of(force));
  };
  if (format > 0 && std::none_of(forces.begin(), forces.end(), may_be)) return false;
  learn_forces(forces);
  if (lengthen_steps(learnt_)) learn_forces(forces);
  learn_rest();
  return true;
}

bool Study::learn_if_clearer(ReadingOrder order, const Study& as_given) {
  if (!learnt_.investigation.learn_format_of(as_given.learnt_.investigation, order)) return false;
  learnt_.step = as_given.learnt_.step;
  for (std::vector<Variant>* rules : {&learnt_.step.rules, &learnt_.step.all_rules}) {
    for (Variant& rule : *rules) rule.set(Slot::kReadingOrder, order);
  }
  std::vector<Force> forces(kForces.begin(), kForces.end());
  const auto others = std::stable_partition(
      forces.begin(), forces.end(), [&](Force force) { return as_given.may_be_misread(force); });
  const std::vector<Force> misread(forces.begin(), others);
  const auto becomes_known = [this](Force force) {
    if (!learnt_.may_be_understood(force, learnt_.probes_of(force))) return false;
    if (const auto few = found_in_few(force); few.is_silent || few.survivors.empty()) return false;
    learn_forces({force});
    return !learnt_.is_open(force);
  };
  const auto known = [&] {
    const BudgetLimit limit(learnt_.budget, kBudgetForOrder);
    return std::find_if(misread.begin(), misread.end(), becomes_known);
  }();
  if (known == misread.end()) return false;
  const BudgetLimit limit(learnt_.budget, kBudgetForOrder);  // the remaining budget may be smaller
  forces.erase(std::find(forces.begin(), forces.end(), *known));
  if (least_strangeness(*known, forces, as_given) >= as_given.strangeness()) return false;
  learn_forces(forces);
  if (!is_clear() && strangeness() >= as_given.strangeness()) return false;
  learn_rest();
  return true;
}

// Searches with four probes; in one of them, separation is limited.
ForceFinding Study::found_in_few(Force force) {
  const std::vector<Probe> probes = learnt_.probes_of(force);
  const std::vector<Probe> few = {probes[0], probes[1], probes[2], probes[probes.size() / 2]};
  const Learnt::Seen seen = learnt_.investigation.observe_all(few);
  const std::vector<Variant> bases = also_in_place(learnt_.bases_for(force));
  return find_force(force, bases, {Weight::kOwn, Weight::kTwice}, seen, learnt_.budget);
}

// Runs the rare probes: together if their forces are understood, else separately, which shows more.
void Study::learn_rest() {
  std::vector<RareProbes> told;
  std::vector<Probe> apart;
  for (RareProbes& rare : rare_probes_by_course()) {
    if (rare.apart.size() > 1 && is_told(rare.together.course)) {
      told.push_back(std::move(rare));
    } else {
      apart.insert(apart.end(), rare.apart.begin(), rare.apart.end());
    }
  }
  std::vector<Probe> together;
  for (const RareProbes& rare : told) together.push_back(rare.together);
  learnt_.investigation.announce(together);
  for (const RareProbes& rare : told) {
    const Observation* seen = learnt_.investigation.observe(rare.together);
    if (seen != nullptr && is_foretold(*seen)) continue;
    if (seen != nullptr) learnt_.investigation.forget_last();  // it would count twice
    apart.insert(apart.end(), rare.apart.begin(), rare.apart.end());
  }
  learnt_.investigation.observe_all(apart);
  find_elsewhere();
}

// Returns true if all forces that have a weight in this input are known.
bool Study::is_told(const CourseParameters& course) const {
  return std::all_of(kForces.begin(), kForces.end(), [&](Force force) {
    const ForceFinding& own = finding(force);
    return weight_of(course, force) == 0.0 || (!own.survivors.empty() && !own.is_doubtful);
  });
}

// Returns true if the observation matches the likeliest known variants and contains no NaN.
bool Study::is_foretold(const Observation& seen) const {
  if (!seen.is_complete || has_nan(seen)) return false;
  const std::vector<Variant> whole = also_in_place(
      learnt_.with_known(learnt_.bases_for(Force::kCohesion), [](Force) { return true; }));
  return std::any_of(whole.begin(), whole.end(), [&](const Variant& variant) {
    return reproduces(variant, seen, learnt_.budget);
  });
}

void Study::learn_forces(const std::vector<Force>& forces) {
  for (const Force force : forces)
    learnt_.own[force] = learnt_.investigation.observe_all(learnt_.probes_of(force));
  for (const Force force : forces) find_by_own_weight(force);
}

bool Study::widen() {
  if (is_clear() || learnt_.step.rules.size() == learnt_.step.all_rules.size()) return false;
  narrow_rules_ = std::move(learnt_.step.rules);
  narrow_findings_ = learnt_.findings;
  learnt_.step.rules = learnt_.step.all_rules;
  find_forces();
  look_further();
  return true;
}

void Study::narrow() {
  learnt_.step.rules = std::move(narrow_rules_);
  learnt_.findings = std::move(narrow_findings_);
}

void Study::find_forces() {
  for (const Force force : kForces) find_by_own_weight(force);
  find_elsewhere();
}

void Study::find_elsewhere() {
  for (const Force force : kForces) {
    const ForceFinding& own_finding = finding(force);
    if (own_finding.is_silent || own_finding.survivors.empty() || own_finding.is_doubtful) {
      other_weights_.look_elsewhere(force);
    }
  }
  for (const Force force : kForces) {
    if (finding(force).survivors.empty()) find_beside_others(force);
  }
}

// If all forces are limited to F_Smax, which is 0 in these inputs, cohesion and alignment have no
// effect.
bool Study::may_be_cut_together() const {
  const auto is_still = [this](Force force) {
    return finding(force).is_silent || finding(force).is_nowhere;
  };
  return is_still(Force::kCohesion) && is_still(Force::kAlignment);
}

// Tries the rule `total` for the sum of all forces. If the sum is limited to F_Smax, forces are
// visible only with a large F_Smax. Forces that are assigned, not added, show in their own probes.
void Study::find_by_total(Total total) {
  if (total == Total::kCut && !may_be_cut_together()) return;
  const auto is_looked_for = [&](Force force) {  // separation always has a limit
    return (total != Total::kCut || force != Force::kSeparation) &&
           (finding(force).is_silent || learnt_.is_open(force));
  };
  if (std::none_of(kForces.begin(), kForces.end(), is_looked_for)) return;
  const auto before = std::tuple(learnt_.step.rules, learnt_.findings, learnt_.own);
  for (Variant& rule : learnt_.step.rules) rule.set(Slot::kStepTotal, total);
  const auto ask_strongly = [&](Force force) {
    if (total == Total::kCut) {
      learnt_.own[force] =
          learnt_.investigation.observe_all(strong_probes(force, learnt_.step.regime));
    }
  };
  const bool is_found = std::any_of(kForces.begin(), kForces.end(), [&](Force force) {
    if (!is_looked_for(force)) return false;
    if (total == Total::kCut &&
        !learnt_.may_be_understood(force, strong_probes(force, learnt_.step.regime))) {
      return false;
    }
    ask_strongly(force);
    find_by_own_weight(force);
    return is_understood(force);
  });
  if (is_found) {
    std::for_each(kForces.begin(), kForces.end(), ask_strongly);
    find_forces();
  } else {
    std::tie(learnt_.step.rules, learnt_.findings, learnt_.own) = before;
  }
}

std::size_t Study::open_forces() const {
  return static_cast<std::size_t>(std::count_if(
      kForces.begin(), kForces.end(), [this](Force force) { return learnt_.is_open(force); }));
}

// Returns true if a force seems to measure distances by `measure`. A distance that is only slightly
// shorter is best visible in divisions.
bool Study::may_measure_so(Measure measure) const {
  const bool is_square = measure == Measure::kSquare || measure == Measure::kSquareOfOffset;
  const Who who = is_square ? Who::kSquareOfDistance : Who::kDiamond;
  if (measure == Measure::kRootOfWhole) return learnt_.is_open(Force::kSeparation);
  return std::any_of(kForces.begin(), kForces.end(), [&](Force force) {
    const ForceFinding& own = finding(force);
    return !learnt_.is_open(force) && !own.survivors.empty() &&
           own.survivors.front().at<Who>(who_slot(force)) == who;
  });
}

// Tries other measures, if several forces use a wrong distance. Accepts a measure only if a force
// becomes known with it; then searches for the other forces again.
void Study::find_by_measure() {
  const auto before = std::pair(learnt_.step.rules, learnt_.findings);
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
      best = {learnt_.step.rules, learnt_.findings};
    }
    std::tie(learnt_.step.rules, learnt_.findings) = before;
  }
  if (least.first == open_before) return;
  std::tie(learnt_.step.rules, learnt_.findings) = best;
  find_forces();
  if (open_forces() >= open_before) std::tie(learnt_.step.rules, learnt_.findings) = before;
}

void Study::find_by_measure(Measure measure) {
  const BudgetLimit limit(learnt_.budget, kBudgetForWide);
  for (Variant& rule : learnt_.step.rules) rule.set(Slot::kMeasure, measure);
  for (const Force force : kForces) {
    if (learnt_.is_open(force) && learnt_.may_be_understood(force, learnt_.probes_of(force)))
      find_by_own_weight(force);
  }
}

// Allows for a force that is added several times, and for comparisons of integers.
bool Study::may_be_cut_to_alignment_radius() const {
  constexpr double kMostTimes = 10.0;
  constexpr double kNotWhole = 1.0;
  const Learnt::Seen& all = learnt_.own[Force::kSeparation];
  return std::all_of(all.begin(), all.end(), [&](const Observation* one) {
    const double most = std::max(kNotWhole, kMostTimes * one->scene.course.alignment_radius);
    const auto samples =
        samples_of(Force::kSeparation, Weight::kOwn, learnt_.step.rules.front(), {one});
    return std::all_of(samples.begin(), samples.end(), [most](const FormulaSample& sample) {
      const double allowed = most * sample.own.weight + 2.0 * sample.tolerance;
      return std::fabs(sample.felt.x) <= allowed && std::fabs(sample.felt.y) <= allowed;
    });
  });
}

void Study::look_further() {
  find_by_measure();
  PairStudy(learnt_, other_weights_).find_pairs();
  for (const Force force : kForces) {
    if (learnt_.is_open(force)) formulas_.find(force);
  }
  for (const Total total : {Total::kCut, Total::kLastCalled}) find_by_total(total);
}

// Ignores the last two probes, whose wide radii may let another force with this weight act. Strong
// forces may move agents even in the shortest time step.
void Study::find_by_own_weight(Force force) {
  const std::vector<Weight> weights = {Weight::kOwn, Weight::kTwice};
  const std::vector<Variant> bases = learnt_.bases_for(force);
  const std::size_t narrow_ones = learnt_.own[force].size() > 2 ? learnt_.own[force].size() - 2 : 0;
  const Learnt::Seen narrow(learnt_.own[force].begin(),
                            learnt_.own[force].begin() + static_cast<std::ptrdiff_t>(narrow_ones));
  ForceSearch in_narrow(force, weights, narrow, learnt_.budget);
  ForceSearch in_all(force, weights, learnt_.own[force], learnt_.budget);
  std::optional<ForceFinding> doubtful;
  for (const std::vector<Variant>& tried : {bases, in_place(bases)}) {
    learnt_.findings[force] = in_narrow.find(tried);
    is_quiet_[force] = finding(force).is_silent;
    if (finding(force).is_silent) {
      const BudgetLimit limit(learnt_.budget, kBudgetForWide);
      learnt_.findings[force] = in_all.find(tried);
    }
    if (finding(force).is_nowhere) return;
    if (finding(force).survivors.empty()) continue;
    keep_where_wide(force);
    if (!finding(force).is_doubtful) return;
    if (!doubtful) doubtful = finding(force);
  }
  if (doubtful) learnt_.findings[force] = *std::move(doubtful);
}

// Keeps the survivors that reproduce most of the last two probes: both, one or none.
void Study::keep_where_wide(Force force) {
  const Observation& last = *learnt_.own[force].back();
  const Observation& before = *learnt_.own[force][learnt_.own[force].size() - 2];
  const std::vector<Learnt::Seen> wide = {{&last, &before}, {&before}, {&last}, {}};
  std::vector<Variant> survivors = std::move(learnt_.findings[force].survivors);
  for (const Learnt::Seen& part : wide) {
    std::copy_if(
        survivors.begin(), survivors.end(), std::back_inserter(learnt_.findings[force].survivors),
        [&](const Variant& variant) { return reproduces_all(variant, part, learnt_.budget); });
    learnt_.findings[force].is_doubtful = part.size() != 2;
    if (!finding(force).survivors.empty()) return;
  }
}

// Skips bases in which the other forces have no effect, since these were tried before.
void Study::find_beside_others(Force force) {
  const std::vector<Variant> alone = learnt_.bases_for(force);
  const std::vector<Variant> beside = learnt_.bases_beside_others(force);
  std::vector<Variant> bases;
  for (std::size_t i = 0; i < alone.size(); ++i) {
    if (!move_alike(alone[i], beside[i], learnt_.own[force])) bases.push_back(beside[i]);
  }
  if (bases.empty()) return;
  learnt_.findings[force] =
      find_force(force, bases, {Weight::kOwn, Weight::kTwice}, learnt_.own[force], learnt_.budget);
}

bool Study::is_clear() const {
  return std::all_of(
      learnt_.findings.of.begin(), learnt_.findings.of.end(), [](const ForceFinding& finding) {
        return finding.is_nowhere || (!finding.survivors.empty() && !finding.is_doubtful);
      });
}

// Returns the cost of a force as observed.
double Study::strangeness_of(Force force) const {
  const ForceFinding& found = finding(force);
  if (found.is_nowhere) return 0.0;
  if (found.survivors.empty() || found.is_doubtful) return kStrange;
  return cost_of(found.survivors.front()) - cost_of(learnt_.step.rules.front());
}

double Study::strangeness() const {
  return std::accumulate(kForces.begin(), kForces.end(), 0.0,
                         [this](double sum, Force force) { return sum + strangeness_of(force); });
}

// Estimates the strangeness with few runs. Forces that are not misread do not depend on the order.
double Study::least_strangeness(Force known, const std::vector<Force>& others,
                                const Study& as_given) {
  return std::accumulate(others.begin(), others.end(), strangeness_of(known),
                         [&](double sum, Force force) {
                           if (!as_given.may_be_misread(force)) {
                             return sum + as_given.strangeness_of(force);
                           }
                           const ForceFinding few = found_in_few(force);
                           const bool is_open = few.survivors.empty() && !few.is_nowhere;
                           return is_open ? sum + kStrange : sum;
                         });
}

bool Study::is_understood(Force force) const {
  const ForceFinding& own = finding(force);
  if (own.survivors.empty() || own.is_doubtful || own.is_silent || own.is_nowhere) return false;
  // With another force's radius or weight, the force may be right in another reading order.
  const Variant& likeliest = own.survivors.front();
  const auto weight = likeliest.at<Weight>(weight_slot(force));
  const auto who = likeliest.at<Who>(who_slot(force));
  const bool has_foreign_weight = weight != Weight::kOwn && weight != Weight::kTwice;
  const bool has_foreign_radius = who == Who::kCohesionRadius || who == Who::kSeparationRadius ||
                                  who == Who::kAlignmentRadius || is_of_zones(who);
  return !has_foreign_weight && !has_foreign_radius;
}

bool Study::may_be_misread(Force force) const {
  if (is_understood(force) || finding(force).is_nowhere) return false;
  if (learnt_.is_open(force)) return true;
  // No reading order makes a force ignore all weights.
  const auto weight = finding(force).survivors.front().at<Weight>(weight_slot(force));
  return weight != Weight::kNone;
}

bool Study::is_uncut() const {
  return is_understood(Force::kSeparation) &&
         finding(Force::kSeparation).survivors.front().at<Clamp>(Slot::kSeparationClamp) ==
             Clamp::kNone;
}

}  // namespace flocking::explain
