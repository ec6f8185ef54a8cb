#include "kernel/lanes_avx2.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

Kernel kernel_with_avx2(Profile profile, bool safe_range) {
  return kernel_with<LanesAvx2>(profile, safe_range);
}

}  // namespace flocking::kernel
