#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/grade_command.h"
#include "grade/case_runner.h"
#include "sandbox/layers.h"
#include "sandbox/private_folder.h"

namespace flocking::app {

/// A class, ready to be graded. What was copied for it lives as long as it does.
struct ClassOfSubmissions {
  std::vector<grade::Submission> submissions;
  std::string layout;              ///< as grade::Record has it
  std::vector<std::string> notes;  ///< likewise
  std::unique_ptr<sandbox::PrivateFolder> folder;
};

/// The class at `options.submissions`, a folder or an archive: programs as they lie there, and what
/// else was handed in. Everybody is in it. Throws EnvironmentError, InputError (the roster).
ClassOfSubmissions class_submissions(const GradeOptions& options, const sandbox::Layers& layers);

}  // namespace flocking::app
