#pragma once

namespace flocking::arithmetic {

/// An unevaluated sum of two doubles, the second below the last place of the first: some 106 bits.
struct Pair {
  double high = 0.0;
  double low = 0.0;
};

/// a + b without error, where |a| >= |b| or a is 0 and nothing overflows (Dekker 1971).
constexpr Pair quick_sum(double a, double b) {
  const double high = a + b;
  return {high, b - (high - a)};
}

/// a + b without error, where nothing overflows (Knuth, The Art of Computer Programming, 4.2.2).
constexpr Pair exact_sum(double a, double b) {
  const double high = a + b;
  const double part_of_b = high - a;
  return {high, (a - (high - part_of_b)) + (b - part_of_b)};
}

/// a * b without error, where |a| and |b| are below 2^996 and the product is 0 or at least 2^-968,
/// so that no part of it overflows or is too small for a double (Veltkamp 1968, Dekker 1971).
/// Without a fused operation, which not every machine has.
constexpr Pair exact_product(double a, double b) {
  constexpr double kSplit = 134217729.0;  // 2^27 + 1
  const double wide_a = kSplit * a;
  const double wide_b = kSplit * b;
  const double a_high = wide_a - (wide_a - a);
  const double b_high = wide_b - (wide_b - b);
  const double a_low = a - a_high;
  const double b_low = b - b_high;
  const double high = a * b;
  return {high, ((a_high * b_high - high) + a_high * b_low + a_low * b_high) + a_low * b_low};
}

/// a + b, to some 2^-103 of it where the two do not cancel.
constexpr Pair sum_of(Pair a, Pair b) {
  const Pair high = exact_sum(a.high, b.high);
  return quick_sum(high.high, high.low + (a.low + b.low));
}

}  // namespace flocking::arithmetic
