#pragma once

#include <cstddef>
#include <cstdint>

#include "core/course_parameters.h"
#include "core/flock_state.h"

/// Steps of the course's rules for many agents side by side. What is computed for each is, to the
/// last bit, what the plain double loop computes: the same operations in the same order, each
/// rounded the same. Agents lie in lanes, so that sums run over neighbours one after another, in
/// ascending order of index, in every lane of its own.
namespace flocking::kernel {

/// Agents to be stepped (members) and all who may be their neighbours (candidates).
struct Patch {
  const AgentState* candidates = nullptr;  ///< ascending by index; behind the last, one at NaN
  const std::uint32_t* agents = nullptr;   ///< the index of each candidate
  const float* near_x = nullptr;           ///< where each is, for a first look only: in units of
  const float* near_y = nullptr;           ///< the reach, from a corner of the patch
  std::size_t count = 0;                   ///< of candidates
  float reach_squared = 0.0F;              ///< in those units, with a margin for all roundings
  bool all_near = false;                   ///< the first look is of no use: take all candidates
  const std::uint32_t* members = nullptr;  ///< among the candidates; near each other side by side
  std::size_t member_count = 0;
  const double* order = nullptr;   ///< 0, 1, 2, ... up to count
  std::uint32_t* found = nullptr;  ///< room for count + kRoomBehind positions
};

/// Numbers that may be read or written behind the end of a patch's arrays.
inline constexpr std::size_t kRoomBehind = 32;

/// What is the same for all agents of a step. A distance counts as within a radius where its square
/// is at most the limit of that radius: the largest double whose root is not above the radius.
struct StepConstants {
  CourseParameters course;
  double cohesion_limit = 0.0;
  double separation_limit = 0.0;
  double alignment_limit = 0.0;
  double dt = 0.0;
  double rest_squared = 0.0;  ///< a velocity whose square is at most this is rest
};

/// Where results go.
struct Results {
  AgentState* next = nullptr;        ///< of all agents, by index
  std::uint32_t* at_rest = nullptr;  ///< agents that come to rest in this step, in no order
  std::size_t at_rest_count = 0;
};

/// Steps all members of a patch.
using StepPatch = void (*)(const Patch& patch, const StepConstants& constants, Results& results);

/// How patches are stepped with some set of instructions.
struct Kernel {
  StepPatch step = nullptr;
  std::size_t lanes = 1;  ///< agents side by side
};

/// The largest double whose square root, rounded, is at most `radius` (>= 0, finite).
double square_limit(double radius);

}  // namespace flocking::kernel
