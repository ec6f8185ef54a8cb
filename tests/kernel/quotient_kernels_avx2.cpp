#include "kernel/lanes_avx2.h"
#include "kernel/quotient_kernels.h"
#include "kernel/quotient_kernels_of.h"

namespace flocking::kernel {

QuotientKernel quotient_kernel_avx2() { return quotient_kernel_of<LanesAvx2>(); }

}  // namespace flocking::kernel
