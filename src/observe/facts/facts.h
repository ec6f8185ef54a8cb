#pragma once

#include <optional>
#include <vector>

#include "observe/fact.h"
#include "observe/investigation.h"
#include "variant/force.h"
#include "variant/variant.h"

namespace flocking::explain {

/// Returns the facts about a force that need no formula: its direction, the quantities it grows
/// with, which agents it sees, what it depends on, and when it is NaN. Each has an input on which
/// it was observed. If a force never looks at the last agent of an input, its facts are those of a
/// flock without that agent. The force is the change of the velocity in proportion to its weight
/// while the other weights are 0 and no agent is in reach of the other forces.
///
/// Directions and powers are always reported, other facts only if they do not hold for the rules;
/// facts that do hold for the rules come last. Facts that are uncertain because of digits, NaN or
/// crashes are not reported. Returns no facts if the force could not be made visible. Runs the
/// program on about thirty flocks of two to seven agents, once each.
///
/// `rules` says how velocity and position follow from force and time step, with the format (see
/// StepFinding::rules); if it is wrong, so may be the facts. The format must be known.
std::vector<Fact> facts_of(Investigation& investigation, Force force, const Variant& rules);

/// Returns facts like facts_of(), but with weaker forces, for a program that limits the speed of
/// agents to `largest_speed`.
std::vector<Fact> facts_below(double largest_speed, Investigation& investigation, Force force,
                              const Variant& rules);

struct LargestSpeed {
  double speed;
  Fact fact;
};
/// Finds the largest speed, other than F_Smax, that a program allows, if a single agent shows it.
/// With such a limit, measurements of strong forces are meaningless. Returns none if velocities are
/// not printed.
std::optional<LargestSpeed> largest_speed_of(Investigation& investigation);

/// Returns a fact about how agents move without forces, for programs whose positions follow from
/// velocities by no known rule: the constant that multiplies the velocity instead of the time step.
std::optional<Fact> fact_of_positions(const Investigation& investigation);

/// Returns a fact about the change of velocities without forces; none if velocities are kept.
std::optional<Fact> fact_of_velocities(const Investigation& investigation);

/// Returns a fact about how many numbers each line has; none if that varies.
std::optional<Fact> fact_of_printing(const Investigation& investigation);

/// Returns the fact that the program prints no agents if some numbers are not integers; none if the
/// investigation did not have to use integers.
std::optional<Fact> fact_of_reading(const Investigation& investigation);

}  // namespace flocking::explain
