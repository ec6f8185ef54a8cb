#include "kernel/lanes_avx512.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

Kernel kernel_with_avx512(Profile profile, bool tame) {
  return kernel_with<LanesAvx512>(profile, tame);
}

}  // namespace flocking::kernel
