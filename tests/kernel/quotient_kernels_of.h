#pragma once

#include <cstddef>

#include "core/vec2.h"
#include "kernel/quotient_kernels.h"
#include "kernel/separation_terms.h"

// Included by one file for each instruction set. As in the kernels, these files must not share code
// from this one.
namespace flocking::kernel {

template <class Lanes>
QuotientKernel quotient_kernel_of() {
  return {.terms =
              [](const double* x, const double* y, const double* d, std::size_t count,
                 double* term_x, double* term_y) {
                for (std::size_t i = 0; i < count; i += Lanes::kCount) {
                  const Lanes distance = Lanes::load(d + i);
                  const Vec2Of<Lanes> term =
                      FusedTerms::term(Vec2Of<Lanes>{Lanes::load(x + i), Lanes::load(y + i)},
                                       distance, FusedTerms::reciprocal(distance));
                  Lanes::store(term_x + i, term.x);
                  Lanes::store(term_y + i, term.y);
                }
              },
          .reciprocals =
              [](const double* d, std::size_t count, double* reciprocals) {
                for (std::size_t i = 0; i < count; i += Lanes::kCount) {
                  Lanes::store(reciprocals + i, FusedTerms::reciprocal(Lanes::load(d + i)));
                }
              },
          .distances =
              [](const double* squared, std::size_t count, double* distances) {
                for (std::size_t i = 0; i < count; i += Lanes::kCount) {
                  Lanes::store(distances + i, FusedTerms::distance(Lanes::load(squared + i)));
                }
              }};
}

}  // namespace flocking::kernel
