#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "judge/comparator.h"
#include "judge/decimal.h"
#include "judge/short_number.h"

namespace flocking::judge {

/// Decides, exactly, whether two numbers are within a tolerance.
class ToleranceCheck {
 public:
  /// Throws std::invalid_argument as Comparator does.
  explicit ToleranceCheck(const Tolerance& tolerance);

  /// Nothing where 64 bits are not enough to decide.
  [[nodiscard]] std::optional<bool> within(const ShortPair& pair) const {
    if (pair.error <= floors_[static_cast<std::size_t>(pair.decimals)]) [[likely]]
      return true;
    return within_relative(pair);
  }

  /// For all numbers. Of two whose exponents were cut, huge ones are never within, tiny ones are
  /// within any absolute tolerance above 0.
  [[nodiscard]] bool within(const Decimal& found, const Decimal& expected) const;

 private:
  [[nodiscard]] std::optional<bool> within_relative(const ShortPair& pair) const;

  Decimal absolute_;
  Decimal relative_;
  // An integer is at most absolute_ * 10^decimals where it is at most this.
  std::array<std::uint64_t, kShortDigits + 1> floors_{};
  std::optional<ShortNumber> short_relative_;
};

}  // namespace flocking::judge
