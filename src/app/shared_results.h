#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/class_submissions.h"
#include "grade/record.h"
#include "intake/class_entry.h"

namespace flocking::app {

/// A submission, and the entries of the other students of the team.
struct TeamEntry {
  intake::Entry entry;
  std::vector<intake::Entry> others;
};

/// Returns the entries of a class, with equal ones merged into teams.
std::vector<TeamEntry> teams_of(std::vector<intake::Entry> entries);

/// Gives every student of `shared` the result of the team's submission, in a row after the first
/// student's row. Call it when all findings about the submission are in `record`.
void add_shared_results(const std::vector<SharedSubmission>& shared, grade::Record& record);

}  // namespace flocking::app
