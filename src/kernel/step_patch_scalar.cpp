#include "kernel/lanes_scalar.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

Kernel kernel_with_scalar(Profile profile, bool safe_range) {
  return kernel_with<LanesScalar>(profile, safe_range);
}

}  // namespace flocking::kernel
