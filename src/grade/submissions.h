#pragma once

#include <string>
#include <vector>

#include "grade/case_runner.h"

namespace flocking::grade {

/// The submission that `arguments` run, from the current folder; `name` is what reports call it. It
/// may be the simulator only where an argument names that by its own name; its launcher script is
/// replaced by what that starts. Copies of the simulator near it are masked if `can_mask`, as the
/// sandbox says (Layers::can_mask), else it is refused.
Submission one_submission(const std::vector<std::string>& arguments, bool can_mask = false);

/// Whether the entry `path` of a class is graded as it lies there: a program, or a folder with a
/// program `run`; so is what must not be run, and says why. Else there may be something in it that
/// can be made a program.
bool is_graded_in_place(const std::string& path);

/// The entry `path` of the class `class_folder`, a canonical path, as it lies there.
Submission submission_at(const std::string& path, const std::string& class_folder);

/// Whether the folder `files` has a file `run` that begins as a program does.
bool has_run(const std::string& files);

/// What lies in the folder `files`, which nobody else has: a program `run`, or the one that there
/// is. Not gradable where there is none, for the reason `otherwise`.
Submission submission_of_files(const std::string& files, const std::string& otherwise);

}  // namespace flocking::grade
