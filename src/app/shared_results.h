#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/class_submissions.h"
#include "grade/record.h"
#include "intake/class_entry.h"

namespace flocking::app {

/// A submission, and the entries of those who made it together with its first student.
struct TeamEntry {
  intake::Entry entry;
  std::vector<intake::Entry> others;
};

/// Returns the entries of a class with those that are the same as another one attached to it.
std::vector<TeamEntry> teams_of(std::vector<intake::Entry> entries);

/// Gives every student of `shared` the result of the submission that they made together, after the
/// first student's row, and a file name in `feedback_names`, which are those of the submissions in
/// `record`. Everything that was found out about the submission is in `record` already.
void add_shared_results(const std::vector<SharedSubmission>& shared, grade::Record& record,
                        std::vector<std::string>& feedback_names);

}  // namespace flocking::app
