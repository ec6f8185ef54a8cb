#pragma once

#include <limits>
#include <string_view>

#include "core/value.h"

namespace flocking {

/// The numbers that a setting takes.
struct Range {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  bool low_excluded = false;
};

inline constexpr Range kAnyNumber{};
inline constexpr Range kNotNegative{.low = 0.0};
inline constexpr Range kPositive{.low = 0.0, .low_excluded = true};

/// One row of the table of settings: everything that a person or a program has to know about it.
struct Setting {
  std::string_view path{};  ///< such as "wander.radius"
  ValueType type = ValueType::kNumber;
  std::string_view unit{};          ///< such as "length/s"; "-" for what has none
  Range range{};                    ///< of numbers and counts
  std::string_view choices{};       ///< of kChoice, with blanks between: "fast normal slow"
  std::string_view default_text{};  ///< as a user would write it; empty: not set
  std::string_view help{};
};

}  // namespace flocking
