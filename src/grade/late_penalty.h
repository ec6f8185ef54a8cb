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

  /// Returns it in points. `all` are the points of all cases.
  [[nodiscard]] double of(double all) const { return is_percent ? all * value / 100.0 : value; }
};

/// The points that a late submission loses.
struct LatePenalty {
  PointAmount rate;                 ///< for each unit that has begun
  std::int64_t unit_s = 0;          ///< a day or an hour
  std::optional<PointAmount> most;  ///< that is lost; none: all points
  std::int64_t grace_s = 0;         ///< how much later than due is not late
  std::string text;                 ///< as the instructor wrote it
};

/// Returns the penalty that `text` describes: `10%/day`, `0.5/hour`, then in any order `max 50%`
/// (or points) and `grace 15min` (or `2h`, `1day`), separated by commas. `flag` begins messages.
/// Throws UsageError with a caret under what is wrong.
LatePenalty parse_late_penalty(const std::string& text, const std::string& flag);

/// Returns the points that a submission loses which came `late_s` seconds after it was due: at most
/// `points`, which it has. `all` are the points of all cases.
double points_lost(const LatePenalty& penalty, std::int64_t late_s, double points, double all);

/// Returns "1 day 3 h late", in the two largest units, rounded down to whole minutes; "less than a
/// minute late".
std::string lateness_words(std::int64_t late_s);

}  // namespace flocking::grade
