#pragma once

#include <limits>
#include <string_view>

#include "core/value.h"

namespace flocking {

/// The range of numbers that a setting accepts.
struct Range {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  bool low_excluded = false;
};

inline bool is_in(const Range& range, double value) {
  return range.low_excluded ? value > range.low && value <= range.high
                            : value >= range.low && value <= range.high;
}

inline constexpr Range kAnyNumber{};
inline constexpr Range kNotNegative{.low = 0.0};
inline constexpr Range kPositive{.low = 0.0, .low_excluded = true};

/// One row of the table of settings, which the parser, the help and the documentation read.
struct Setting {
  std::string_view path{};  ///< such as "wander.radius"
  ValueType type = ValueType::kNumber;
  std::string_view unit{};          ///< such as "length/s"; "-" if it has none
  Range range{};                    ///< of numbers and counts
  std::string_view choices{};       ///< for kChoice, separated by blanks: "fast normal slow"
  std::string_view default_text{};  ///< in the form that a user would write; empty: not set
  std::string_view help{};
};

}  // namespace flocking
