#pragma once

#include "core/profile.h"
#include "kernel/patch.h"

namespace flocking::kernel {

// One file each, compiled for these instructions. `safe_range`: what is_in_safe_range() says.
Kernel kernel_with_scalar(Profile profile, bool safe_range);
Kernel kernel_with_sse2(Profile profile, bool safe_range);
Kernel kernel_with_avx2(Profile profile, bool safe_range);
Kernel kernel_with_avx512(Profile profile, bool safe_range);
Kernel kernel_with_neon(Profile profile, bool safe_range);

}  // namespace flocking::kernel
