#pragma once

#include <optional>
#include <vector>

#include "explain/explanation.h"
#include "explain/force.h"
#include "explain/investigation.h"
#include "explain/variant.h"

namespace flocking::explain {

/// What can be said of a force without a formula for it: where it points, with what it grows, whom
/// it sees, what it depends on, where NaN begins. Each fact is shown by an input on which it was
/// seen. A force that never looks at the last agent of an input is told of as in a flock without
/// that one. The force is what is added to the velocity in proportion to its weight while the other
/// weights are 0 and nobody is in reach of the other forces.
///
/// Directions and powers are always told, other facts where they do not hold for the rules; those
/// that do come last. Nothing is told that digits, NaN or crashes leave open; no facts at all where
/// the force could not be made visible. Runs the program on some thirty flocks of two to seven
/// agents, each once.
///
/// `rules` says how velocity and position follow from force and time step, with the format (see
/// StepFinding::rules): facts are as true as they are. The format has to be known.
std::vector<Fact> facts_of(Investigation& investigation, Force force, const Variant& rules);

/// The same of a program in which no agent is ever faster than that, from weaker forces.
std::vector<Fact> facts_below(double largest_speed, Investigation& investigation, Force force,
                              const Variant& rules);

struct LargestSpeed {
  double speed;
  Fact fact;
};
/// That no agent is ever faster than some speed, F_Smax apart, if an agent alone shows it: what is
/// seen of strong forces then says nothing of them. Nothing where velocities are not printed.
std::optional<LargestSpeed> largest_speed_of(Investigation& investigation);

/// How agents move where no force acts, if positions do not follow from velocities by any rule that
/// is known: by what else than the time step the velocity is multiplied, if that is one number.
std::optional<Fact> fact_of_positions(const Investigation& investigation);

/// What becomes of velocities where no force has a weight, if they are not kept.
std::optional<Fact> fact_of_velocities(const Investigation& investigation);

/// How many numbers each line holds, if that is the same for all.
std::optional<Fact> fact_of_printing(const Investigation& investigation);

/// That nothing of a flock is printed where some numbers are not whole, if the investigation had to
/// do with whole ones.
std::optional<Fact> fact_of_reading(const Investigation& investigation);

}  // namespace flocking::explain
