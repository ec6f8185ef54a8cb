#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "judge/comparison.h"

namespace flocking::judge {

/// The largest allowed difference of two numbers, as nonnegative decimals in the grammar of numbers
/// ("0.001", "1e-6"): abs(found - expected) <= absolute, or <= relative * abs(expected). The
/// comparison is exact for the decimal values as written, of any length. (If both numbers are
/// nonzero and have exponents of more than 18 digits, huge numbers pass only if they are spelt the
/// same, and tiny numbers only if they are spelt the same or the absolute tolerance is above 0.)
struct Tolerance {
  std::string absolute = "0.001";
  std::string relative = "0";
};

/// A comparison of an output with its answer, token by token, while the output is still being
/// written. Uses constant memory for any output.
class Comparator {
 public:
  /// `answer` must outlive the comparator. Throws std::invalid_argument if a tolerance is not a
  /// number of at least 0.
  Comparator(std::string_view answer, const Tolerance& tolerance);
  ~Comparator();
  Comparator(const Comparator&) = delete;
  Comparator& operator=(const Comparator&) = delete;

  /// Processes the next bytes of the output.
  void feed(std::span<const char> bytes);

  /// Returns true if a complete token differs.
  [[nodiscard]] bool differs() const;

  /// Returns the result after the end of the output. Call it once, and do not call feed()
  /// afterwards.
  [[nodiscard]] Comparison finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace flocking::judge
