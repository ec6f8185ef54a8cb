#pragma once

#include <string>

namespace oracle::compare {

// Natural numbers as decimal digits, the highest first, without leading zeros; zero is "". All
// arguments and results have this form.
using Digits = std::string;

Digits without_leading_zeros(Digits digits);

// Returns a negative number if a < b, zero if a = b, a positive number if a > b.
int compare(const Digits& a, const Digits& b);

Digits add(const Digits& a, const Digits& b);
Digits subtract(const Digits& a, const Digits& b);  // requires a >= b
Digits multiply(const Digits& a, const Digits& b);

// A whole number of any size, for exponents: `1e99999999999999999999` is also a number.
struct Integer {
  bool negative = false;
  Digits digits;
};

Integer integer(long value);
Integer operator+(const Integer& a, const Integer& b);
Integer operator-(const Integer& a, const Integer& b);
bool operator<(const Integer& a, const Integer& b);

// Returns `value` limited to -limit..limit.
long clamped(const Integer& value, long limit);

}  // namespace oracle::compare
