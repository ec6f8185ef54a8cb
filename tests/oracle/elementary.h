#pragma once

namespace oracle {

// Functions that return the double nearest to the exact value, by a method different from that of
// src/. The library's function in long doubles, assumed to be correct except for a few last places,
// selects a double. If the exact value might be beyond the middle between two doubles, numbers with
// 384 binary places decide. If long doubles are not wider than doubles, such numbers always decide.

// Return the function of an angle in radians, at most 1e6 in magnitude. Throw std::domain_error for
// larger angles.
double sin(double angle);
double cos(double angle);
// Requires numbers whose quotient is a normal double, zero or infinite.
double atan2(double y, double x);
double exp(double power);

}  // namespace oracle
