#include "explain/study.h"

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

#include "explain/explanation.h"
#include "explain/formula_search.h"
#include "explain/pair_search.h"

namespace flocking::explain {
namespace {

constexpr double kStrange = 20.0;                      // the cost of a force that is not understood
constexpr std::uint64_t kBudgetForOrder = 10'000'000;  // the right one is soon seen to be right

}  // namespace

bool Study::learn(std::size_t format) {
  if (!investigation_.learn_format(format, ReadingOrder::kAsGiven)) return false;
  if (format > 0 && investigation_.format().has_odd_positions) return false;
  step_ = find_step(investigation_, budget_);
  investigation_.begin_with_forces();
  const std::vector<Force> forces(kForces.begin(), kForces.end());
  const auto may_be = [this](Force force) { return may_be_understood(force, probes_of(force)); };
  if (format > 0 && std::none_of(forces.begin(), forces.end(), may_be)) return false;
  learn_forces(forces);
  if (lengthen_steps()) learn_forces(forces);
  learn_rest();
  return true;
}

bool Study::learn_if_clearer(ReadingOrder order, const Study& as_given) {
  if (!investigation_.learn_format_of(as_given.investigation_, order)) return false;
  step_ = as_given.step_;
  for (std::vector<Variant>* rules : {&step_.rules, &step_.all_rules}) {
    for (Variant& rule : *rules) rule.set(Slot::kReadingOrder, order);
  }
  std::vector<Force> forces(kForces.begin(), kForces.end());
  const auto others = std::stable_partition(
      forces.begin(), forces.end(), [&](Force force) { return as_given.may_be_misread(force); });
  const std::vector<Force> misread(forces.begin(), others);
  const auto becomes_known = [this](Force force) {
    if (!may_be_understood(force, probes_of(force))) return false;
    if (const auto few = found_in_few(force); few.is_silent || few.survivors.empty()) return false;
    learn_forces({force});
    return !is_open(force);
  };
  const auto known = [&] {
    const BudgetLimit limit(budget_, kBudgetForOrder);
    return std::find_if(misread.begin(), misread.end(), becomes_known);
  }();
  if (known == misread.end()) return false;
  const BudgetLimit limit(budget_, kBudgetForOrder);  // what was left may be too little
  forces.erase(std::find(forces.begin(), forces.end(), *known));
  if (least_strangeness(*known, forces, as_given) >= as_given.strangeness()) return false;
  learn_forces(forces);
  if (!is_clear() && strangeness() >= as_given.strangeness()) return false;
  learn_rest();
  return true;
}

// Not where it does to one of two agents what nothing does that is known.
bool Study::may_be_understood(Force force, const std::vector<Probe>& probes) {
  const Seen pairs = investigation_.observe_all({probes[0], probes[1]});
  return std::all_of(pairs.begin(), pairs.end(), [&](const Observation* pair) {
    return ForceSearch(force, {Weight::kOwn, Weight::kTwice}, {pair}, budget_)
        .may_find(bases_for(force));
  });
}

// Of two agents, of three, and of those in the middle, in which separation is cut.
ForceFinding Study::found_in_few(Force force) {
  const std::vector<Probe> probes = probes_of(force);
  const std::vector<Probe> few = {probes[0], probes[1], probes[2], probes[probes.size() / 2]};
  const Seen seen = investigation_.observe_all(few);
  const std::vector<Variant> bases = also_in_place(bases_for(force));
  return find_force(force, bases, {Weight::kOwn, Weight::kTwice}, seen, budget_);
}

// Those of forces that are not understood each by itself: more is seen so.
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
  investigation_.announce(together);
  for (const RareProbes& rare : told) {
    const Observation* seen = investigation_.observe(rare.together);
    if (seen != nullptr && is_foretold(*seen)) continue;
    if (seen != nullptr) investigation_.forget_last();  // it would count twice
    apart.insert(apart.end(), rare.apart.begin(), rare.apart.end());
  }
  investigation_.observe_all(apart);
  find_elsewhere();
}

// Whether it is known what the forces do that have a weight there.
bool Study::is_told(const CourseParameters& course) const {
  return std::all_of(kForces.begin(), kForces.end(), [&](Force force) {
    const ForceFinding& own = finding(force);
    return weight_of(course, force) == 0.0 || (!own.survivors.empty() && !own.is_doubtful);
  });
}

// Whether it is what the likeliest of what is known prints, all of it numbers.
bool Study::is_foretold(const Observation& seen) const {
  if (!seen.is_complete || has_nan(seen)) return false;
  const std::vector<Variant> whole =
      also_in_place(with_known(bases_for(Force::kCohesion), [](Force) { return true; }));
  return std::any_of(whole.begin(), whole.end(),
                     [&](const Variant& variant) { return reproduces(variant, seen, budget_); });
}

// One for each way in which what is printed may follow from the force.
std::vector<Variant> Study::bases_for(Force force) const {
  std::vector<Variant> bases;
  const bool is_short = prints_positions_only(investigation_.format().variant);
  for (const Variant& rules : step_.rules) {
    const auto is_same = [&](const Variant& other) {
      return other.choice(Slot::kStepDt) == rules.choice(Slot::kStepDt) &&
             other.choice(Slot::kStepVelocity) == rules.choice(Slot::kStepVelocity) &&
             (!is_short || other.choice(Slot::kStepPosition) == rules.choice(Slot::kStepPosition));
    };
    if (std::any_of(bases.begin(), bases.end(), is_same)) continue;
    bases.push_back(without_forces(rules));
  }
  const bool moves_far =
      is_short || step_.regime.dt > 1e-3 || position_power(step_.rules.front()) == 0;
  return force == Force::kAlignment || moves_far ? also_in_place(bases) : bases;
}

std::vector<Probe> Study::probes_of(Force force) const {
  const bool is_slow = step_.rules.front().at<Speed>(Slot::kStepSpeed) == Speed::kCut;
  return is_slow ? strong_probes(force, step_.regime) : force_probes(force, step_.regime);
}

void Study::learn_forces(const std::vector<Force>& forces) {
  for (const Force force : forces) own(force) = investigation_.observe_all(probes_of(force));
  for (const Force force : forces) find_by_own_weight(force);
}

bool Study::widen() {
  if (is_clear() || step_.rules.size() == step_.all_rules.size()) return false;
  narrow_rules_ = std::move(step_.rules);
  narrow_findings_ = findings_;
  step_.rules = step_.all_rules;
  find_forces();
  look_further();
  return true;
}

void Study::narrow() {
  step_.rules = std::move(narrow_rules_);
  findings_ = std::move(narrow_findings_);
}

void Study::find_forces() {
  for (const Force force : kForces) find_by_own_weight(force);
  find_elsewhere();
}

void Study::find_elsewhere() {
  for (const Force force : kForces) {
    const ForceFinding& own_finding = finding(force);
    if (own_finding.is_silent || own_finding.survivors.empty() || own_finding.is_doubtful) {
      look_elsewhere(force);
    }
  }
  for (const Force force : kForces) {
    if (finding(force).survivors.empty()) find_beside_others(force);
  }
}

// In the inputs of cohesion and alignment F_Smax is 0.
bool Study::may_be_cut_together() const {
  const auto is_still = [this](Force force) {
    return finding(force).is_silent || finding(force).is_nowhere;
  };
  return is_still(Force::kCohesion) && is_still(Force::kAlignment);
}

// Where all forces together are cut to F_Smax nothing is seen of any, but where it is large. Where
// they are assigned instead of added each is seen by itself, but for nobody alone.
void Study::find_by_total(Total total) {
  if (total == Total::kCut && !may_be_cut_together()) return;
  const auto is_looked_for = [&](Force force) {  // separation may be cut by itself
    return (total != Total::kCut || force != Force::kSeparation) &&
           (finding(force).is_silent || is_open(force));
  };
  if (std::none_of(kForces.begin(), kForces.end(), is_looked_for)) return;
  const auto before = std::tuple(step_.rules, findings_, own_);
  for (Variant& rule : step_.rules) rule.set(Slot::kStepTotal, total);
  const auto ask_strongly = [&](Force force) {
    if (total == Total::kCut) {
      own(force) = investigation_.observe_all(strong_probes(force, step_.regime));
    }
  };
  const bool is_found = std::any_of(kForces.begin(), kForces.end(), [&](Force force) {
    if (!is_looked_for(force)) return false;
    if (total == Total::kCut && !may_be_understood(force, strong_probes(force, step_.regime))) {
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
    std::tie(step_.rules, findings_, own_) = before;
  }
}

void Study::look_further() {
  find_by_measure();
  find_pairs();
  for (const Force force : kForces) {
    if (is_open(force)) find_formula(force);
  }
  for (const Total total : {Total::kCut, Total::kLastCalled}) find_by_total(total);
}

// One that has no name, alone or beside what is known of the others; where it does not act by its
// own weight, by one by which something acts.
void Study::find_formula(Force force) {
  if (!finding(force).is_silent) {
    find_formula_by(Weight::kOwn, force, own(force));
    return;
  }
  for (const Weight weight : weights_that_act(force, bases_beside_others(force).front())) {
    if (find_formula_by(weight, force, foreign(force))) return;
  }
}

bool Study::find_formula_by(Weight weight, Force force, const Seen& others) {
  Seen& pairs = pairs_[{force, weight}];
  if (pairs.empty()) {
    pairs = investigation_.observe_all(formula_probes(force, weight, step_.regime));
  }
  const bool is_own = weight == Weight::kOwn;
  const std::vector<Variant> bases = is_own ? bases_for(force) : bases_beside_others(force);
  std::vector<Variant> formulas = find_formulas(force, weight, bases, {pairs, others}, budget_);
  if (formulas.empty()) return false;
  found(force) = {.survivors = std::move(formulas)};
  return true;
}

// In the last two probes, where its radius is wide, another force with this one's weight may act.
// Forces may be so strong that even in the shortest time step agents move.
void Study::find_by_own_weight(Force force) {
  const std::vector<Weight> weights = {Weight::kOwn, Weight::kTwice};
  const std::vector<Variant> bases = bases_for(force);
  const std::size_t narrow_ones = own(force).size() > 2 ? own(force).size() - 2 : 0;
  const Seen narrow(own(force).begin(),
                    own(force).begin() + static_cast<std::ptrdiff_t>(narrow_ones));
  ForceSearch in_narrow(force, weights, narrow, budget_);
  ForceSearch in_all(force, weights, own(force), budget_);
  std::optional<ForceFinding> doubtful;
  for (const std::vector<Variant>& tried : {bases, in_place(bases)}) {
    found(force) = in_narrow.find(tried);
    is_quiet_[static_cast<std::size_t>(force)] = finding(force).is_silent;
    if (finding(force).is_silent) {
      const BudgetLimit limit(budget_, kBudgetForWide);
      found(force) = in_all.find(tried);
    }
    if (finding(force).is_nowhere) return;
    if (finding(force).survivors.empty()) continue;
    keep_where_wide(force);
    if (!finding(force).is_doubtful) return;
    if (!doubtful) doubtful = finding(force);
  }
  if (doubtful) found(force) = *std::move(doubtful);
}

// Those that reproduce the last two probes, or one of them, or at least the others.
void Study::keep_where_wide(Force force) {
  const Observation& last = *own(force).back();
  const Observation& before = *own(force)[own(force).size() - 2];
  const std::vector<Seen> wide = {{&last, &before}, {&before}, {&last}, {}};
  std::vector<Variant> survivors = std::move(found(force).survivors);
  for (const Seen& part : wide) {
    std::copy_if(survivors.begin(), survivors.end(), std::back_inserter(found(force).survivors),
                 [&](const Variant& variant) { return reproduces_all(variant, part, budget_); });
    found(force).is_doubtful = part.size() != 2;
    if (!finding(force).survivors.empty()) return;
  }
}

// With what is known of such forces in place.
std::vector<Variant> Study::with_known(std::vector<Variant> bases,
                                       const std::function<bool(Force)>& is_such) const {
  for (Variant& base : bases) {
    for (const Force force : kForces) {
      if (!is_such(force) || finding(force).survivors.empty()) continue;
      base = with_force_of(base, force, finding(force).survivors.front());
    }
  }
  return bases;
}

std::vector<Variant> Study::bases_beside_others(Force force) const {
  return with_known(bases_for(force), [force](Force other) { return other != force; });
}

// Where the others do nothing there it would be what was tried by its own weight.
void Study::find_beside_others(Force force) {
  const std::vector<Variant> alone = bases_for(force);
  const std::vector<Variant> beside = bases_beside_others(force);
  std::vector<Variant> bases;
  for (std::size_t i = 0; i < alone.size(); ++i) {
    if (!move_alike(alone[i], beside[i], own(force))) bases.push_back(beside[i]);
  }
  if (bases.empty()) return;
  found(force) = find_force(force, bases, {Weight::kOwn, Weight::kTwice}, own(force), budget_);
}

bool Study::is_clear() const {
  return std::all_of(findings_.begin(), findings_.end(), [](const ForceFinding& finding) {
    return finding.is_nowhere || (!finding.survivors.empty() && !finding.is_doubtful);
  });
}

// What a force is seen to do, as a cost.
double Study::strangeness_of(Force force) const {
  const ForceFinding& found = finding(force);
  if (found.is_nowhere) return 0.0;
  if (found.survivors.empty() || found.is_doubtful) return kStrange;
  return cost_of(found.survivors.front()) - cost_of(step_.rules.front());
}

double Study::strangeness() const {
  return std::accumulate(kForces.begin(), kForces.end(), 0.0,
                         [this](double sum, Force force) { return sum + strangeness_of(force); });
}

// Before all is asked of `others`: those that are not misread are in any order what they are.
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
  // With another force's radius or weight it may be that they were only read in another order.
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
  if (is_open(force)) return true;
  // No order of reading makes a force depend on no weight.
  const auto weight = finding(force).survivors.front().at<Weight>(weight_slot(force));
  return weight != Weight::kNone;
}

bool Study::is_uncut() const {
  return is_understood(Force::kSeparation) &&
         finding(Force::kSeparation).survivors.front().at<Clamp>(Slot::kSeparationClamp) ==
             Clamp::kNone;
}

bool Study::is_open(Force force) const {
  const ForceFinding& own = finding(force);
  if (own.is_nowhere) return false;
  return own.survivors.empty() || own.is_doubtful || (own.is_silent && !own.is_missing);
}

}  // namespace flocking::explain
