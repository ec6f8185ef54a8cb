#include "observe/facts/force_meter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "observe/kinematics.h"
#include "observe/probes.h"

namespace flocking::explain {
namespace {

constexpr double kFaint = 1e-6;  // a smaller force may be one that ignores its weight
constexpr double kShareOfEqual = 1e-4;
constexpr double kSlackOfDoubles = 1e-9;
constexpr double kSlackOfFloats = 1e-5;

bool is_late(const Variant& rules) {
  return rules.at<Position>(Slot::kStepPosition) == Position::kOldVelocity;
}

// Returns number^power; `power` is 0, 1 or 2.
double to_the(int power, double number) {
  if (power == 0) return 1.0;
  return power == 1 ? number : number * number;
}

// Returns the change in the printed number that one unit of force causes in one step.
double effect_of_one(const Variant& rules, double dt) {
  const double on_velocity = to_the(velocity_power(rules), dt);
  if (!prints_positions_only(rules)) return on_velocity;
  const double t = to_the(position_power(rules), dt);
  switch (rules.at<Position>(Slot::kStepPosition)) {
    case Position::kOldAndHalf:
      return 0.5 * t * t;
    case Position::kNewAndHalf:
      return on_velocity * t + 0.5 * t * t;
    case Position::kUnmoved:
      return 0.0;
    default:
      return on_velocity * t;
  }
}

// Returns the position without the force, for programs that do not print velocities.
double unforced(const Variant& rules, double from, double velocity, double dt) {
  const bool is_kept = rules.at<Velocity>(Slot::kStepVelocity) == Velocity::kAdded ||
                       rules.at<Position>(Slot::kStepPosition) == Position::kOldAndHalf;
  return from + (is_kept ? velocity * to_the(position_power(rules), dt) : 0.0);
}

std::size_t frame_of(const Variant& rules, std::size_t step) {
  return step + (rules.at<Start>(Slot::kPrintingStart) == Start::kPrinted ? 1 : 0);
}

bool is_finite(const PrintedRow& row) {
  return std::all_of(row.begin(), row.end(), [](double value) { return std::isfinite(value); });
}

}  // namespace

bool are_equal(const Push& a, const Push& b) {
  if (!a.is_seen || !b.is_seen) return false;
  const double allowed = 3.0 * (a.doubt + b.doubt) + kShareOfEqual * std::max(a.size(), b.size());
  return length(a.force - b.force) <= allowed;
}

bool differ(const Push& a, const Push& b, double share) {
  if (!a.is_seen || !b.is_seen) return false;
  const double needed = 10.0 * (a.doubt + b.doubt) + share * std::max(a.size(), b.size());
  return length(a.force - b.force) > needed;
}

bool points_along(const Push& push, Vec2 direction) {
  const double size = length(direction);
  if (!push.is_clear() || !(size > 0.0)) return false;
  const Vec2 along = direction / size;
  const double beside = std::fabs(along.x * push.force.y - along.y * push.force.x);
  return dot(push.force, along) > 0.0 && beside <= 3.0 * push.doubt + kShareOfEqual * push.size();
}

ForceMeter::ForceMeter(Investigation& investigation, Force force, const Variant& rules)
    : investigation_(investigation), force_(force), weigher_(force), rules_(rules) {}

// Returns the time step: so short that agents hardly move, or long if the effect of forces without
// a weight is measured.
double ForceMeter::dt() const {
  const bool is_plain = scale_ == Scale::kPlain;
  const int power =
      velocity_power(rules_) + (prints_positions_only(rules_) ? position_power(rules_) : 0);
  if (is_plain) return power > 1 ? 10.0 : 100.0;
  const double wanted = power > 1 && scale_ == Scale::kWeighted ? 1e-2 : 1e-5;
  return std::max(wanted, investigation_.manner().least_step);
}

double ForceMeter::weight() const {
  if (scale_ == Scale::kPlain) return 1.0;
  const double effect = effect_of_one(rules_, dt());
  if (largest_speed_) return *largest_speed_ * share_ / effect;
  const double wanted = scale_ == Scale::kGentle ? 1e-2 : 1e2;
  if (scale_ == Scale::kGentle || investigation_.manner().least_step > 0.0) return wanted / effect;
  // At this minimum weight, the force dominates forces that ignore their weight.
  return std::max(1e7, wanted / effect);
}

Probe ForceMeter::probe_of(const Experiment& experiment, std::size_t steps) const {
  const bool has_company = investigation_.manner().needs_company;
  const double most = has_company && force_ != Force::kSeparation ? 1e3 : 1e16;
  Probe probe;
  probe.name = "measuring " + std::string(name_of(force_));
  probe.course.max_separation = experiment.maximum.value_or(most);
  radius_of(probe.course, force_) = experiment.radius;
  for (std::size_t k = 1; k < kForces.size(); ++k) {
    const Force other = next_force(force_, k);
    const bool is_wide =
        experiment.others == OtherRadii::kWide || has_company ||
        experiment.others == (k == 1 ? OtherRadii::kWideOfNext : OtherRadii::kWideOfLast);
    radius_of(probe.course, other) = is_wide ? wide_radius(k) : kTinyRadius;
  }
  weight_of(probe.course, weigher_) = experiment.weight * weight();
  probe.agents = experiment.agents;
  if (is_last_) std::rotate(probe.agents.begin(), probe.agents.begin() + 1, probe.agents.end());
  const bool is_late_there = prints_positions_only(rules_) && is_late(rules_);
  probe.steps.assign(is_late_there ? steps + 1 : steps, experiment.dt * dt());
  return probe;
}

// Computes `push` from two coordinates before and after a step.
void ForceMeter::fill(Push& push, const Step& step) const {
  const bool is_short = prints_positions_only(rules_);
  const bool is_replaced = rules_.at<Velocity>(Slot::kStepVelocity) == Velocity::kReplaced;
  const auto digits = rules_.at<Digits>(Slot::kPrintingDigits);
  const double slack = investigation_.manner().is_float ? kSlackOfFloats : kSlackOfDoubles;
  std::array<double, 2> changes{};
  for (std::size_t k = 0; k < 2; ++k) {
    const std::size_t column = is_short ? k : k + 2;
    const double before = step.before[column];
    const double after = step.after[column];
    const double base = is_short ? unforced(rules_, before, step.given[k + 2], step.dt)
                                 : (is_replaced ? 0.0 : before);
    changes[k] = after - base;
    const double rounding = half_digit(digits, after) + half_digit(digits, before);
    const double size = std::fabs(after) + std::fabs(before) + std::fabs(base);
    push.doubt = std::max(push.doubt, rounding + slack * size);
  }
  const double strength = effect_of_one(rules_, step.dt) * step.weight;
  push.is_seen = strength > 0.0;
  if (!push.is_seen) return;
  push.force = Vec2{changes[0], changes[1]} / strength;
  push.doubt = std::max(push.doubt / strength, scale_ == Scale::kPlain ? 0.0 : kFaint);
}

Push ForceMeter::push_in(const Observation& seen, std::size_t agent, std::size_t step) const {
  Push push;
  push.input = seen.input;
  const bool is_short = prints_positions_only(rules_);
  const std::size_t at = frame_of(rules_, step + (is_short && is_late(rules_) ? 1 : 0));
  if (at >= seen.frames.size() || agent >= seen.frames[at].size()) return push;
  const AgentState& start = seen.scene.flock.agents[agent];
  const PrintedRow given = {start.x, start.y, start.vx, start.vy};
  const bool is_first = at == frame_of(rules_, 0);
  const PrintedRow& before = is_first ? given : seen.frames[at - 1][agent];
  const PrintedRow& after = seen.frames[at][agent];
  push.is_nan = !is_finite(after);
  if (largest_speed_ && is_as_fast_as(*largest_speed_, after)) return push;
  if (push.is_nan || !is_finite(before)) return push;
  fill(push, {given, before, after, seen.scene.steps[step],
              std::fabs(weight_of(seen.scene.course, weigher_))});
  return push;
}

void ForceMeter::learn_velocity(const Experiment& experiment) {
  if (!sees_velocities()) return;
  Probe probe = probe_of(experiment, 1);
  weight_of(probe.course, weigher_) = 0.0;
  const Observation* const seen = observed(probe);
  const std::size_t at = frame_of(rules_, 0);
  if (seen == nullptr || at >= seen->frames.size()) return;
  bool is_kept = true;
  bool is_lost = true;
  constexpr double kNothing = 0.06;  // printed numbers up to this size count as 0
  for (std::size_t i = 0; i < seen->frames[at].size(); ++i) {
    const AgentState& given = seen->scene.flock.agents[i];
    const Vec2 after{seen->frames[at][i][2], seen->frames[at][i][3]};
    is_kept = is_kept && length(after - Vec2{given.vx, given.vy}) < kNothing;
    is_lost = is_lost && length(after) < kNothing;
  }
  if (is_kept != is_lost) {
    rules_.set(Slot::kStepVelocity, is_kept ? Velocity::kAdded : Velocity::kReplaced);
  }
}

double ForceMeter::farthest_move(double speed, double force) const {
  const double faster = force * weight() * to_the(velocity_power(rules_), dt());
  return (speed + faster) * to_the(position_power(rules_), dt());
}

const Observation* ForceMeter::observed(const Probe& probe) {
  const auto [at, is_new] = seen_.try_emplace(input_of(probe), nullptr);
  if (is_new) at->second = investigation_.observe(probe);
  return at->second;
}

void ForceMeter::announce(const std::vector<Experiment>& experiments) {
  std::vector<Probe> next;
  for (const Experiment& experiment : experiments) {
    Probe probe = probe_of(experiment, 1);
    if (!seen_.contains(input_of(probe))) next.push_back(std::move(probe));
  }
  investigation_.announce(next);
}

std::vector<Push> ForceMeter::measure_all(const Experiment& experiment) {
  std::vector<Push> all;
  const Observation* const seen = observed(probe_of(experiment, 1));
  if (seen == nullptr) return all;
  for (std::size_t i = 0; i < experiment.agents.size(); ++i) all.push_back(push_in(*seen, i, 0));
  if (is_last_) std::rotate(all.begin(), all.end() - 1, all.end());
  return all;
}

Push ForceMeter::measure(const Experiment& experiment) {
  const std::vector<Push> all = measure_all(experiment);
  return all.empty() ? Push{} : all.front();
}

std::pair<Push, Push> ForceMeter::measure_again(const Experiment& experiment) {
  if (!sees_velocities()) return {};
  const Observation* const seen = observed(probe_of(experiment, 2));
  const std::size_t at = frame_of(rules_, 0);
  const std::size_t count = experiment.agents.size();
  if (seen == nullptr || at + 1 >= seen->frames.size() || seen->frames[at].size() < count)
    return {};
  Experiment again = experiment;
  for (std::size_t i = 0; i < count; ++i) {
    const PrintedRow& row = seen->frames[at][i];
    if (!is_finite(row)) return {};
    again.agents[i] = {row[0], row[1], row[2], row[3]};
  }
  const bool was_last = std::exchange(is_last_, false);
  const std::size_t watched = was_last ? count - 1 : 0;
  const Observation* const restarted = observed(probe_of(again, 1));
  is_last_ = was_last;
  if (restarted == nullptr) return {};
  return {push_in(*seen, watched, 1), push_in(*restarted, watched, 0)};
}

}  // namespace flocking::explain
