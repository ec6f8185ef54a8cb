#pragma once

#include <string>
#include <vector>

#include "app/grade_command.h"
#include "grade/case.h"

namespace flocking::app {

/// Throws EnvironmentError, naming the flag, where a report, an explanation, a replay, feedback or
/// an output to keep could not be written, before hours of grading go by for nothing; UsageError
/// where a file of the cases or of the class would be written over, or one report over another, or
/// where feedback would lie among them. Makes the folders.
void require_destinations(const GradeOptions& options, const std::vector<grade::Case>& cases);

/// Throws EnvironmentError where the system lets no file grow large enough for grading `cases`
/// (ulimit -f); raises what may be raised.
void require_file_size(const std::vector<grade::Case>& cases);

}  // namespace flocking::app
