#pragma once

#include "core/profile.h"
#include "kernel/patch.h"

namespace flocking::kernel {

/// The instruction sets for which steps are compiled. All give the same results.
enum class Instructions {
  kAuto,    ///< the widest that this processor supports
  kScalar,  ///< one double at a time; every processor
  kSse2,    ///< two doubles at a time; every x86-64
  kAvx2,    ///< four doubles, with fused multiply-add
  kAvx512,  ///< eight doubles
  kNeon,    ///< two doubles; every aarch64
};

/// Returns true if this build and this processor support `instructions`.
bool is_available(Instructions instructions);

/// Returns the widest supported instruction set for kAuto, else `wanted`.
Instructions chosen(Instructions wanted);

/// Returns the function that steps patches. `instructions` must not be kAuto; `profile` must be one
/// of the course's; `safe_range` is the result of is_in_safe_range().
Kernel kernel_for(Instructions instructions, Profile profile, bool safe_range);

/// Limits of the safe range: coordinates are 0 or at least kLeastSafePart by magnitude, radii are
/// at most kMostSafeRadius.
inline constexpr double kLeastSafePart = 0x1p-400;
inline constexpr double kMostSafeRadius = 0x1p100;

/// Returns true if quotients may be computed by reciprocals. `least_part` is the smallest nonzero
/// coordinate by magnitude; it must be so large that the remainder of a division of any difference
/// of two coordinates can be represented.
bool is_in_safe_range(double least_part, double separation_radius);

}  // namespace flocking::kernel
