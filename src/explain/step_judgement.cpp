#include "explain/step_judgement.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "observe/facts/fact_rows.h"
#include "observe/observation.h"
#include "observe/probes.h"

namespace flocking::explain {
namespace {

using Rows = std::vector<PrintedRow>;

constexpr double kStep = 0.5;

// Returns a probe of the whole step. The last agent but one leaves the reach of the other agents in
// the first step. The first and the last agent are in no agent's reach: a force that skips one of
// them must not look like a step that depends on the order.
Probe probe_of_step(const std::string& name, const std::vector<Force>& forces, std::size_t steps) {
  Probe probe;
  probe.name = name;
  probe.course = {.cohesion_radius = 5.0,
                  .separation_radius = 5.0,
                  .max_separation = 4.0,
                  .alignment_radius = 5.0,
                  .cohesion_weight = 1.3,
                  .separation_weight = 0.9,
                  .alignment_weight = 0.7};
  probe.agents = {{60.0, 40.0, 0.5, 0.5},   {0.0, 0.0, 0.5, 0.25},  {2.0, 1.0, -0.75, 0.5},
                  {-1.5, 2.0, 0.25, -1.0},  {1.0, -2.5, 1.0, 0.75}, {3.0, -1.0, 9.0, -3.5},
                  {-50.0, 70.0, -0.5, 0.25}};
  for (const Force force : kForces) {
    if (std::find(forces.begin(), forces.end(), force) == forces.end())
      weight_of(probe.course, force) = 0.0;
  }
  probe.steps.assign(steps, kStep);
  return probe;
}

Probe reversed(Probe probe) {
  probe.name += " reversed";
  std::reverse(probe.agents.begin(), probe.agents.end());
  return probe;
}

// Returns the probe with time steps so short that agents hardly move, and larger weights to
// compensate. Alignment gets no weight, since velocities change.
Probe in_short(Probe probe) {
  constexpr double kShorter = 1e-6;
  probe.name += " in short";
  for (double& dt : probe.steps) dt *= kShorter;
  for (const Force force : kForces) weight_of(probe.course, force) /= kShorter;
  probe.course.alignment_weight = 0.0;
  return probe;
}

Probe begun_with(Probe probe, const Rows& state) {
  probe.name += " restarted";
  for (std::size_t i = 0; i < state.size(); ++i) {
    probe.agents[i] = {state[i][0], state[i][1], state[i][2], state[i][3]};
  }
  return probe;
}

// Returns the state after the last step; empty if the observation has steps other than `steps`, or
// if the state is incomplete or contains NaN.
Rows last_state(const Observation* seen, const std::vector<double>& steps) {
  if (seen == nullptr || !seen->is_complete || seen->frames.empty()) return {};
  if (seen->scene.steps != steps) return {};
  const Rows& state = seen->frames.back();
  const bool is_whole = state.size() == seen->scene.flock.size() && !explain::has_nan(state);
  return is_whole ? state : Rows{};
}

struct Difference {
  double largest = 0.0;
  double size = 0.0;  // the largest absolute value in both states
};
Difference difference_of(const Rows& a, const Rows& b, std::size_t numbers) {
  Difference difference;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t k = 0; k < numbers; ++k) {
      difference.largest = std::max(difference.largest, std::fabs(a[i][k] - b[i][k]));
      difference.size = std::max({difference.size, std::fabs(a[i][k]), std::fabs(b[i][k])});
    }
  }
  return difference;
}

// Observes the habits of the program or variant that `ask` runs.
template <class Ask>
StepHabits habits_of(const std::vector<Force>& forces, const Variant& format, const Ask& ask) {
  const auto digits = format.at<Digits>(Slot::kPrintingDigits);
  const std::size_t numbers = prints_positions_only(format) ? 2 : 4;
  const Probe once = probe_of_step("a step", forces, 1);
  StepHabits habits;
  const auto state_of = [&ask](const Probe& probe) { return last_state(ask(probe), probe.steps); };
  const auto heeds_order = [&](const Probe& probe, const Rows& state) -> std::optional<bool> {
    const Rows other = state_of(reversed(probe));
    if (state.empty() || other.empty()) return std::nullopt;
    const Difference found = difference_of(state, Rows(other.rbegin(), other.rend()), numbers);
    return found.largest > 3.0 * half_digit(digits, found.size) + 1e-5 * found.size;
  };
  const Rows first = state_of(once);
  if (first.empty()) return habits;
  habits.heeds_order = heeds_order(once, first);
  if (habits.heeds_order.value_or(false)) {  // if no agent moves, the forces are the cause
    const Probe brief = in_short(once);
    habits.may_heed_order = heeds_order(brief, state_of(brief)).value_or(false);
    if (habits.may_heed_order) habits.heeds_order.reset();
  }
  const Rows second = state_of(probe_of_step("two steps", forces, 2));
  if (second.empty() || numbers < 4) return habits;
  if (const Rows anew = state_of(begun_with(once, first)); !anew.empty()) {
    const Difference found = difference_of(second, anew, numbers);
    habits.remembers = found.largest > 40.0 * half_digit(digits, found.size) + 1e-3 * found.size;
  }
  return habits;
}

// Returns the habit of the program, unless the known variant explains it.
std::optional<bool> without_known(std::optional<bool> program, std::optional<bool> variant) {
  if (variant && *variant) return std::nullopt;
  return program;
}

}  // namespace

StepFindings step_findings(Investigation& investigation, const std::vector<Force>& forces,
                           const Variant& variant, Budget& budget) {
  const Probe once = probe_of_step("a step", forces, 1);
  const Probe twice = probe_of_step("two steps", forces, 2);
  investigation.announce(std::vector<Probe>{once, reversed(once), twice});
  const StepHabits habits =
      habits_of(forces, variant, [&](const Probe& probe) { return investigation.observe(probe); });
  std::optional<Observation> played;
  const StepHabits known = habits_of(forces, variant, [&](const Probe& probe) {
    played = observe_variant(probe.name, input_of(probe), variant);
    return played ? &*played : nullptr;
  });
  StepFindings findings = {{without_known(habits.heeds_order, known.heeds_order),
                            without_known(habits.remembers, known.remembers),
                            habits.may_heed_order && !known.may_heed_order},
                           {}};
  if (const Observation* seen = investigation.observe(twice)) {
    findings.follows_variant = reproduces(variant, *seen, budget);
  }
  return findings;
}

bool is_position_open(const Study& study) {
  const std::vector<Variant>& rules = study.all_rules();
  return !study.is_step_seen() ||
         std::any_of(rules.begin(), rules.end(), [&](const Variant& other) {
           return other.choice(Slot::kStepPosition) != rules.front().choice(Slot::kStepPosition) ||
                  position_power(other) != position_power(rules.front());
         });
}

std::optional<Fact> fact_of_step(const StepFindings& findings, const std::vector<Force>& forces) {
  const auto told = [](const char* code, const Probe& probe) {
    return Fact{code, sentence_of(code), input_of(probe)};
  };
  if (findings.habits.remembers.value_or(false))
    return told("remembers-steps", probe_of_step("two steps", forces, 2));
  if (findings.habits.heeds_order.value_or(false))
    return told("heeds-order", reversed(probe_of_step("a step", forces, 1)));
  return std::nullopt;
}

}  // namespace flocking::explain
