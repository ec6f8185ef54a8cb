#include "explain/study/step_study.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "explain/search/force_search.h"
#include "observe/facts/facts.h"
#include "observe/kinematics.h"
#include "variant/likelihood.h"

namespace flocking::explain {
namespace {

using Seen = std::vector<const Observation*>;

constexpr std::array kRatios = {1.0, 4.0, 16.0, 64.0};  // effects of dt^0, dt, dt^2, dt^3

// Returns a regime in which no agent comes close to the largest speed, and positions show many
// digits of the velocity.
Regime slow_regime(double largest_speed, int power) {
  constexpr double kLong = 1e6;
  constexpr double kFastest = 5.0;        // faster than any agent of a probe
  constexpr double kShareOfSpeed = 5e-3;  // no force of a probe is more than a few tens
  double weight = kShareOfSpeed * largest_speed;
  for (int k = 0; k < power; ++k) weight /= kLong;
  return {.weight = weight, .dt = kLong, .speed = std::min(1.0, largest_speed / kFastest)};
}

// Returns true if an agent has the largest speed.
bool reaches(double largest_speed, const Observation& seen) {
  return std::any_of(seen.frames.begin(), seen.frames.end(), [&](const auto& frame) {
    return std::any_of(frame.begin(), frame.end(),
                       [&](const PrintedRow& row) { return is_as_fast_as(largest_speed, row); });
  });
}

// Returns the changes of two numbers of each agent from the start to frame `at`, ignoring a printed
// start; with friction, the changes of the velocities before friction.
std::vector<double> changes(const Observation& seen, const Variant& format, std::size_t at,
                            std::size_t first_number) {
  const std::size_t skipped =
      format.at<Start>(Slot::kPrintingStart) == Start::kPrinted ? at + 1 : at;
  const double kept = first_number == 2 ? share_kept(format.at<Speed>(Slot::kStepSpeed)) : 1.0;
  std::vector<double> all;
  if (skipped >= seen.frames.size()) return all;
  for (std::size_t i = 0; i < seen.frames[skipped].size(); ++i) {
    const AgentState& start = seen.scene.flock.agents[i];
    const std::array<double, 4> from = {start.x, start.y, start.vx, start.vy};
    for (std::size_t k = first_number; k < first_number + 2; ++k) {
      all.push_back(seen.frames[skipped][i][k] / kept - from[k]);
    }
  }
  return all;
}

// Returns the power of the time step with which most numbers change; the second time step is four
// times as long.
std::optional<int> power_of_most(const std::vector<double>& of_short,
                                 const std::vector<double>& of_long) {
  constexpr double kLeast = 0.03;
  std::array<std::size_t, kRatios.size()> votes{};
  std::size_t all = 0;
  for (std::size_t i = 0; i < std::min(of_short.size(), of_long.size()); ++i) {
    const double ratio = of_long[i] / of_short[i];
    if (!std::isfinite(ratio) || std::fabs(of_short[i]) < kLeast) continue;
    ++all;
    for (std::size_t k = 0; k < kRatios.size(); ++k) {
      if (std::fabs(ratio - kRatios[k]) < 0.03 * kRatios[k]) ++votes[k];
    }
  }
  for (std::size_t k = 0; k < kRatios.size(); ++k) {
    if (2 * votes[k] > all) return static_cast<int>(k);
  }
  return std::nullopt;
}

// Returns power_of_most() for two runs from the same start. Prefers the power for the first agent
// alone, which sees the other agents unmoved for every order of updates.
std::optional<int> power_of(std::vector<double> of_short, std::vector<double> of_long) {
  const std::optional<int> of_all = power_of_most(of_short, of_long);
  of_short.resize(std::min<std::size_t>(2, of_short.size()));
  of_long.resize(std::min<std::size_t>(2, of_long.size()));
  const std::optional<int> of_first = power_of_most(of_short, of_long);
  return of_first ? of_first : of_all;
}

bool moves_at_once(const Variant& rules) {
  const auto position = rules.at<Position>(Slot::kStepPosition);
  return position != Position::kOldVelocity && position != Position::kUnmoved;
}

// Returns the powers of the time step with which a force moves an agent from rest: one power, or
// two whose effects are added.
std::array<int, 2> powers_of_motion(const Variant& rules) {
  const int by_velocity = velocity_power(rules) + position_power(rules);
  const int by_force = 2 * position_power(rules);
  switch (rules.at<Position>(Slot::kStepPosition)) {
    case Position::kOldAndHalf:
      return {by_force, by_force};
    case Position::kNewAndHalf:
      return {by_velocity, by_force};
    default:
      return {by_velocity, by_velocity};
  }
}

// Keeps the likely rules, if any rule is likely.
template <class IsLikely>
void keep(std::vector<Variant>& rules, const IsLikely& is_likely) {
  std::vector<Variant> likely;
  std::copy_if(rules.begin(), rules.end(), std::back_inserter(likely), is_likely);
  if (!likely.empty()) rules = std::move(likely);
}

std::vector<Probe> all_of(const std::vector<std::vector<Probe>>& several) {
  std::vector<Probe> all;
  for (const std::vector<Probe>& probes : several) {
    all.insert(all.end(), probes.begin(), probes.end());
  }
  return all;
}

// Shortens the steps, since a program with fixed steps may limit how much time it takes from one
// step of the input.
void shorten(std::vector<Probe>& probes) {
  constexpr double kShorter = 0.2;
  for (Probe& probe : probes) {
    for (double& dt : probe.steps) dt *= kShorter;
  }
}

class StepStudy {
 public:
  StepStudy(Investigation& investigation, Budget& budget)
      : investigation_(investigation), budget_(budget), base_(investigation.format().variant) {
    if (investigation.manner().is_float) base_.set(Slot::kNumbers, Numbers::kFloat);
  }

  StepFinding run() {
    const bool is_short = prints_positions_only(base_);
    learn_movement();
    finding_.all_rules = step_rules(base_);
    is_short ? learn_from_positions() : learn_from_velocities();
    finding_.regime.has_company = investigation_.manner().needs_company;
    finding_.regime.is_moving = investigation_.manner().needs_motion;
    return std::move(finding_);
  }

 private:
  void learn_movement();
  [[nodiscard]] std::optional<double> largest_speed();
  void learn_from_velocities();
  void keep_as_seen(std::optional<int> power);
  void keep_likely(std::optional<int> power);
  void learn_from_positions();
  void choose_regime_of_positions();
  void sort();

  Investigation& investigation_;
  Budget& budget_;
  Variant base_;
  StepFinding finding_;
};

void StepStudy::sort() {
  finding_.all_rules = likeliest_of(finding_.all_rules);
  finding_.rules = finding_.all_rules;
}

// Determines, without forces, which agents move and what else changes velocities.
void StepStudy::learn_movement() {
  const Observation& reading = investigation_.seen().front();
  const auto moves_so = [&](const Variant& base) {
    return reproduces(without_forces(base), reading, budget_);
  };
  const std::vector<Variant> plain = step_rules(base_);
  if (reading.frames.empty() || reading.has_odd_positions) return;
  if (std::any_of(plain.begin(), plain.end(), moves_so)) return;
  for (const Slot slot : {Slot::kStepMoved, Slot::kStepSpeed, Slot::kStepState}) {
    for (const std::uint8_t choice : offered_choices(slot)) {
      Variant other = base_;
      other.set(slot, choice);
      const std::vector<Variant> rules = step_rules(other);
      if (std::none_of(rules.begin(), rules.end(), moves_so)) continue;
      base_ = other;
      return;
    }
  }
}

// Returns the largest speed. If positions follow from velocities by no rule, measures it
// separately, since no format contains it.
std::optional<double> StepStudy::largest_speed() {
  if (investigation_.format().has_odd_positions) {
    const std::optional<LargestSpeed> found = largest_speed_of(investigation_);
    return found ? std::optional(found->speed) : std::nullopt;
  }
  return own_largest_speed(base_.at<Speed>(Slot::kStepSpeed));
}

void StepStudy::learn_from_velocities() {
  constexpr double kStrong = 4.0;
  constexpr double kWeak = 0.1;  // for forces that are large at any distance
  const bool is_odd = investigation_.format().has_odd_positions;
  const std::optional<double> most = largest_speed();
  std::array pairs = {most ? slow_time_step_probes(*most, kStrong) : time_step_probes(0.0),
                      most ? slow_time_step_probes(*most, kWeak) : time_step_probes(700.0)};
  if (is_odd) std::for_each(pairs.begin(), pairs.end(), shorten);
  const auto is_too_fast = [&](const Observation* seen) { return most && reaches(*most, *seen); };
  investigation_.announce(all_of({pairs[0], mixed_probes()}));
  std::optional<int> power;
  for (const std::vector<Probe>& probes : pairs) {
    if (power) break;
    const Seen pair = investigation_.observe_all(probes);
    if (pair.size() != 2 || std::any_of(pair.begin(), pair.end(), is_too_fast)) continue;
    power = power_of(changes(*pair[0], base_, 0, 2), changes(*pair[1], base_, 0, 2));
  }
  investigation_.observe_all(mixed_probes());
  keep_as_seen(power);
  sort();
  if (power == 2) finding_.regime.dt = 1e-2;
  if (power == 0) {  // in a shorter step, no agent leaves the reach of agents that move later
    finding_.regime.weight = 1e10;
    finding_.regime.dt = 1e-15;
  }
  keep_likely(power);
  if (most && !is_odd) finding_.regime = slow_regime(*most, velocity_power(finding_.rules.front()));
}

// If positions follow from velocities by no rule, only velocities show how the time step is used.
void StepStudy::keep_as_seen(std::optional<int> power) {
  if (investigation_.format().has_odd_positions) {
    if (power == 0) base_.set(Slot::kStepDt, Dt::kNotVelocity);
    if (power == 2) base_.set(Slot::kStepDt, Dt::kSquaredVelocity);
  } else {
    keep(finding_.all_rules, [this](const Variant& rules) {
      return std::all_of(investigation_.seen().begin(), investigation_.seen().end(),
                         [&](const Observation& seen) { return moves_as(rules, seen); });
    });
    finding_.is_seen = finding_.all_rules.size() < step_rules(base_).size();
  }
  if (!finding_.is_seen) finding_.all_rules = {base_};
}

// If the power of the time step is known, or if it is known that agents keep their velocities
// without forces, removes the other rules.
void StepStudy::keep_likely(std::optional<int> power) {
  const auto steps = base_.at<ReadingSteps>(Slot::kReadingSteps);
  if (power && !own_step(steps)) {
    keep(finding_.rules, [&](const Variant& rules) { return velocity_power(rules) == *power; });
  }
  const Observation& reading = investigation_.seen().front();
  if (!reading.frames.empty() && keeps_velocities(reading)) {
    keep(finding_.rules, [](const Variant& rules) {
      return rules.at<Velocity>(Slot::kStepVelocity) == Velocity::kAdded;
    });
  }
}

// Agents that start at rest move only by forces; from the second step on, they also move by their
// old velocities.
void StepStudy::learn_from_positions() {
  investigation_.announce(
      all_of({resting_time_step_probes(), mixed_probes(), {free_motion_probe()}}));
  const Seen pair = investigation_.observe_all(resting_time_step_probes());
  investigation_.observe_all(mixed_probes());
  if (const Observation* free = investigation_.observe(free_motion_probe())) {
    keep(finding_.all_rules, [&](const Variant& rules) {
      const Exactness exactness{.slack = 0.3, .skips_nan = true};
      return reproduces(without_forces(rules), *free, exactness, budget_);
    });
  }
  sort();
  if (pair.size() == 2) {
    std::size_t at = 0;
    const std::vector<double> at_once = changes(*pair[1], base_, 0, 0);
    const bool moves = std::any_of(at_once.begin(), at_once.end(),
                                   [](double change) { return std::fabs(change) > 0.1; });
    if (!moves) at = 1;
    keep(finding_.rules, [&](const Variant& rules) { return moves_at_once(rules) == moves; });
    const std::optional<int> power =
        power_of(changes(*pair[0], base_, at, 0), changes(*pair[1], base_, at, 0));
    keep(finding_.rules, [&](const Variant& rules) {
      const std::array<int, 2> powers = powers_of_motion(rules);
      return powers[0] == powers[1] ? power == powers[0] : !power;
    });
  }
  choose_regime_of_positions();
}

// Chooses a regime in which weight * dt^power is 100 but dt^power alone has no visible effect.
void StepStudy::choose_regime_of_positions() {
  Regime& regime = finding_.regime;
  regime.steps = 2;
  switch (powers_of_motion(finding_.rules.front())[0]) {
    case 0:
      regime.weight = 1e10;
      break;
    case 1:
      break;
    case 2:
      regime.weight = 1e12;
      break;
    default:
      regime = {.weight = 1e8, .dt = 1e-2, .steps = 2};
  }
}

}  // namespace

StepFinding find_step(Investigation& investigation, Budget& budget) {
  return StepStudy(investigation, budget).run();
}

}  // namespace flocking::explain
