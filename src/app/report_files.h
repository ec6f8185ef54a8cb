#pragma once

#include <string>
#include <vector>

#include "app/grade_command.h"
#include "console/streams.h"
#include "grade/record.h"
#include "gradebook/grade_export.h"

namespace flocking::app {

/// Writes all `wanted` reports. Those for a platform fill in `gradebook`, which may be null if
/// there are no such reports. If no report goes to standard output, prints the text report there,
/// or for a class on a terminal a summary. A file appears as a whole or not at all. In a GitHub
/// workflow, also adds the Markdown to the summary of the step. Throws EnvironmentError, after it
/// has written the other reports.
void write_reports(const grade::Record& record, const std::vector<WantedReport>& wanted,
                   const gradebook::GradeExport* gradebook,
                   const console::StandardStreams& streams);

}  // namespace flocking::app
