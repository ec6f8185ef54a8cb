#include <cmath>

#include "arithmetic/multiply_add.h"
#include "arithmetic/wide.h"

namespace flocking::arithmetic {

// The product of 106 bits is exact. What is added is made larger where it would be cut off, to what
// changes no more than whether the sum is above or below the middle of two doubles.
double multiply_add_slowly(double a, double b, double sum) {
  if (!std::isfinite(a) || !std::isfinite(b)) return a * b + sum;
  if (!std::isfinite(sum)) return sum;
  if (a == 0.0 || b == 0.0) return a * b + sum;
  if (sum == 0.0) return a * b;
  constexpr int kFarBelow = 140;  // more than 106 bits, and within the 256 of a sum
  const Wide product = wide(a) * wide(b);
  Wide added = wide(sum);
  if (added.exponent < product.exponent - kFarBelow) {
    added.exponent = product.exponent - kFarBelow;
  }
  const Wide exact = product + added;
  return exact.is_zero() ? 0.0 : rounded(exact);
}

}  // namespace flocking::arithmetic
