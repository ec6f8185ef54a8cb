#include "arithmetic/multiply_add.h"

#include <cmath>

namespace flocking::arithmetic {

double multiply_add(double a, double b, double sum) { return std::fma(a, b, sum); }

}  // namespace flocking::arithmetic
