#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"

namespace flocking::testing {

/// A flock and time steps to take it through.
struct NastyFlock {
  std::string description;
  CourseParameters course;
  FlockState start;
  std::vector<double> time_steps;
};

/// How many ways there are to place agents.
std::size_t kinds_of_places();

/// A flock in which something is extreme: agents on one spot, on a lattice whose distances are the
/// radii exactly, 1e300 away, nowhere at all; radii of 0, or with squares that underflow or
/// overflow; velocities whose sums overflow; agents that come to rest. The same for the same
/// arguments.
NastyFlock nasty_flock(std::size_t kind_of_places, std::uint64_t seed, std::size_t agents);

/// The same of any kind.
NastyFlock nasty_flock(std::uint64_t seed, std::size_t agents);

/// What it is called; a small one in full, as an assignment without its N.
std::string text_of(const NastyFlock& flock);

}  // namespace flocking::testing
