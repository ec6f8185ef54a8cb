#pragma once

#include <string>
#include <vector>

namespace flocking::plot {

/// A number that is easy to read: digit * 10^exponent, the digit 1, 2 or 5.
struct RoundNumber {
  int digit = 1;
  int exponent = 0;

  [[nodiscard]] double value() const;
  /// `times` of it in decimal digits; far from 1 with an exponent ("2e12").
  [[nodiscard]] std::string text(long long times = 1) const;
};

/// The largest round number that is not above `limit` (> 0).
RoundNumber round_number_below(double limit);

/// A place on an axis and its label.
struct Tick {
  double at = 0.0;
  std::string label;
};

/// Multiples of a round number from `low` to `high` (low < high), at most `most` (>= 2) + 1 of
/// them, and at least a quarter of that many.
std::vector<Tick> ticks(double low, double high, int most);

}  // namespace flocking::plot
