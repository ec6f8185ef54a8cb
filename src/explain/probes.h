#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "explain/force.h"

namespace flocking::explain {

/// A small input that shows something of a program.
struct Probe {
  std::string name;
  CourseParameters course;
  std::vector<AgentState> agents;
  std::vector<double> steps;
};

/// Multiplies the velocities of agents.
void scale_speeds(std::vector<AgentState>& agents, double factor);

/// As an input, in the layout of the assignment.
std::string input_of(const Probe& probe);

/// Weight and time step with which a force is seen with many digits, and forces that do not depend
/// on their weight are not seen.
struct Regime {
  double weight = 1e7;
  double dt = 1e-5;
  std::size_t steps = 1;     ///< of a probe
  bool has_company = false;  ///< for programs that divide by the number of neighbours, even by 0
  bool is_moving = false;    ///< for programs that divide by the speed, even by 0
  double speed = 1.0;        ///< of agents that move, as a share of the usual
  bool has_one_dt = false;   ///< no step is longer than another: dt is one of the program's own

  /// A time step that is so many times as long, where they differ.
  [[nodiscard]] double step(double factor) const { return has_one_dt ? dt : factor * dt; }
};

/// No forces: which lines hold agents and which time steps are used. In the first all are
/// neighbours, in the second none: a program may divide by their number. In the third all are at
/// rest: it may divide by their speed.
std::vector<Probe> reading_probes();

/// No forces, far out: single precision. In the first all are neighbours, in the second none:
/// forces without weights would move them too far.
std::vector<Probe> precision_probes();

/// Two time steps, the second four times as long, from one start: how the velocity depends on the
/// time step. An alignment may depend on it itself: it has a weight of its own here.
std::vector<Probe> time_step_probes(double alignment_weight);

/// The same with agents at rest, for programs in which none becomes faster than that: usual forces
/// of strength 1 do not make them so fast.
std::vector<Probe> slow_time_step_probes(double largest_speed, double strength);

/// As time_step_probes() with agents at rest, two steps each.
std::vector<Probe> resting_time_step_probes();

/// One agent at rest that nothing acts on, with more decimals than are printed: up, down and to the
/// nearest are three different ways.
Probe rounding_probe();
/// The same with numbers of which an int does not hold the thousandfold.
Probe overflow_probe();
/// The same with numbers whose thousandths no integer of 64 bits holds.
Probe enormous_probe();
/// Agents at rest half way between thousandths, as far as decimals tell: of these some are rounded
/// otherwise where they are multiplied by 1000 first.
Probe tie_probe();

/// No forces: two agents that come to the origin, but for the last bits of their numbers.
Probe residue_probe();

/// So fast and in such short time steps that no force matters.
Probe free_motion_probe();

/// One force, by its weight alone, among agents at rest for cohesion and separation: every choice
/// of its main slots shows in one of them. Those in which the other radii are small come first.
std::vector<Probe> force_probes(Force force, const Regime& regime);

/// The same, but F_Smax is as large as the forces, or larger: for programs that cut all of them.
std::vector<Probe> strong_probes(Force force, const Regime& regime);

/// One force between two moving agents in reach of each other, with all numbers different from one
/// to the next: forces that differ in their formula differ in one of them. `weight` alone is set,
/// or for kNone none.
std::vector<Probe> formula_probes(Force force, Weight weight, const Regime& regime);

/// A time step in which forces without a weight are seen with many digits.
inline constexpr double kLongStep = 1000.0;

/// As force_probes(), each with every other weight set instead of the force's own, and with none:
/// the three of each stand together.
std::vector<Probe> foreign_weight_probes(Force force, const Regime& regime);

/// What tells whether there is anything to be seen in those, in the same way: the first of them,
/// and agents with wide radii of all other forces.
std::vector<Probe> first_foreign_weight_probes(Force force, const Regime& regime);

/// Agents in one place; radii of 0; a single agent: where a division by zero ends a program it may
/// die.
std::vector<Probe> zero_probes();

/// Agents in one place, agents alone, radii of 0, velocities of 0.
std::vector<Probe> rare_probes();

/// Rare inputs that differ in their agents alone.
struct RareProbes {
  Probe together;  ///< one flock of all of them, far from each other
  std::vector<Probe> apart;
};

/// All of rare_probes().
std::vector<RareProbes> rare_probes_by_course();

/// All at once, several steps.
std::vector<Probe> mixed_probes();

/// An input at random, unlike the probes: a few agents, all forces.
Probe random_probe(std::uint64_t seed);

/// One that is hard on programs: radii of 0, agents in one place and at rest.
Probe nasty_probe(std::uint64_t seed);

/// One of one agent or two, in a step, that is hard on programs: what divides by nothing shows.
Probe tiny_probe(std::uint64_t seed);

/// One of many that check what is believed of a program: every second one is hard. With up to ten
/// agents and six steps, since each costs a start: 30 of them tell two programs apart more often
/// than 50 of the others, of which every third is hard.
Probe checking_probe(std::uint64_t seed);

/// `input` with an empty line before the last step, where it should not matter.
std::string with_empty_line(const std::string& input);

}  // namespace flocking::explain
