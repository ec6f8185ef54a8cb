#include <cmath>

#include "arithmetic/multiply_add.h"
#include "arithmetic/wide.h"

namespace flocking::arithmetic {

// The 106-bit product is exact. A sum so small that it would be cut off is enlarged first; it still
// decides on which side of the middle between two doubles the result is.
double multiply_add_slowly(double a, double b, double sum) {
  if (!std::isfinite(a) || !std::isfinite(b)) return a * b + sum;
  if (!std::isfinite(sum)) return sum;
  if (a == 0.0 || b == 0.0) return a * b + sum;
  if (sum == 0.0) return a * b;
  constexpr int kFarBelow = 140;  // more than 106 bits, and within the 256 of a Wide
  const Wide product = wide(a) * wide(b);
  Wide added = wide(sum);
  if (added.exponent < product.exponent - kFarBelow) {
    added.exponent = product.exponent - kFarBelow;
  }
  const Wide exact = product + added;
  return exact.is_zero() ? 0.0 : rounded(exact);
}

}  // namespace flocking::arithmetic
