#include "observe/facts/fact_bench.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "observe/facts/fact_rows.h"

namespace flocking::explain {
namespace {

constexpr Vec2 kHere{3.1, -1.7};
constexpr Vec2 kSide{0.8, 0.6};  // a unit vector, not along an axis or a diagonal
constexpr Vec2 kOwn{-0.35, 1.2};
constexpr Vec2 kOther{1.92, -0.56};
constexpr double kShort = 0.5;  // a radius smaller than the distance of every pair

// Rounds binary noise away, since people read the inputs: 3.9, not 3.9000000000000004.
double short_of(double value) { return std::round(value * 1e6) / 1e6; }

}  // namespace

Experiment moved(Experiment experiment, Vec2 offset) {
  for (AgentState& agent : experiment.agents) {
    agent.x = short_of(agent.x + offset.x);
    agent.y = short_of(agent.y + offset.y);
  }
  return experiment;
}

Bench::Bench(ForceMeter meter)
    : meter_(std::move(meter)), moves_(is_alignment() || meter_.needs_motion()) {
  meter_.learn_velocity(pair(2.0, kOwn, kOther));
}

std::vector<Push> Bench::measure_each(const std::vector<Experiment>& experiments) {
  announce(experiments);
  std::vector<Push> pushes;
  for (const Experiment& experiment : experiments) pushes.push_back(measure(experiment));
  return pushes;
}

void Bench::set_in_motion() {
  moves_ = true;
  base_ = measure(pair(2.0));
}

bool Bench::has_told(std::string_view code) const {
  return std::any_of(facts_.begin(), facts_.end(),
                     [code](const Fact& fact) { return fact.code == code; });
}

void Bench::tell(std::string_view code, const std::string& input) {
  facts_.push_back({std::string(code), sentence_of(code, force()), input});
}

AgentState Bench::agent(Vec2 place, Vec2 velocity) const {
  if (!moves_) velocity = {};
  return {short_of(place.x), short_of(place.y), short_of(velocity.x), short_of(velocity.y)};
}

Experiment Bench::arranged(Experiment experiment) const {
  experiment.radius = radius_;
  experiment.others = others_;
  return experiment;
}

Experiment Bench::pair(double distance) const {
  return arranged({.agents = {agent(kHere, kOwn), agent(kHere + distance * kSide, kOther)}});
}

Experiment Bench::pair(double distance, Vec2 own, Vec2 other) const {
  Experiment experiment = pair(distance);
  AgentState& first = experiment.agents[0];
  AgentState& second = experiment.agents[1];
  first.vx = own.x;
  first.vy = own.y;
  second.vx = other.x;
  second.vy = other.y;
  return experiment;
}

Experiment Bench::in_one_place(std::size_t count) const {
  Experiment experiment = pair(2.0);
  const AgentState other = experiment.agents.back();
  experiment.agents.insert(experiment.agents.end(), count - 1, other);
  return experiment;
}

Experiment Bench::other_pair() const {
  constexpr Vec2 kThere{-2.3, 1.1};
  return arranged(
      {.agents = {agent(kThere, {0.9, 0.4}), agent(kThere + Vec2{-0.9, 1.2}, {0.3, -1.6})}});
}

Experiment Bench::crowd() const {
  Experiment experiment = pair(2.0);
  add(experiment, {{-1.1, 2.3}, {0.7, -1.9}});
  return experiment;
}

void Bench::add(Experiment& experiment, const std::vector<Vec2>& offsets) const {
  constexpr std::array<Vec2, 3> kVelocities = {{{0.5, 1.7}, {-1.3, -0.8}, {0.2, -2.1}}};
  const AgentState first = experiment.agents.front();
  for (std::size_t i = 0; i < offsets.size(); ++i) {
    const Vec2 velocity = kVelocities[i % kVelocities.size()];
    experiment.agents.push_back(agent(Vec2{first.x, first.y} + offsets[i], velocity));
  }
}

bool Bench::acts_inside() {
  announce({pair(2.0), heavy_pair(), pair_out_of_reach()});
  const std::vector<Push> all = meter_.measure_all(pair(2.0));
  if (all.empty()) return false;
  base_ = all.front();
  if (base_.is_clear()) return true;
  if (!base_.is_zero() || !all.back().is_clear()) return false;
  meter_.watch_last(true);
  is_last_ = true;
  base_ = measure(pair(2.0));
  if (base_.is_clear()) return true;
  meter_.watch_last(false);
  is_last_ = false;
  return false;
}

Experiment Bench::pair_out_of_reach() const {
  Experiment experiment = pair(2.0);
  experiment.radius = kTinyRadius;
  return experiment;
}

// Returns true if another force's radius decides which agents this force sees, and its own radius
// does not.
bool Bench::acts_within_another_radius() {
  if (!are_equal(base_, measure(pair_out_of_reach()))) return false;
  Experiment wide = pair(2.0);
  wide.others = OtherRadii::kWide;
  if (!differ(base_, measure(wide))) return false;
  for (std::size_t k = 1; k < kForces.size(); ++k) {
    wide.others = k == 1 ? OtherRadii::kWideOfNext : OtherRadii::kWideOfLast;
    const Push push = measure(wide);
    if (!push.is_clear() || !differ(push, base_)) continue;
    is_inside_ = false;
    others_ = wide.others;
    base_ = push;
    tell("radius-of-" + std::string(name_of(next_force(force(), k))), base_);
    return true;
  }
  return false;
}

bool Bench::acts_beyond_radius() {
  Experiment beyond = pair(2.0);
  beyond.radius = kShort;
  const Push push = measure(beyond);
  if (!push.is_clear()) return false;
  radius_ = kShort;
  is_inside_ = false;
  base_ = push;
  tell("only-beyond-radius", base_);
  return true;
}

// Returns true if another force's weight makes this force act within its radius. If the force that
// owns the weight is visible too, stops: no further measurement is possible.
bool Bench::acts_by_another_weight() {
  for (std::size_t k = 1; k < kForces.size(); ++k) {
    meter_.weigh_by(next_force(force(), k));
    base_ = measure(pair(2.0));
    const Push without = measure(pair_out_of_reach());
    if (differ(base_, without)) {
      tell("weight-of-" + std::string(name_of(next_force(force(), k))), base_);
      return without.is_zero();
    }
    may_be_missing_ = may_be_missing_ && are_equal(base_, without);
  }
  meter_.weigh_by(force());
  return false;
}

// Returns true if the effect is the same for any weight, and only for agents within the radius.
bool Bench::acts_without_weight() {
  meter_.use(Scale::kPlain);
  base_ = measure(pair(2.0));
  const bool is_weightless = ignores_weight();
  const Push without = measure(pair_out_of_reach());
  if (is_weightless && differ(base_, without)) {
    has_weight_ = false;
    tell("ignores-weight", base_);
    return without.is_zero();  // false: another force is visible, too
  }
  meter_.use(Scale::kWeighted);
  return false;
}

// Returns flocks for any kind of neighbourhood: no agent in reach; all agents in reach; agents
// whose centre is near one of them; and a row in which the sum of all forces is not 0, without and
// with a limit.
std::vector<Experiment> Bench::all_kinds() const {
  std::vector<Experiment> all(5, crowd());
  all[0].others = OtherRadii::kWide;
  all[1].radius = kTinyRadius;
  all[2] = pair(4.2);
  all[2].radius = 3.0;
  add(all[2], {{-3.9, -2.1}, {0.4, 4.1}});
  all[3] = pair(3.9);
  add(all[3], {{7.6, 2.6}});
  all[4] = all[3];
  all[4].maximum = 0.1;
  return all;
}

// Returns true if the force on an agent far from all others equals the force on the others, in a
// row in which the sum of all forces is not 0.
bool Bench::acts_alike_on_all() {
  Experiment row = pair(3.9);
  add(row, {{7.6, 2.6}, {3000.0, 0.0}});
  row.maximum = 0.1;
  const std::vector<Push> pushes = meter_.measure_all(row);
  const bool is_so =
      !pushes.empty() && std::all_of(pushes.begin(), pushes.end(), [&](const Push& p) {
        return p.is_clear() && are_equal(p, pushes.front());
      });
  if (is_so) tell("same-on-all-agents", pushes.front());
  return is_so;
}

// Returns true if the force acts on a pair in another place, but not on the same pair in the usual
// place.
bool Bench::acts_in_another_place() {
  for (const Vec2 middle : {Vec2{0.0, 0.0}, Vec2{-2.5, -3.0}, Vec2{-2.0, 4.0}}) {
    const std::vector<Push> pushes = meter_.measure_all(moved(pair(2.0), middle - kHere - kSide));
    if (std::none_of(pushes.begin(), pushes.end(), [](const Push& p) { return p.is_clear(); }))
      continue;
    tell("depends-on-origin", pushes.front());
    return true;
  }
  return false;
}

// Reports that the force has no effect if, with a large weight and with a weight of 1, it acts on
// no agent.
void Bench::tell_no_effect() {
  std::string input;
  bool is_nothing = true;
  for (const Scale scale : {Scale::kWeighted, Scale::kPlain}) {
    meter_.use(scale);
    for (const Experiment& experiment : all_kinds()) {
      if (!is_nothing || (scale == Scale::kPlain && experiment.others == OtherRadii::kWide))
        continue;
      const std::vector<Push> pushes = meter_.measure_all(experiment);
      is_nothing = !pushes.empty() && std::all_of(pushes.begin(), pushes.end(),
                                                  [](const Push& p) { return p.is_zero(); });
      if (is_nothing && input.empty()) input = pushes.front().input;
    }
  }
  meter_.use(Scale::kWeighted);
  if (is_nothing) tell("no-effect", input);
}

// Returns true if the force changes when the other radii are wide. Then facts measured with small
// radii do not hold with wide radii. Returns false if the other forces may act, too, since the
// cause is then unknown.
bool Bench::depends_on_other_radii() {
  const bool is_weighed = has_weight_ && meter_.weigher() == force();
  if (!is_weighed || others_ != OtherRadii::kSmall) return false;
  Experiment wide = pair(2.0);
  wide.others = OtherRadii::kWide;
  return differ(base_, measure(wide));
}

Experiment Bench::heavy_pair() const {
  Experiment heavy = pair(2.0);
  heavy.weight = 2.0;
  return heavy;
}

// Returns true if doubling the weight does not make the force stronger.
bool Bench::ignores_weight() {
  Push of_heavy = measure(heavy_pair());
  of_heavy.force = 2.0 * of_heavy.force;
  return are_equal(base_, of_heavy);
}

bool Bench::find_action() {
  if (acts_inside()) {
    if (ignores_weight()) return acts_without_weight();
    acts_within_another_radius();
    return true;
  }
  if (!base_.is_zero()) return false;
  if (acts_beyond_radius() || acts_within_another_radius()) return true;
  may_be_missing_ = true;
  if (acts_by_another_weight() || acts_without_weight()) return true;
  if (!facts_.empty() || acts_alike_on_all() || acts_in_another_place()) return false;
  if (may_be_missing_) tell_no_effect();
  return false;
}

}  // namespace flocking::explain
