#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/csv_table.h"
#include "base/local_date_time.h"
#include "report/redacted_record.h"

/// Tables of grades as learning platforms export and import them.
namespace flocking::report {

/// A platform whose exports can be filled in; grade_platforms.h has a row for each.
enum class Platform { kCanvas, kMoodle, kBrightspace, kBlackboard, kSakai };

/// The cells of students who submitted nothing, or nothing that can be graded.
enum class MissingGrade {
  kKeep,   ///< stay as they are
  kZero,   ///< get 0
  kBlank,  ///< get empty
};

/// A cell with the grade of a student.
struct GradeCell {
  CsvPlace place;
  std::string grade;  ///< its text, without quotes and blanks; may be empty
  /// True if it must not change: the platform locks it, or its text is no number ("EX").
  bool is_locked = false;
};

/// An export, and where in it grades stand.
struct GradeExport {
  std::string text;                          ///< the whole file, byte for byte
  std::string column;                        ///< the name of that with the grades
  std::map<std::uint64_t, GradeCell> cells;  ///< by the line in which their students stand
  /// The maximum of the assignment on the platform. None only if its exports do not contain it
  /// (PlatformRow::has_maximum).
  std::optional<double> points_possible;
  bool has_decimal_comma = false;
  MissingGrade missing = MissingGrade::kKeep;
  /// When students submitted, by their lines, as far as the export says.
  std::map<std::uint64_t, LocalDateTime> submitted_at = {};
};

/// Returns the grades in `text`, a file which `source` names in messages. `assignment` names the
/// column: as it stands, or by the name or the number in it; empty for the only one. Throws
/// UsageError if the table is no such export, saying what is missing and how to get one, or if the
/// column is ambiguous; EnvironmentError if the platform's maximum should be there and cannot be
/// read.
GradeExport read_grade_export(Platform platform, std::string text, const std::string& source,
                              const std::string& assignment);

/// Returns when students submitted, by their lines, if `text` is an export of any platform that
/// says so; else nothing.
std::map<std::uint64_t, LocalDateTime> submission_times(const std::string& text);

/// How many cells of an export got or kept what. Each cell counts once, but for `replaced`.
struct GradeCounts {
  std::size_t written = 0;        ///< have the grade of this grading
  std::size_t replaced = 0;       ///< of all that changed: had another grade before
  std::size_t no_submission = 0;  ///< kept: the student has no submission in this grading
  std::size_t unknown = 0;        ///< kept: Presence::kUnknown
  std::size_t not_gradable = 0;   ///< kept: what was submitted is no program
  std::size_t locked = 0;         ///< kept: GradeCell::is_locked
  std::size_t not_judged = 0;     ///< kept: a case met the grader's own fault
  std::size_t on_request = 0;     ///< kept: --adjustments says so
  std::size_t zeros = 0;          ///< MissingGrade::kZero
  std::size_t blanks = 0;         ///< MissingGrade::kBlank
};

/// An export with grades.
struct FilledExport {
  std::string text;
  GradeCounts counts;
};

/// Returns the export with the points of those submissions in `record` that stand in it. All else
/// stays byte for byte: a grade that is already the number to be written too, and the grades that
/// GradeCounts lists as kept.
FilledExport with_grades(const GradeExport& gradebook, const RedactedRecord& record);

/// Returns "36 grades written, 9 cells kept (no submission in this run), 2 unknown", and what else
/// there is to say after a semicolon.
std::string counts_words(const GradeCounts& counts);

}  // namespace flocking::report
