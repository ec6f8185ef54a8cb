#pragma once

#include <string>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/profile.h"
#include "core/vec2.h"

namespace flocking::testing {

/// Returns the flock after a step of the course's rules, written from their text as two loops over
/// all agents, without any code of src/rules, src/kernel or src/spatial. `profile` must be one of
/// the course's.
FlockState stepped_by_double_loop(const FlockState& now, const CourseParameters& course,
                                  Profile profile, double dt);

/// Returns the heading of each agent at the start.
std::vector<Vec2> first_headings(const FlockState& start);
/// Updates the headings after a step: unit(V) while |V|^2 > 1e-8, otherwise unchanged.
void turn_headings(std::vector<Vec2>& headings, const FlockState& state);

/// Returns true if the two numbers are bit for bit identical, including the signs of zeros and
/// infinities. Any two NaNs count as equal.
bool same_bits(double a, double b);

/// Returns "" if all bits are the same, else the place of the first difference.
std::string difference(const FlockState& ours, const FlockState& theirs);

/// Returns the value with enough digits for C to read back the same bits.
std::string bits_text(double value);
std::string bits_text(Vec2 value);
/// Returns a line "x y vx vy" for each agent.
std::string bits_text(const FlockState& state);

}  // namespace flocking::testing
