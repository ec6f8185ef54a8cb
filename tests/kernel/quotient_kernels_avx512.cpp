#include "kernel/lanes_avx512.h"
#include "kernel/quotient_kernels.h"
#include "kernel/quotient_kernels_of.h"

namespace flocking::kernel {

QuotientKernel quotient_kernel_avx512() { return quotient_kernel_of<LanesAvx512>(); }

}  // namespace flocking::kernel
