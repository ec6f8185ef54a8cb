#pragma once

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
  kNeon,    ///< two; every aarch64
};

/// Whether this processor has them.
bool is_available(Instructions instructions);

/// The widest that it has; what is not kAuto stays.
Instructions chosen(Instructions wanted);

/// How patches are stepped. Not for kAuto; `profile` is one of the course's; `safe_range` is what
/// is_in_safe_range() says.
Kernel kernel_for(Instructions instructions, Profile profile, bool safe_range);

/// Parts of positions that are smaller, and not 0, are not in the safe range; nor are larger radii.
inline constexpr double kLeastSafePart = 0x1p-400;
inline constexpr double kMostSafeRadius = 0x1p100;

/// Whether quotients may be computed by reciprocals: `least_part`, the smallest part of a position
/// that is not 0, leaves no difference of two so small that a rest cannot be represented.
bool is_in_safe_range(double least_part, double separation_radius);

}  // namespace flocking::kernel
