#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/class_submissions.h"

namespace flocking::app {

/// Submissions that this machine cannot build or run; the students are not to blame.
struct RefusedHere {
  std::string reason;
  std::vector<std::size_t> submissions;  ///< their numbers
};

/// Returns the submissions with these `numbers` in the form for notes.
std::vector<NamedSubmission> named_submissions(const std::vector<std::size_t>& numbers,
                                               const ClassOfSubmissions& all);

/// Gives the submissions of each group the verdict JE with the group's reason, and adds a note to
/// the class, so that all other submissions are graded. Throws EnvironmentError if no submission of
/// the whole class is left to run; a shard may have none left.
void refuse_here(const std::vector<RefusedHere>& groups, NoteOnSome::Stage stage,
                 const GradeOptions& options, ClassOfSubmissions& all);

}  // namespace flocking::app
