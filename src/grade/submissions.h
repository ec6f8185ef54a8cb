#pragma once

#include <string>
#include <vector>

#include "grade/case_runner.h"

namespace flocking::grade {

/// The submission that `arguments` run, from the current folder; `name` is what reports call it.
Submission one_submission(const std::vector<std::string>& arguments);

/// A class: every executable file in `folder`, and every folder in it with an executable `run`, by
/// name. None sees the others. Throws EnvironmentError where the folder cannot be read, MisfitError
/// where there is nothing to run in it.
std::vector<Submission> submissions_in(const std::string& folder);

}  // namespace flocking::grade
