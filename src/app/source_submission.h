#pragma once

#include <string>
#include <vector>

#include "app/class_submissions.h"
#include "app/earlier_results.h"
#include "app/grade_command.h"
#include "console/streams.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// Returns the submission for the source `options.command` (see is_source()), built like those of a
/// class: with compiler warnings, and with the data for finding crashes. Neither build nor program
/// may see the paths `secret`. Throws EnvironmentError.
ClassOfSubmissions source_submission(const GradeOptions& options,
                                     const std::vector<std::string>& secret,
                                     const sandbox::Layers& layers, EarlierResults& earlier,
                                     const console::StandardStreams& streams);

}  // namespace flocking::app
