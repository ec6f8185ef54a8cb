#pragma once

#include "arithmetic/wide.h"

namespace flocking::arithmetic {

// Functions with more than 200 correct bits, for arguments for which the nearest double cannot be
// found with fewer. For arguments other than the trivial ones, a sine, cosine, exponential or
// logarithm of a double differs from the middle between two doubles by at least some 2^-120 of its
// value (Lefevre and Muller, Worst Cases for Correct Rounding of the Elementary Functions in Double
// Precision, 2001, for their ranges). Elsewhere, and for angles of two numbers, the probability
// that the difference is less than 2^-200 is about 2^-80. Each call takes microseconds.

/// Return the sine and cosine of an angle in radians; finite and not 0.
Wide careful_sine(double angle);
Wide careful_cosine(double angle);

/// Returns e^power, for |power| below 800.
Wide careful_exponential(double power);

/// Returns the natural logarithm of a finite number above 0 other than 1.
Wide careful_logarithm(double number);

/// Returns the angle of (x, y), in radians within (-pi, pi), for finite numbers other than 0.
/// `near` must approximate it to some 40 bits, unless y/x or x/y is below 2^-100.
Wide careful_angle(double y, double x, double near);

}  // namespace flocking::arithmetic
