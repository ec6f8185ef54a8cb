#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "judge/comparison.h"

namespace flocking::judge {

/// How far apart two numbers may be, as decimals in the grammar of numbers ("0.001", "1e-6"), not
/// negative: abs(found - expected) <= absolute, or <= relative * abs(expected). Decided exactly on
/// the decimal values as written, however long. (Of two numbers other than zero whose exponents
/// have more than 18 digits, huge ones pass only where spelt alike, and tiny ones where spelt alike
/// or with an absolute tolerance above 0.)
struct Tolerance {
  std::string absolute = "0.001";
  std::string relative = "0";
};

/// Compares an output with its answer, token by token, while the output is still being written.
/// Memory does not grow with the output, whatever it holds.
class Comparator {
 public:
  /// `answer` must outlive the comparator. Throws std::invalid_argument for a tolerance that is no
  /// number of at least 0.
  Comparator(std::string_view answer, const Tolerance& tolerance);
  ~Comparator();
  Comparator(const Comparator&) = delete;
  Comparator& operator=(const Comparator&) = delete;

  /// The next bytes of the output.
  void feed(std::span<const char> bytes);

  /// Whether a token that has ended differs.
  [[nodiscard]] bool differs() const;

  /// The output has ended. To be called once, after which nothing may be fed.
  [[nodiscard]] Comparison finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace flocking::judge
