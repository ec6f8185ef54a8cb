#pragma once

namespace flocking::arithmetic {

/// a * b + sum, rounded once.
double multiply_add(double a, double b, double sum);

/// The same in whole numbers, for processors that have no instruction for it and libraries that
/// round twice.
double multiply_add_slowly(double a, double b, double sum);

}  // namespace flocking::arithmetic
