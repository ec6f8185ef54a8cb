#pragma once

#include "core/profile.h"
#include "kernel/patch.h"

namespace flocking::kernel {

// Each function is defined in a separate file, which is compiled for its instructions. `safe_range`
// is the result of is_in_safe_range().
Kernel kernel_with_scalar(Profile profile, bool safe_range);
Kernel kernel_with_sse2(Profile profile, bool safe_range);
Kernel kernel_with_avx2(Profile profile, bool safe_range);
Kernel kernel_with_avx512(Profile profile, bool safe_range);
Kernel kernel_with_neon(Profile profile, bool safe_range);

}  // namespace flocking::kernel
