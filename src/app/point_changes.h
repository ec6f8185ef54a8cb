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

struct ClassRow;

/// A file of adjustments.
struct AdjustmentFile {
  std::string path;
  std::vector<grade::Adjustment> rows;
};

/// Reads the file `path`; with a roster, checks its students too. Throws EnvironmentError,
/// InputError.
AdjustmentFile read_adjustments(const std::string& path, const intake::Roster* roster);

/// The rules that change points.
struct PointRules {
  const AdjustmentFile* adjustments = nullptr;  ///< null: none
  const intake::Roster* roster = nullptr;       ///< null: none
  /// The whole class, also the rows of other shards; null: the class is the rows of the record.
  const std::vector<ClassRow>* everyone = nullptr;
  /// Submission times by line of the roster, for submissions without a time in the record.
  std::map<std::uint64_t, LocalDateTime> submitted_at = {};
};

/// Checks, before any program runs and if there is no roster, that each adjustment names one row of
/// the class (PointRules::everyone). Throws EnvironmentError.
void check_adjustments(const PointRules& rules);

/// Takes late penalties (--late-penalty, --due) from the points of submissions in `record`, then
/// applies the adjustments. Returns how many submissions have no penalty because their time is
/// unknown; submissions marked late get a note about it. Throws EnvironmentError if, without a
/// roster, an adjustment names no submission.
std::uint64_t change_points(const GradeOptions& options, const PointRules& rules,
                            grade::Record& record);

}  // namespace flocking::app
