#pragma once

#include <string>

namespace oracle::compare {

// Natural numbers as on paper: decimal digits, the highest first, no leading zero; zero is "".
// Operands are written like that, and so are results.
using Digits = std::string;

Digits without_leading_zeros(Digits digits);

// Negative, zero or positive, as a is less than, equal to or greater than b.
int compare(const Digits& a, const Digits& b);

Digits add(const Digits& a, const Digits& b);
Digits subtract(const Digits& a, const Digits& b);  // a >= b
Digits multiply(const Digits& a, const Digits& b);

// A whole number of any size, for exponents: `1e99999999999999999999` is a number too.
struct Integer {
  bool negative = false;
  Digits digits;
};

Integer integer(long value);
Integer operator+(const Integer& a, const Integer& b);
Integer operator-(const Integer& a, const Integer& b);
bool operator<(const Integer& a, const Integer& b);

// `value` itself if it lies within -limit..limit, else the bound that it is beyond.
long clamped(const Integer& value, long limit);

}  // namespace oracle::compare
