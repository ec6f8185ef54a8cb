#pragma once

#include <cstddef>

namespace flocking::kernel {

/// The functions of FusedTerms for arrays of `count` elements, a multiple of 8. Each result depends
/// only on its lane.
struct QuotientKernel {
  /// Computes term(x, y) for the distance d.
  void (*terms)(const double* x, const double* y, const double* d, std::size_t count,
                double* term_x, double* term_y);
  /// Computes 1/d as the terms use it.
  void (*reciprocals)(const double* d, std::size_t count, double* reciprocals);
  /// Computes the distance for each square.
  void (*distances)(const double* squared, std::size_t count, double* distances);
};

// Each function is defined in a separate file, which is compiled for its instructions.
QuotientKernel quotient_kernel_avx2();
QuotientKernel quotient_kernel_avx512();

}  // namespace flocking::kernel
