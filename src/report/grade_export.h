#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/csv_table.h"
#include "report/redacted_record.h"

/// Tables of grades as learning platforms export and import them.
namespace flocking::report {

/// A platform whose exports can be filled in.
enum class Platform { kCanvas, kMoodle };

/// An export, and where in it grades stand.
struct GradeExport {
  std::string text;    ///< the whole file, byte for byte
  std::string column;  ///< the name of that with the grades
  /// The cells of grades that may change, by the line in which their students stand.
  std::map<std::uint64_t, CsvPlace> cells;
  std::optional<double> points_possible;  ///< that the platform knows of
  bool has_decimal_comma = false;
};

/// Understands `text`, which `source` names in messages. `assignment` is the column with the
/// grades: for Canvas "NAME (12345)", or the one or the other of these, for Moodle its name; empty
/// for the only one, or Grade. What the platform does not let change (read-only cells, excused
/// students, assignments that a student does not have, locked grades) is not in `cells`. Throws
/// UsageError where the table is no such export, saying what is missing and how to get one, or
/// where the column cannot be told.
GradeExport read_grade_export(Platform platform, std::string text, const std::string& source,
                              const std::string& assignment);

/// What to do to have an export: "in Canvas, choose ..., and give that file with --roster".
std::string_view export_advice(Platform platform);

/// The export with the points of those submissions in `record` that stand in it. All else stays as
/// it is, and so does the grade of whoever is not in the record or met the grader's own fault.
std::string with_grades(const GradeExport& gradebook, const RedactedRecord& record);

}  // namespace flocking::report
