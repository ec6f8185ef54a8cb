#pragma once

#include <string>
#include <vector>

#include "app/grade_command.h"
#include "app/streams.h"
#include "grade/record.h"
#include "report/grade_export.h"

namespace flocking::app {

/// Writes all `wanted` reports, those for a platform into `gradebook`, which may be null otherwise,
/// and the one for people on standard output where none of them goes there: of a class on a
/// terminal a summary, else the whole text. A file appears as a whole or not at all. In a GitHub
/// workflow, the Markdown is added to the summary of the step too. Throws EnvironmentError, after
/// the others were written.
void write_reports(const grade::Record& record, const std::vector<WantedReport>& wanted,
                   const report::GradeExport* gradebook, const StandardStreams& streams);

}  // namespace flocking::app
