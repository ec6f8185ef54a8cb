#pragma once

#include <optional>
#include <vector>

#include "app/class_submissions.h"
#include "app/grade_command.h"
#include "app/streams.h"
#include "grade/case.h"
#include "report/grade_export.h"

namespace flocking::app {

/// The export of a platform that a report is to fill in; none where no report does. Warns where the
/// platform knows of other points than `--points` or the cases' own say. Throws UsageError where
/// the roster is no such export, and where nobody has said why points differ: then --points does.
std::optional<report::GradeExport> wanted_export(const GradeOptions& options,
                                                 const ClassPapers& papers,
                                                 const std::vector<grade::Case>& cases,
                                                 const StandardStreams& streams);

}  // namespace flocking::app
