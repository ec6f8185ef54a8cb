#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "variant/force.h"

namespace flocking::explain {

/// A small input chosen to reveal a property of a program.
struct Probe {
  std::string name;
  CourseParameters course;
  std::vector<AgentState> agents;
  std::vector<double> steps;
};

/// Multiplies the velocities of agents by `factor`.
void scale_speeds(std::vector<AgentState>& agents, double factor);

/// Returns the probe as an input in the layout of the assignment.
std::string input_of(const Probe& probe);

/// The weight and time step that show a force with many digits and hide forces that ignore their
/// weight.
struct Regime {
  double weight = 1e7;
  double dt = 1e-5;
  std::size_t steps = 1;     ///< steps of a probe
  bool has_company = false;  ///< for programs that divide by the number of neighbours, even by 0
  bool is_moving = false;    ///< for programs that divide by the speed, even by 0
  double speed = 1.0;        ///< factor of the usual speeds, for agents that move
  bool has_one_dt = false;   ///< the program has a constant time step, which is dt

  /// Returns a time step `factor` times as long as dt; dt itself if the program has a constant
  /// step.
  [[nodiscard]] double step(double factor) const { return has_one_dt ? dt : factor * dt; }
};

/// Returns probes without forces, which show the lines that hold agents and the time steps used. In
/// the first probe, all agents are neighbours; in the second, none are (a program may divide by
/// their number); in the third, all are at rest (a program may divide by the speed).
std::vector<Probe> reading_probes();

/// Returns probes without forces far from the origin, which show single precision. In the first
/// probe, all agents are neighbours; in the second, none are, since forces that ignore their
/// weights would move neighbours too far.
std::vector<Probe> precision_probes();

/// Returns probes with two time steps from the same start, the second four times as long. They show
/// how the velocity depends on the time step. `alignment_weight` is separate, since alignment may
/// depend on the time step.
std::vector<Probe> time_step_probes(double alignment_weight);

/// Returns probes like time_step_probes() with agents at rest, for programs that limit the speed:
/// forces of `strength` keep agents below the limit.
std::vector<Probe> slow_time_step_probes(double largest_speed, double strength);

/// Returns probes like time_step_probes() with agents at rest, two steps each.
std::vector<Probe> resting_time_step_probes();

/// Returns one agent at rest without forces, with more decimals than are printed. It shows whether
/// a program rounds up, down or to nearest.
Probe rounding_probe();
/// Returns a probe like rounding_probe() with numbers that overflow an int when multiplied by 1000.
Probe overflow_probe();
/// Returns a probe like rounding_probe() with numbers that overflow a 64-bit integer when
/// multiplied by 1000.
Probe enormous_probe();
/// Returns agents at rest whose numbers, as decimals, are half way between thousandths: programs
/// that first multiply by 1000 round some of them differently.
Probe tie_probe();

/// Returns a probe without forces: two agents that reach the origin, except for the last bits of
/// their numbers.
Probe residue_probe();

/// Returns a probe with agents so fast and steps so short that no force matters.
Probe free_motion_probe();

/// Returns probes of one force, with only its weight, and agents at rest for cohesion and
/// separation. Every choice of its main slots has an effect in one of them. Probes with small other
/// radii come first.
std::vector<Probe> force_probes(Force force, const Regime& regime);

/// Returns probes like force_probes() with F_Smax at least as large as the forces, for programs
/// that limit all forces.
std::vector<Probe> strong_probes(Force force, const Regime& regime);

/// Returns probes of one force between two moving agents in reach of each other. All numbers differ
/// between probes, so that any two formulas differ in at least one probe. Only the weight `weight`
/// is set; for kNone, no weight.
std::vector<Probe> formula_probes(Force force, Weight weight, const Regime& regime);

/// A time step that shows forces without a weight with many digits.
inline constexpr double kLongStep = 1000.0;

/// Returns force_probes() with each of the other weights instead of the force's own, and without a
/// weight. The three versions of each probe are adjacent.
std::vector<Probe> foreign_weight_probes(Force force, const Regime& regime);

/// Returns the first of foreign_weight_probes(), and agents within wide radii of all other forces.
/// If these show no effect, the other probes need not be run.
std::vector<Probe> first_foreign_weight_probes(Force force, const Regime& regime);

/// Returns coincident agents, radii of 0, and a single agent: programs may crash on these because
/// of a division by zero.
std::vector<Probe> zero_probes();

/// Returns coincident agents, agents alone, radii of 0 and velocities of 0.
std::vector<Probe> rare_probes();

/// Rare inputs that differ only in their agents.
struct RareProbes {
  Probe together;  ///< all flocks in one input, far from each other
  std::vector<Probe> apart;
};

/// Returns all of rare_probes(), grouped by parameters.
std::vector<RareProbes> rare_probes_by_course();

/// Returns probes with all forces at once and several steps.
std::vector<Probe> mixed_probes();

/// Returns a random input, unlike the other probes: a few agents, all forces.
Probe random_probe(std::uint64_t seed);

/// Returns a random input with conditions that break programs: radii of 0, coincident agents and
/// agents at rest.
Probe nasty_probe(std::uint64_t seed);

/// Returns one or two agents and one step, with conditions that break programs, so that divisions
/// by 0 are visible.
Probe tiny_probe(std::uint64_t seed);

/// Returns one of many probes that verify a conclusion; every second one has conditions that break
/// programs. It has up to ten agents and six steps, since each run costs a process start: 30 such
/// probes distinguish two programs more often than 50 probes of which every third has such
/// conditions.
Probe checking_probe(std::uint64_t seed);

/// Returns `input` with an empty line before the last step, where it should have no effect.
std::string with_empty_line(const std::string& input);

}  // namespace flocking::explain
