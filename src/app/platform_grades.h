#pragma once

#include <optional>
#include <vector>

#include "app/class_submissions.h"
#include "app/grade_command.h"
#include "app/point_changes.h"
#include "app/streams.h"
#include "grade/case.h"
#include "grade/record.h"
#include "report/grade_export.h"

namespace flocking::app {

/// Returns the export of a platform that a report is to fill in; none if no report does. Throws
/// UsageError if the roster is no such export; EnvironmentError if the grade of all points on the
/// platform is unknown, or is not what the cases give together.
std::optional<report::GradeExport> wanted_export(const GradeOptions& options,
                                                 const ClassPapers& papers,
                                                 const std::vector<grade::Case>& cases,
                                                 const StandardStreams& streams);

/// Returns what changes the points of the class: adjustments, and the times of submission that a
/// platform's table of the roster says.
PointRules point_rules(const GradeOptions& options, const ClassPapers& papers);

/// Prints a line for each report of a platform: how many grades it gets, and which cells stay as
/// they are. `gradebook` may be null if there is no such report.
void print_grade_counts(const grade::Record& record, const GradeOptions& options,
                        const report::GradeExport* gradebook, const StandardStreams& streams);

}  // namespace flocking::app
