#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "judge/comparison.h"
#include "judge/decimal.h"
#include "judge/short_number.h"

namespace flocking::judge {

/// A tracker of the first pair of numbers with the largest error.
class LargestErrorSoFar {
 public:
  /// Processes a pair, with its numbers as written, and the index of its token.
  void see(const ShortPair& pair, std::string_view found, std::string_view expected,
           std::uint64_t index) {
    if (pair.decimals == decimals_ && pair.error <= floor_) [[likely]]
      return;
    see_at_other_decimals(pair, found, expected, index);
  }

  void see(const Decimal& found, const Decimal& expected, std::uint64_t index);

  /// Returns the largest error; none if there was no pair.
  [[nodiscard]] std::optional<LargestError> result() const;

 private:
  void see_at_other_decimals(const ShortPair& pair, std::string_view found,
                             std::string_view expected, std::uint64_t index);
  void keep(std::uint64_t index);

  bool any_ = false;
  std::uint64_t index_ = 0;
  Decimal found_;
  Decimal expected_;
  Decimal error_;
  // An integer is greater than error_ * 10^decimals_ if it is greater than floor_.
  int decimals_ = -1;
  std::uint64_t floor_ = 0;
};

}  // namespace flocking::judge
