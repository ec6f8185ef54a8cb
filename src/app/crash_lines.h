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

/// Adds the place and cause of failures to the cases of `record`: of each crash (RTE), of the first
/// NaN or infinity in two cases, and of the program's position at the time limit in two cases.
/// Examines only submissions in C or C++, with a second build that has sanitizers and a second run.
/// Changes nothing else. Adds nothing if the build fails, the run does not crash, or the case
/// discloses only a verdict. If this machine cannot do the second runs, adds a note. Reuses the
/// findings in `earlier` and stores new findings there.
void add_crash_lines(const GradeOptions& options, const std::vector<grade::Case>& cases,
                     const ClassOfSubmissions& all, const sandbox::Layers& layers,
                     EarlierResults& earlier, const console::StandardStreams& streams,
                     grade::Record& record);

}  // namespace flocking::app
