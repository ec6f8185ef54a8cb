#pragma once

#include "arithmetic/wide.h"

namespace flocking::arithmetic {

// Functions to more than 200 bits, for where fewer do not tell which double is nearest. The nearest
// that a sine, cosine, exponential or logarithm of a double other than the trivial ones comes to
// the middle between two doubles is some 2^-120 of it (Lefevre and Muller, Worst Cases for Correct
// Rounding of the Elementary Functions in Double Precision, 2001, for their ranges; elsewhere, and
// for angles of two numbers, as likely a chance as 2^-80 that it is nearer than 2^-200). They take
// microseconds.

/// Of a finite number other than 0, in radians.
Wide careful_sine(double angle);
Wide careful_cosine(double angle);

/// e^power, for |power| below 800.
Wide careful_exponential(double power);

/// The natural logarithm of a finite number above 0 other than 1.
Wide careful_logarithm(double number);

/// The angle of (x, y), in radians within (-pi, pi), for finite numbers other than 0; `near` is it
/// to some 40 bits and need not be where y/x or x/y is below 2^-100.
Wide careful_angle(double y, double x, double near);

}  // namespace flocking::arithmetic
