#pragma once

namespace oracle {

// The double nearest to the exact value, by a way of its own: the library's function in long
// doubles, which is taken to be right to a few of its last places, names a double; where the exact
// value may lie beyond the middle to one of its neighbours, numbers of 384 binary places decide on
// which side it is. Where long doubles are no wider than doubles these always do.

// Within 1e6 of 0, in radians; throw std::domain_error beyond.
double sin(double angle);
double cos(double angle);
// Of numbers whose quotient is a normal double, zero or infinite.
double atan2(double y, double x);
double exp(double power);

}  // namespace oracle
