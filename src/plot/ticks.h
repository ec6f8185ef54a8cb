#pragma once

#include <string>
#include <vector>

namespace flocking::plot {

/// A number that is easy to read: digit * 10^exponent, where digit is 1, 2 or 5.
struct RoundNumber {
  int digit = 1;
  int exponent = 0;

  [[nodiscard]] double value() const;
  /// Returns `times` this number in decimal digits, with an exponent if it is far from 1 ("2e12").
  [[nodiscard]] std::string text(long long times = 1) const;
};

/// Returns the largest round number up to `limit` (> 0).
RoundNumber round_number_below(double limit);

/// A position on an axis and its label.
struct Tick {
  double at = 0.0;
  std::string label;
};

/// Returns the multiples of a round number from `low` to `high` (low < high): at most `most` (>= 2)
/// + 1, and at least a quarter of that number.
std::vector<Tick> ticks(double low, double high, int most);

}  // namespace flocking::plot
