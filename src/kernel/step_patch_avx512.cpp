#include "kernel/lanes_avx512.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

Kernel kernel_with_avx512(Profile profile, bool safe_range) {
  return kernel_with<LanesAvx512>(profile, safe_range);
}

}  // namespace flocking::kernel
