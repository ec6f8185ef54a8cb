#pragma once

#include "core/profile.h"
#include "kernel/patch.h"

namespace flocking::kernel {

// One file each, compiled for these instructions. `tame`: what is_tame() says.
Kernel kernel_with_scalar(Profile profile, bool tame);
Kernel kernel_with_sse2(Profile profile, bool tame);
Kernel kernel_with_avx2(Profile profile, bool tame);
Kernel kernel_with_avx512(Profile profile, bool tame);

}  // namespace flocking::kernel
