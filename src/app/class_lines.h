#pragma once

#include <vector>

#include "app/class_submissions.h"
#include "app/earlier_results.h"
#include "app/grade_command.h"
#include "console/streams.h"
#include "grade/case.h"
#include "grade/record.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// Finds the wrong lines of each submission of `record` that is explained, does not follow the
/// rules and was built from sources in C or C++. Searches `options.jobs` submissions in parallel,
/// each in a worker process. Reuses findings of earlier gradings and stores new ones at once. If a
/// submission could not be searched, adds a note with the reason to the record. Throws
/// EnvironmentError if no worker can be started.
void find_class_lines(const GradeOptions& options, const std::vector<grade::Case>& cases,
                      const ClassOfSubmissions& all, const sandbox::Layers& layers,
                      EarlierResults& earlier, const console::StandardStreams& streams,
                      grade::Record& record);

}  // namespace flocking::app
