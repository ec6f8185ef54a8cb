#pragma once

#include <compare>
#include <optional>

namespace flocking {

/// A date and a time of day in local time. Comparison uses the fields in order and ignores the
/// offsets.
struct LocalDateTime {
  int year = 0;
  int month = 1;   ///< 1 to 12
  int day = 1;     ///< 1 to 31
  int hour = 0;    ///< 0 to 23
  int minute = 0;  ///< 0 to 59
  int second = 0;  ///< 0 to 60
  /// Minutes that local time is ahead of UTC. None if the source does not say; then the time zone
  /// of the course applies.
  std::optional<int> utc_offset_min = std::nullopt;

  // NOLINTNEXTLINE(modernize-use-nullptr): the compiler's own comparison with 0
  friend auto operator<=>(const LocalDateTime&, const LocalDateTime&) = default;
};

}  // namespace flocking
