#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/local_date_time.h"

/// Dates and times of day as learning platforms write them.
namespace flocking {

/// Returns the first date and time of day in `text`: "2026-11-13 23:59", "2026-11-12-10-00-00",
/// "Thursday, 12 November 2026, 11:46 PM", "Nov 13, 2026 755 AM", "jeudi 12 novembre 2026, 23:46".
/// Knows months in eight languages. A zone after the time, "Z" or "+01:00", becomes the offset.
/// Returns none if the order of day and month is unclear ("11/12/26"), if there is no time of day,
/// or if the calendar has no such date.
std::optional<LocalDateTime> find_date_time(std::string_view text);

/// Returns "2026-11-13 23:59", with seconds only if they are not 0, and without the offset.
std::string text_of(const LocalDateTime& time);

/// Returns the seconds from `from` to `to`, negative if `to` is earlier. Offsets count only if both
/// have one; otherwise both times are in the time zone of the course, in which every day has 24
/// hours.
std::int64_t seconds_between(const LocalDateTime& from, const LocalDateTime& to);

}  // namespace flocking
