#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"

namespace flocking::testing {

/// A flock and the time steps to simulate.
struct NastyFlock {
  std::string description;
  CourseParameters course;
  FlockState start;
  std::vector<double> time_steps;
};

/// Returns the number of ways to place agents.
std::size_t kinds_of_places();

/// Returns a flock with extreme properties: agents at one point, on a lattice whose distances equal
/// the radii, 1e300 away, at NaN positions; radii of 0, or with squares that underflow or overflow;
/// velocities whose sums overflow; agents that come to rest. The result depends only on the
/// arguments.
NastyFlock nasty_flock(std::size_t kind_of_places, std::uint64_t seed, std::size_t agents);

/// Returns a nasty flock whose kind of places depends on the seed.
NastyFlock nasty_flock(std::uint64_t seed, std::size_t agents);

/// Returns the description of a flock, and, if it is small, the whole flock as an assignment
/// without its N.
std::string text_of(const NastyFlock& flock);

}  // namespace flocking::testing
