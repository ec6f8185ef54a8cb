#include "kernel/lanes_scalar.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

Kernel kernel_with_scalar(Profile profile, bool tame) {
  return kernel_with<LanesScalar>(profile, tame);
}

}  // namespace flocking::kernel
