#pragma once

#include <string>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/profile.h"
#include "core/vec2.h"

namespace flocking::testing {

/// A step of the course's rules, written from their text as two loops over all agents: nothing of
/// src/rules, src/kernel or src/spatial is in it. `profile` is one of the course's.
FlockState stepped_by_double_loop(const FlockState& now, const CourseParameters& course,
                                  Profile profile, double dt);

/// Where agents face at the start ...
std::vector<Vec2> first_headings(const FlockState& start);
/// ... and after a step: unit(V) while |V|^2 > 1e-8, else where they faced.
void turn_headings(std::vector<Vec2>& headings, const FlockState& state);

/// Whether the two are the same to the last bit: zeros and infinities with their signs, any NaN as
/// good as any other.
bool same_bits(double a, double b);

/// Empty where all bits are the same, else where the first difference is.
std::string difference(const FlockState& ours, const FlockState& theirs);

/// The bits, as digits of a double that C reads and prints without a loss.
std::string bits_text(double value);
std::string bits_text(Vec2 value);
/// A line "x y vx vy" for each agent.
std::string bits_text(const FlockState& state);

}  // namespace flocking::testing
