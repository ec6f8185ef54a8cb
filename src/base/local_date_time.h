#pragma once

#include <compare>
#include <optional>

namespace flocking {

/// A date and a time of day, as a clock on a wall shows them. Two are ordered as their fields are,
/// whatever their offsets.
struct LocalDateTime {
  int year = 0;
  int month = 1;   ///< 1 to 12
  int day = 1;     ///< 1 to 31
  int hour = 0;    ///< 0 to 23
  int minute = 0;  ///< 0 to 59
  int second = 0;  ///< 0 to 60
  /// Minutes that the clock is ahead of UTC; none where the source does not say, which means the
  /// time zone of the course.
  std::optional<int> utc_offset_min = std::nullopt;

  // NOLINTNEXTLINE(modernize-use-nullptr): the compiler's own comparison with 0
  friend auto operator<=>(const LocalDateTime&, const LocalDateTime&) = default;
};

}  // namespace flocking
