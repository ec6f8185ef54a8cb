#pragma once

#include <string>
#include <vector>

#include "grade/case_runner.h"

namespace flocking::grade {

/// Returns the canonical paths that a run must not see: `folder`, which contains `cases`, and the
/// targets of answers that are links.
std::vector<std::string> secrets_of_cases(const std::string& folder,
                                          const std::vector<Case>& cases);

/// Returns the submission that runs `arguments` from the current folder. Reports call it by its
/// command line. It cannot see the files and folders in `secrets` (cases, answers, reports);
/// missing paths are ignored. It may be the simulator only if an argument is the simulator's name.
/// A launcher script is replaced by the program that it starts. Copies of the simulator in the
/// program's folder are masked if `can_mask` (see Layers::can_mask); if not, they cause the
/// submission to be rejected.
Submission one_submission(const std::vector<std::string>& arguments,
                          const std::vector<std::string>& secrets, bool can_mask = false);

/// Returns true if the entry `path` of a class is graded where it is: it is a program, or a folder
/// with a program `run`. Also returns true for entries that must not be run, which get a problem.
/// Other entries may contain sources to build.
bool is_graded_in_place(const std::string& path);

/// Returns the submission for the entry `path`, graded where it is. `class_folder` must be
/// canonical.
Submission submission_at(const std::string& path, const std::string& class_folder);

/// Returns true if the folder `files` has a file `run` that starts like a program.
bool has_run(const std::string& files);

/// Returns the submission in the private folder `files`: a program `run`, or the only program in
/// the folder. If there is no such program, the submission is not gradable, for the reason
/// `otherwise`.
Submission submission_of_files(const std::string& files, const std::string& otherwise);

}  // namespace flocking::grade
