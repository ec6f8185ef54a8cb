#pragma once

#include <cstddef>

namespace flocking::kernel {

/// What FusedTerms makes of `count` offsets (x, y), distances and squares, a multiple of 8 of each;
/// each is a pure function of the lane.
struct QuotientKernel {
  /// term(x, y) for a distance of d.
  void (*terms)(const double* x, const double* y, const double* d, std::size_t count,
                double* term_x, double* term_y);
  /// 1/d, as the terms use it.
  void (*reciprocals)(const double* d, std::size_t count, double* reciprocals);
  /// The distance of a square.
  void (*distances)(const double* squared, std::size_t count, double* distances);
};

// One file each, compiled for these instructions.
QuotientKernel quotient_kernel_avx2();
QuotientKernel quotient_kernel_avx512();

}  // namespace flocking::kernel
