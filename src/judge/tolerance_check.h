#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "judge/comparator.h"
#include "judge/decimal.h"
#include "judge/short_number.h"

namespace flocking::judge {

/// An exact check that two numbers are within a tolerance.
class ToleranceCheck {
 public:
  /// Throws std::invalid_argument like Comparator.
  explicit ToleranceCheck(const Tolerance& tolerance);

  /// Returns true if the pair is within the tolerance; none if 64 bits are not enough to decide.
  [[nodiscard]] std::optional<bool> within(const ShortPair& pair) const {
    if (pair.error <= floors_[static_cast<std::size_t>(pair.decimals)]) [[likely]]
      return true;
    return within_relative(pair);
  }

  /// Returns true if two numbers of any size are within the tolerance. If the exponents of both
  /// numbers were limited, huge numbers are never within the tolerance, and tiny numbers are within
  /// any absolute tolerance above 0.
  [[nodiscard]] bool within(const Decimal& found, const Decimal& expected) const;

 private:
  [[nodiscard]] std::optional<bool> within_relative(const ShortPair& pair) const;

  Decimal absolute_;
  Decimal relative_;
  // An integer is at most absolute_ * 10^decimals if it is at most floors_[decimals].
  std::array<std::uint64_t, kShortDigits + 1> floors_{};
  std::optional<ShortNumber> short_relative_;
};

}  // namespace flocking::judge
