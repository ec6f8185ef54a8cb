#pragma once

#include <string>
#include <vector>

#include "app/grade_command.h"
#include "grade/case.h"

namespace flocking::app {

/// Throws EnvironmentError, naming the flag, if a report, explanation, replay, feedback or output
/// to keep could not be written, so that hours of grading are not wasted. Throws UsageError if a
/// file of the cases or of the class would be overwritten, if two reports have the same file, or if
/// feedback would be stored among submissions. Creates the folders.
void require_destinations(const GradeOptions& options, const std::vector<grade::Case>& cases);

/// Throws EnvironmentError if the system's limit of file sizes (ulimit -f) is too low for grading
/// `cases`. First raises the limit if the system allows.
void require_file_size(const std::vector<grade::Case>& cases);

}  // namespace flocking::app
