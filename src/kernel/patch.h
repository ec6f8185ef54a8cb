#pragma once

#include <cstddef>
#include <cstdint>

#include "core/course_parameters.h"
#include "core/flock_state.h"

/// Steps of the course's rules for several agents at once. The result for each agent is bit for bit
/// that of the plain double loop: the same operations in the same order, with the same roundings.
/// Each lane has one agent; the neighbours are added one after another, in ascending order of
/// index, in each lane separately.
namespace flocking::kernel {

/// Agents to step (members) and all agents that may be their neighbours (candidates).
struct Patch {
  /// ascending by index; after the last candidate, a state with a position of NaN
  const AgentState* candidates = nullptr;
  const std::uint32_t* agents = nullptr;  ///< the index of each candidate
  /// approximate place of each candidate, for the filter only, in units of
  const float* near_x = nullptr;
  const float* near_y = nullptr;  ///< the reach, from a corner of the patch
  std::size_t count = 0;          ///< number of candidates
  float reach_squared = 0.0F;     ///< in the same units squared, with a margin for all roundings
  bool all_near = false;          ///< true: the filter is useless; use all candidates
  /// indices into the candidates; consecutive members are near each other
  const std::uint32_t* members = nullptr;
  std::size_t member_count = 0;
  const double* order = nullptr;   ///< the numbers 0, 1, 2, ... up to count
  std::uint32_t* found = nullptr;  ///< room for count + kRoomBehind indices
};

/// Number of elements that may be read or written after the end of a patch's arrays.
inline constexpr std::size_t kRoomBehind = 32;

/// The data that is the same for all agents of a step. A distance counts as within a radius if its
/// square is at most the limit of the radius: the largest double whose root is not above the
/// radius.
struct StepConstants {
  CourseParameters course;
  double cohesion_limit = 0.0;
  double separation_limit = 0.0;
  double alignment_limit = 0.0;
  double dt = 0.0;
  double rest_squared = 0.0;  ///< a velocity whose square is at most this counts as rest
};

/// The output arrays of a step, owned by the caller. `at_rest` has room for all members of the
/// patch.
struct Results {
  AgentState* next = nullptr;        ///< the state of all agents, by index
  std::uint32_t* at_rest = nullptr;  ///< agents that come to rest in this step, in any order
  std::size_t at_rest_count = 0;
};

/// Steps all members of a patch.
using StepPatch = void (*)(const Patch& patch, const StepConstants& constants, Results& results);

/// The function that steps patches with one instruction set.
struct Kernel {
  StepPatch step = nullptr;
  std::size_t lanes = 1;  ///< number of agents that the function steps at once
};

/// Returns the largest double whose square root, rounded, is at most `radius` (>= 0, finite).
double square_limit(double radius);

}  // namespace flocking::kernel
