#pragma once

#include <string>
#include <vector>

#include "app/grade_command.h"
#include "grade/record.h"

namespace flocking::app {

/// Names of files, without their ending, made of `wanted` ones: no path, nothing that a file system
/// or a shell takes for something else, and no two the same, whatever the case of their letters.
std::vector<std::string> file_names(const std::vector<std::string>& wanted);

/// Writes what each student gets back to `options.feedback_folder`: NAME.html, NAME.md and NAME.txt
/// by file_names(`names`), which are those of the submissions in `record`. Each appears as a whole
/// or not at all. Throws EnvironmentError.
void write_feedback(const grade::Record& record, const GradeOptions& options,
                    const std::vector<std::string>& names);

}  // namespace flocking::app
