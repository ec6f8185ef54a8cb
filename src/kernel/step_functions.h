#pragma once

#include "core/profile.h"
#include "kernel/patch.h"

namespace flocking::kernel {

// One file each, compiled for these instructions. `tame`: see is_tame().
StepPatch step_with_scalar(Profile profile, bool tame);
StepPatch step_with_sse2(Profile profile, bool tame);
StepPatch step_with_avx2(Profile profile, bool tame);
StepPatch step_with_avx512(Profile profile, bool tame);

}  // namespace flocking::kernel
