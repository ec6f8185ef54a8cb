#pragma once

#include <optional>
#include <string>

#include "app/class_submissions.h"
#include "app/grade_command.h"
#include "app/point_changes.h"
#include "console/streams.h"
#include "grade/record.h"
#include "gradebook/grade_export.h"

namespace flocking::app {

/// Returns the export of a platform that a report is to fill in; none if no report does. The text
/// of the roster is null if there is none; `points` are those of all cases. Throws UsageError if
/// the roster is no such export; EnvironmentError if the grade of all points on the platform is
/// unknown, or is not `points`.
std::optional<gradebook::GradeExport> wanted_export(const GradeOptions& options,
                                                    const std::string* roster_text, double points,
                                                    const console::StandardStreams& streams);

/// Returns the rules that change the points of the class: adjustments, and the submission times in
/// a platform's export used as roster.
PointRules point_rules(const GradeOptions& options, const ClassPapers& papers);

/// Prints a line for each report of a platform: the number of grades written, and the cells that
/// stay. `gradebook` may be null if there is no such report.
void print_grade_counts(const grade::Record& record, const GradeOptions& options,
                        const gradebook::GradeExport* gradebook,
                        const console::StandardStreams& streams);

}  // namespace flocking::app
