#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/csv_table.h"
#include "base/local_date_time.h"
#include "redaction/redacted_record.h"

/// Tables of grades as learning platforms export and import them.
namespace flocking::gradebook {

/// A platform whose exports can be filled in; grade_platforms.h has a row for each.
enum class Platform { kCanvas, kMoodle, kBrightspace, kBlackboard, kSakai };

/// The treatment of students who submitted nothing, or no gradable program.
enum class MissingGrade {
  kKeep,   ///< cells stay as they are
  kZero,   ///< cells get 0
  kBlank,  ///< cells get an empty text
};

/// A cell with the grade of a student.
struct GradeCell {
  CsvPlace place;
  std::string grade;  ///< its text, without quotes and blanks; may be empty
  /// True if the cell must not change: the platform locks it, or its text is not a number ("EX").
  bool is_locked = false;
};

/// An export and the cells with its grades.
struct GradeExport {
  std::string text;                          ///< the whole file, byte for byte
  std::string column;                        ///< the name of the grade column
  std::map<std::uint64_t, GradeCell> cells;  ///< by the line of the student in the export
  /// The maximum of the assignment on the platform; none only if exports of the platform do not
  /// contain it (PlatformRow::has_maximum).
  std::optional<double> points_possible;
  bool has_decimal_comma = false;
  MissingGrade missing = MissingGrade::kKeep;
  /// Submission times by line of the student, as far as the export has them.
  std::map<std::uint64_t, LocalDateTime> submitted_at = {};
};

/// Returns the grades in `text`, the content of a file that messages call `source`. `assignment`
/// selects the column: by its whole head, or by the name or the number in the head; if empty, there
/// must be only one column. Throws UsageError if the column is ambiguous, or if the table is not an
/// export of the platform; then the message says what is missing and how to get an export. Throws
/// EnvironmentError if the platform's maximum should be there and cannot be read.
GradeExport read_grade_export(Platform platform, std::string text, const std::string& source,
                              const std::string& assignment);

/// Returns submission times by line, if `text` is an export of any platform that has them; else an
/// empty map.
std::map<std::uint64_t, LocalDateTime> submission_times(const std::string& text);

/// Counts of cells by their treatment. Each cell counts once, except that `replaced` counts cells
/// that are also in another count.
struct GradeCounts {
  std::size_t written = 0;        ///< have the grade of this grading
  std::size_t replaced = 0;       ///< changed cells of any count that had another grade before
  std::size_t no_submission = 0;  ///< kept: the student has no submission in this grading
  std::size_t unknown = 0;        ///< kept: Presence::kUnknown
  std::size_t not_gradable = 0;   ///< kept: the submission is not a program
  std::size_t locked = 0;         ///< kept: the submission is not a program
  std::size_t not_judged = 0;     ///< kept: the grader failed on a case
  std::size_t on_request = 0;     ///< kept: because of --adjustments
  std::size_t zeros = 0;          ///< MissingGrade::kZero
  std::size_t blanks = 0;         ///< MissingGrade::kBlank
};

/// An export with grades.
struct FilledExport {
  std::string text;
  GradeCounts counts;
  /// "'Evil, Eve' (3)": students whose cells keep a grade above 0 although their latest submission
  /// is not a program.
  std::vector<std::string> earlier_grades = {};
};

/// Returns the export with the points of the submissions in `record` that it lists. All other bytes
/// stay: also grades that are equal already, and the grades that GradeCounts lists as kept.
FilledExport with_grades(const GradeExport& gradebook, const redaction::RedactedRecord& record);

/// Returns "2 students keep an earlier grade, ...", with their names; empty if no student keeps
/// one.
std::string earlier_grades_words(const std::vector<std::string>& earlier_grades);

/// Returns "36 grades written, 9 cells kept (no submission in this run), 2 unknown", and further
/// remarks after a semicolon.
std::string counts_words(const GradeCounts& counts);

}  // namespace flocking::gradebook
