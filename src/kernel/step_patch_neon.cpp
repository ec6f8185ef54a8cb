#include "kernel/lanes_neon.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

Kernel kernel_with_neon(Profile profile, bool safe_range) {
  return kernel_with<LanesNeon>(profile, safe_range);
}

}  // namespace flocking::kernel
