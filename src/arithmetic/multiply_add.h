#pragma once

namespace flocking::arithmetic {

/// Returns a * b + sum, rounded once.
double multiply_add(double a, double b, double sum);

/// Returns a * b + sum, rounded once, computed in whole numbers: for processors without the
/// instruction, and for libraries that round twice.
double multiply_add_slowly(double a, double b, double sum);

}  // namespace flocking::arithmetic
