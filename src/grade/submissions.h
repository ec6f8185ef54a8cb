#pragma once

#include <string>
#include <vector>

#include "grade/case_runner.h"

namespace flocking::grade {

/// The submission that `arguments` run, from the current folder; `name` is what reports call it. It
/// may be the simulator only where an argument names that by its own name; its launcher script is
/// replaced by what that starts.
Submission one_submission(const std::vector<std::string>& arguments);

/// A class: every entry of `folder`, by name, but for what systems and editors leave there; a
/// program, or a folder with a program `run`. What is none, or is not the student's own, says so in
/// its `problem`. None sees the others. Throws EnvironmentError where the folder cannot be read or
/// nothing is in it.
std::vector<Submission> submissions_in(const std::string& folder);

}  // namespace flocking::grade
