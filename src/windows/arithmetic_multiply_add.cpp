// Replaces arithmetic/multiply_add.cpp: fma of mingw-w64's C library rounds twice, the processor
// once.
#include "arithmetic/multiply_add.h"

namespace flocking::arithmetic {
namespace {

__attribute__((target("fma"))) double by_processor(double a, double b, double sum) {
  return __builtin_fma(a, b, sum);
}

}  // namespace

double multiply_add(double a, double b, double sum) {
  static const bool has_instruction = static_cast<bool>(__builtin_cpu_supports("fma"));
  return has_instruction ? by_processor(a, b, sum) : multiply_add_slowly(a, b, sum);
}

}  // namespace flocking::arithmetic
