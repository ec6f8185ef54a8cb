#include "kernel/lanes_sse2.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

Kernel kernel_with_sse2(Profile profile, bool tame) {
  return kernel_with<LanesSse2>(profile, tame);
}

}  // namespace flocking::kernel
