#pragma once

namespace flocking::arithmetic {

// Functions that C libraries round differently, here correctly rounded: the result is the double
// nearest to the exact value of the function at the given double, on every machine. They use only
// sums, products, quotients and whole numbers. First they compute in pairs of doubles (quick.h). If
// the error of that leaves two candidates, about once in a thousand calls, they compute in 256 bits
// (careful.h). Infinities, NaN, zeros and tiny numbers follow Annex F of the C standard, except
// that the sign of a NaN depends on the machine, and errno and the floating-point flags are
// unspecified.

/// Return the sine and cosine of an angle in radians of any size.
double sin(double angle);
double cos(double angle);

/// Returns the angle of (x, y) in radians, within [-pi, pi] as rounded, with the sign of y.
double atan2(double y, double x);

/// Returns e^power.
double exp(double power);

/// Returns the natural logarithm: -inf for a zero, NaN for a negative number. Takes microseconds.
double log(double number);

/// Returns 10^exponent, rounded to nearest; 0 or infinity beyond the range of doubles.
double power_of_ten(int exponent);

/// Returns the exponent of the largest power of ten that is at most |number|; 0 if the number is 0
/// or not finite.
int decimal_exponent(double number);

}  // namespace flocking::arithmetic
