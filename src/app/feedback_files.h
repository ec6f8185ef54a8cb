#pragma once

#include <string>
#include <vector>

#include "app/class_submissions.h"
#include "app/grade_command.h"
#include "grade/record.h"

namespace flocking::app {

/// Returns file names, without an extension, made of `wanted`. They contain no folder and no
/// characters that are special to a file system or a shell, and are different even when case is
/// ignored. If names are equal, students that `are_known` from the roster keep theirs, since other
/// students can choose their names.
std::vector<std::string> file_names(const std::vector<std::string>& wanted,
                                    const std::vector<bool>& are_known = {});

/// Returns the file names, without an extension, of each row in the reports of the shard. Names are
/// unique over all shards.
std::vector<std::string> feedback_file_names(const std::vector<ClassRow>& everyone,
                                             const GradeOptions& options);

/// Writes the feedback for each student to `options.feedback_folder`: NAME.html, NAME.md and
/// NAME.txt where `files` are the names of the rows in `record`. Each file appears as a whole or
/// not at all. Throws EnvironmentError.
void write_feedback(const grade::Record& record, const GradeOptions& options,
                    const std::vector<std::string>& files);

}  // namespace flocking::app
