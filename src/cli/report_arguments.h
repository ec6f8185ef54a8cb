#pragma once

#include <string>

#include "app/grade_command.h"
#include "cli/parser.h"
#include "gradebook/grade_export.h"

namespace flocking::cli {

/// Adds --report and --explain, the common flags of `grade` and `merge`.
void add_report_flags(Parser& parser);

/// Adds the reports and explanations on the command line to `options`, after parse(). Throws
/// UsageError.
void add_wanted_reports(const Parser& parser, app::GradeOptions& options);

/// Returns the value of --missing. Throws UsageError.
gradebook::MissingGrade missing_grade(const std::string& text);

/// Returns the value of --assignment. Throws UsageError.
std::string assignment_name(const std::string& text);

}  // namespace flocking::cli
