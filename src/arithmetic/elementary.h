#pragma once

namespace flocking::arithmetic {

// The functions that libraries of C round each in their own way, rounded to nearest: of the exact
// value that the function has for the double given, the result is the double nearest to it, on
// every machine. Made of sums, products, quotients and whole numbers alone. First in pairs of
// doubles (quick.h); where these leave open which double is nearest, which is once in a thousand
// times, in 256 bits (careful.h). What is infinite, NaN, a zero or too small comes out as Annex F
// of the C standard says, but that the sign of a NaN is the machine's, and errno and the flags of
// floating point are nobody's.

/// Of an angle in radians, however large.
double sin(double angle);
double cos(double angle);

/// The angle of (x, y) in radians, within [-pi, pi] as rounded, its sign that of y.
double atan2(double y, double x);

/// e^power.
double exp(double power);

/// The natural logarithm: -inf of a zero, NaN of what is negative. It takes microseconds.
double log(double number);

/// 10^exponent, rounded to nearest; 0 or infinite where no double is that small or large.
double power_of_ten(int exponent);

/// The exponent of the largest power of ten that is not above |number|; 0 of what is 0 or not
/// finite.
int decimal_exponent(double number);

}  // namespace flocking::arithmetic
