#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace flocking::grade {

/// Points, or a share of all points.
struct PointAmount {
  double value = 0.0;
  bool is_percent = false;

  /// Returns the amount in points; `all` is the total of all cases.
  [[nodiscard]] double of(double all) const { return is_percent ? all * value / 100.0 : value; }
};

/// The points that a late submission loses.
struct LatePenalty {
  PointAmount rate;                 ///< for each unit that has begun
  std::int64_t unit_s = 0;          ///< a day or an hour
  std::optional<PointAmount> most;  ///< the maximum loss; none: all points
  std::int64_t grace_s = 0;         ///< seconds after the due time that do not count as late
  std::string text;                 ///< as the instructor wrote it
};

/// Parses a penalty: `10%/day` or `0.5/hour`, then in any order `max 50%` (or points) and `grace
/// 15min` (or `2h`, `1day`), separated by commas. Messages begin with `flag`. Throws UsageError
/// with a caret under the error.
LatePenalty parse_late_penalty(const std::string& text, const std::string& flag);

/// Returns the points that a submission loses if it came `late_s` seconds after the due time: at
/// most its `points`. `all` is the total of all cases.
double points_lost(const LatePenalty& penalty, std::int64_t late_s, double points, double all);

/// Returns "1 day 3 h late", in the two largest units, rounded down to whole minutes; or "less than
/// a minute late".
std::string lateness_words(std::int64_t late_s);

}  // namespace flocking::grade
