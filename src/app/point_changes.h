#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/grade_command.h"
#include "base/local_date_time.h"
#include "grade/adjustments.h"
#include "grade/record.h"
#include "intake/roster.h"

namespace flocking::app {

/// A file of adjustments.
struct AdjustmentFile {
  std::string path;
  std::vector<grade::Adjustment> rows;
};

/// Reads the file `path`; with a roster, checks its students too. Throws EnvironmentError,
/// InputError.
AdjustmentFile read_adjustments(const std::string& path, const intake::Roster* roster);

/// The rules that change the points of the cases.
struct PointRules {
  const AdjustmentFile* adjustments = nullptr;  ///< null: none
  const intake::Roster* roster = nullptr;       ///< null: none
  /// When students submitted, by their lines of the roster, for those of whom the record does not
  /// say.
  std::map<std::uint64_t, LocalDateTime> submitted_at = {};
};

/// Takes late penalties (--late-penalty, --due) from the points of submissions in `record`, then
/// applies the adjustments. Where a late submission keeps its points, because its time is unknown,
/// a note says so. Throws EnvironmentError if, without a roster, an adjustment is of no submission.
void change_points(const GradeOptions& options, const PointRules& rules, grade::Record& record);

}  // namespace flocking::app
