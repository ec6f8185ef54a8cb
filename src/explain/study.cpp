#include "explain/study.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>

#include "explain/explanation.h"
#include "explain/kinematics.h"

namespace flocking::explain {
namespace {

constexpr double kRareRule = 3.2;  // where rules of the step are not seen, rare ones are not tried
constexpr double kStrange = 20.0;  // the cost of a force that is not understood

// The same start, two time steps, one four times as long as the other: whether most velocities
// change `ratio` times as much.
bool changes_by(double ratio, const std::vector<const Observation*>& seen) {
  if (seen.size() != 2 || seen[0]->frames.empty() || seen[1]->frames.empty()) return false;
  std::size_t so = 0;
  std::size_t otherwise = 0;
  for (std::size_t i = 0; i < seen[0]->frames[0].size(); ++i) {
    const AgentState& start = seen[0]->scene.flock.agents[i];
    const std::array<double, 2> from = {start.vx, start.vy};
    for (std::size_t k = 0; k < 2; ++k) {
      const double of_short = seen[0]->frames[0][i][k + 2] - from[k];
      const double of_long = seen[1]->frames[0][i][k + 2] - from[k];
      if (!std::isfinite(of_long / of_short) || std::fabs(of_short) < 0.1) continue;
      ++(std::fabs(of_long / of_short - ratio) < 0.03 * ratio ? so : otherwise);
    }
  }
  return so > otherwise;
}

bool keeps_velocities(const Observation& seen) {
  const std::vector<PrintedRow>& frame = seen.frames.back();
  for (std::size_t i = 0; i < frame.size(); ++i) {
    const AgentState& agent = seen.scene.flock.agents[i];
    const double off =
        std::max(std::fabs(frame[i][2] - agent.vx), std::fabs(frame[i][3] - agent.vy));
    if (off > 0.06) return false;
  }
  return !frame.empty();
}

std::vector<Variant> in_place(std::vector<Variant> variants) {
  for (Variant& variant : variants) variant.set(Slot::kStepBuffers, Buffers::kInPlace);
  return variants;
}

std::vector<Variant> also_in_place(std::vector<Variant> variants) {
  const std::vector<Variant> more = in_place(variants);
  variants.insert(variants.end(), more.begin(), more.end());
  return variants;
}

}  // namespace

bool Study::learn(std::size_t format, ReadingOrder order) {
  if (!lab_.learn_format(format, order)) return false;
  learn_step();
  learn_forces();
  return true;
}

Study::Seen Study::observe_all(const std::vector<Probe>& probes) {
  Seen seen;
  for (const Probe& probe : probes) {
    if (const Observation* one = lab_.observe(probe)) seen.push_back(one);
  }
  return seen;
}

void Study::learn_step() {
  const Seen pair = observe_all(time_step_probes());
  observe_all(mixed_probes());
  Variant base = lab_.format().variant;
  if (lab_.is_float()) base.set(Slot::kNumbers, Numbers::kFloat);
  const bool is_short = base.at<Columns>(Slot::kPrintingColumns) == Columns::kPositionOnly;
  for (const Variant& rules : step_rules(base)) {
    if (is_short && cost_of(rules) > cost_of(base) + kRareRule) continue;
    if (is_short || std::all_of(lab_.seen().begin(), lab_.seen().end(),
                                [&](const Observation& seen) { return moves_as(rules, seen); })) {
      rules_.push_back(rules);
    }
  }
  if (rules_.empty()) rules_.push_back(base);
  std::stable_sort(rules_.begin(), rules_.end(),
                   [](const Variant& a, const Variant& b) { return cost_of(a) < cost_of(b); });
  choose_regime(pair, is_short);
  all_rules_ = rules_;
  if (!is_short) keep_likely_rules(pair);
}

// Where it is seen how the velocity depends on the time step, and whether it is kept without
// forces, the other rules need not be tried.
void Study::keep_likely_rules(const Seen& time_steps) {
  const auto keep = [this](const auto& is_likely) {
    std::vector<Variant> likely;
    std::copy_if(rules_.begin(), rules_.end(), std::back_inserter(likely), is_likely);
    if (!likely.empty()) rules_ = std::move(likely);
  };
  const auto uses = [](const Variant& rules, Dt one, Dt other) {
    return rules.at<Dt>(Slot::kStepDt) == one || rules.at<Dt>(Slot::kStepDt) == other;
  };
  if (changes_by(4, time_steps)) {
    keep([&](const Variant& rules) { return uses(rules, Dt::kBoth, Dt::kNotPosition); });
  } else if (changes_by(1, time_steps)) {
    keep([&](const Variant& rules) { return uses(rules, Dt::kNotVelocity, Dt::kNeither); });
  } else if (changes_by(16, time_steps)) {
    keep([&](const Variant& rules) {
      return uses(rules, Dt::kSquaredVelocity, Dt::kSquaredVelocity);
    });
  }
  const Observation& reading = lab_.seen().front();
  if (!reading.frames.empty() && keeps_velocities(reading)) {
    keep([](const Variant& rules) {
      return rules.at<Velocity>(Slot::kStepVelocity) == Velocity::kAdded;
    });
  }
}

// So that a force is seen with many digits, and one that does not heed its weight is not.
void Study::choose_regime(const Seen& time_steps, bool prints_positions_only) {
  regime_.has_company = lab_.needs_company();
  regime_.is_moving = lab_.needs_motion();
  if (prints_positions_only) {
    regime_.weight = 100;
    regime_.dt = 1;
  } else if (changes_by(16, time_steps)) {
    regime_.dt = 1e-2;
  } else if (changes_by(1, time_steps)) {
    regime_.weight = 1e10;
  }
}

// One for each way in which the velocity may follow from the force.
std::vector<Variant> Study::bases_for(Force force) const {
  std::vector<Variant> bases;
  for (const Variant& rules : rules_) {
    const auto is_same = [&rules](const Variant& other) {
      return other.choice(Slot::kStepDt) == rules.choice(Slot::kStepDt) &&
             other.choice(Slot::kStepVelocity) == rules.choice(Slot::kStepVelocity);
    };
    if (std::any_of(bases.begin(), bases.end(), is_same)) continue;
    Variant base = rules;
    for (const Force other : kForces) base = without(base, other);
    bases.push_back(base);
  }
  const auto use = rules_.front().at<Dt>(Slot::kStepDt);
  const bool moves_far = regime_.dt > 1e-3 || use == Dt::kNotPosition || use == Dt::kNeither;
  return force == Force::kAlignment || moves_far ? also_in_place(bases) : bases;
}

void Study::learn_forces() {
  for (const Force force : kForces) own(force) = observe_all(force_probes(force, regime_));
  observe_all(rare_probes());
  find_forces();
}

bool Study::widen() {
  if (is_clear() || rules_.size() == all_rules_.size()) return false;
  rules_ = all_rules_;
  find_forces();
  return true;
}

void Study::find_forces() {
  for (const Force force : kForces) find_by_own_weight(force);
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

// Another force with this one's weight may act where its radius is wide, in the last two probes;
// and forces may be so strong that even in the shortest time step agents move.
void Study::find_by_own_weight(Force force) {
  const std::vector<Variant> bases = bases_for(force);
  for (const std::vector<Variant>& tried : {bases, in_place(bases)}) {
    found(force) = find_force(force, tried, {Weight::kOwn, Weight::kTwice}, own(force));
    if (!found(force).survivors.empty() || found(force).is_nowhere) return;
  }
  const std::size_t all = own(force).size();
  for (const std::size_t left_out : {all - 1, all - 2, all}) {
    Seen narrow;
    for (std::size_t i = 0; i < all; ++i) {
      const bool is_wide = i + 2 >= all;
      if (!is_wide || (left_out != all && i != left_out)) narrow.push_back(own(force)[i]);
    }
    found(force) = find_force(force, bases, {Weight::kOwn, Weight::kTwice}, narrow);
    found(force).is_doubtful = true;
    if (!found(force).survivors.empty()) return;
  }
}

// With what is known of the others in place.
std::vector<Variant> Study::bases_beside_others(Force force) const {
  std::vector<Variant> bases = bases_for(force);
  for (Variant& base : bases) {
    for (const Force other : kForces) {
      if (other == force || finding(other).survivors.empty()) continue;
      base = with_force_of(base, other, finding(other).survivors.front());
    }
  }
  return bases;
}

void Study::find_beside_others(Force force) {
  found(force) =
      find_force(force, bases_beside_others(force), {Weight::kOwn, Weight::kTwice}, own(force));
}

bool Study::is_clear() const {
  return std::all_of(findings_.begin(), findings_.end(), [](const ForceFinding& finding) {
    return finding.is_nowhere || (!finding.survivors.empty() && !finding.is_doubtful);
  });
}

// What forces are seen to do, as a cost.
double Study::strangeness() const {
  double sum = 0.0;
  for (const Force force : kForces) {
    const ForceFinding& found = finding(force);
    if (found.is_nowhere) continue;
    if (found.survivors.empty() || found.is_doubtful) {
      sum += kStrange;
    } else {
      sum += cost_of(found.survivors.front()) - cost_of(rules_.front());
    }
  }
  return sum;
}

// A force that does not heed its weight may heed another's, or none. Among agents at rest there is
// no alignment beside it.
void Study::look_elsewhere(Force force) {
  Seen& seen = foreign(force);
  if (seen.empty()) seen = observe_all(foreign_weight_probes(force, regime_));
  Seen at_rest;
  std::copy_if(seen.begin(), seen.end(), std::back_inserter(at_rest),
               [](const Observation* one) { return one->scene.flock.agents[0].vx == 0.0; });
  std::vector<Weight> weights = {Weight::kNone};
  constexpr std::array kOf = {Weight::kCohesion, Weight::kSeparation, Weight::kAlignment};
  for (const Force other : kForces) {
    if (other != force) weights.push_back(kOf[static_cast<std::size_t>(other)]);
  }
  const std::vector<Variant> bases = also_in_place(bases_beside_others(force));
  for (const Seen& part : {seen, at_rest}) {
    ForceFinding elsewhere = find_force(force, bases, weights, part);
    found(force).is_missing = elsewhere.is_silent;
    if (elsewhere.is_silent || elsewhere.is_nowhere) return;
    if (elsewhere.survivors.empty()) continue;
    found(force) = std::move(elsewhere);
    return;
  }
}

}  // namespace flocking::explain
