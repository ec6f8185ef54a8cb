#pragma once

#include <functional>

#include "grade/record.h"
#include "grade/workers.h"

namespace flocking::grade {

/// The detail of a case that was not run because the grading ended early.
inline constexpr const char* kNotDone = "not done: the grading ended before";

/// Grades all submissions of `work` on all its cases. Returns a result for each, in their order,
/// for any number of workers. `points` are shared among the cases by their weights; without
/// `points`, a case has the points set for it, or its weight. Calls `stop` regularly; once it
/// returns true, unfinished cases get JE. Calls `over` for each run whose result was not already
/// known, and `progress` with the number of runs. Throws EnvironmentError.
std::vector<SubmissionResult> grade_all(
    const Work& work, std::optional<double> points, const std::function<bool()>& stop,
    const std::function<void(std::size_t submission, std::size_t one, const CaseRun& run)>& over,
    const std::function<void(const Advance&)>& progress);

}  // namespace flocking::grade
