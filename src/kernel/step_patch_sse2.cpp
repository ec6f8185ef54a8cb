#include "kernel/lanes_sse2.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

Kernel kernel_with_sse2(Profile profile, bool safe_range) {
  return kernel_with<LanesSse2>(profile, safe_range);
}

}  // namespace flocking::kernel
