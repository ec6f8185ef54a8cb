#pragma once

#include <vector>

#include "app/class_submissions.h"
#include "app/earlier_results.h"
#include "app/grade_command.h"
#include "app/streams.h"
#include "grade/case.h"
#include "grade/record.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// Adds to the cases of `record` that ended with RTE where and why they did: of submissions that
/// were built by compilers of C or C++, by a second build with sanitizers and a second run. It
/// changes nothing else, and adds nothing where the build fails or the run does not crash, nor to
/// cases of which a verdict alone is told; a note where this machine cannot do it. What `earlier`
/// knows is taken over, and what is found is kept there.
void add_crash_lines(const GradeOptions& options, const std::vector<grade::Case>& cases,
                     const ClassOfSubmissions& all, const sandbox::Layers& layers,
                     EarlierResults& earlier, const StandardStreams& streams,
                     grade::Record& record);

}  // namespace flocking::app
