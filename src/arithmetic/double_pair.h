#pragma once

namespace flocking::arithmetic {

/// An unevaluated sum of two doubles with some 106 bits; `low` is smaller than the last place of
/// `high`.
struct Pair {
  double high = 0.0;
  double low = 0.0;
};

/// Returns a + b exactly. Requires |a| >= |b| or a = 0, and no overflow (Dekker 1971).
constexpr Pair quick_sum(double a, double b) {
  const double high = a + b;
  return {high, b - (high - a)};
}

/// Returns a + b exactly. Requires that nothing overflows (Knuth, The Art of Computer Programming,
/// 4.2.2).
constexpr Pair exact_sum(double a, double b) {
  const double high = a + b;
  const double part_of_b = high - a;
  return {high, (a - (high - part_of_b)) + (b - part_of_b)};
}

/// Returns a * b exactly. Requires that |a| and |b| are below 2^996 and that the product is 0 or at
/// least 2^-968, so that no intermediate result overflows or underflows (Veltkamp 1968, Dekker
/// 1971). Does not use a fused operation, because some machines have none.
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

/// Returns a + b with a relative error of some 2^-103, unless the two cancel.
constexpr Pair sum_of(Pair a, Pair b) {
  const Pair high = exact_sum(a.high, b.high);
  return quick_sum(high.high, high.low + (a.low + b.low));
}

}  // namespace flocking::arithmetic
