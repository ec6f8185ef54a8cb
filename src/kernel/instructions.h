#pragma once

#include <cstddef>

#include "core/profile.h"
#include "kernel/patch.h"

namespace flocking::kernel {

/// Sets of instructions that steps are written in; the results are the same.
enum class Instructions {
  kAuto,    ///< the widest that this processor has
  kScalar,  ///< one double at a time; every processor
  kSse2,    ///< two side by side; every x86-64
  kAvx2,    ///< four, with fused multiply-add
  kAvx512,  ///< eight
};

/// Whether this processor has them.
bool is_available(Instructions instructions);

/// The widest that it has; what is not kAuto stays.
Instructions chosen(Instructions wanted);

/// Doubles side by side. Not for kAuto.
std::size_t lanes_of(Instructions instructions);

/// The function that steps a patch. `profile` is one of the course's; `tame` as is_tame() says.
StepPatch step_function(Instructions instructions, Profile profile, bool tame);

/// Whether quotients may be computed by reciprocals: no position has a part smaller than this that
/// is not 0 (then no difference of two is so small that a rest cannot be represented), and the
/// radius of separation is not above kMostTameRadius.
inline constexpr double kLeastTame = 0x1p-400;
inline constexpr double kMostTameRadius = 0x1p100;

}  // namespace flocking::kernel
