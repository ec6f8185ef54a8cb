#pragma once

#include <functional>

#include "grade/record.h"
#include "grade/workers.h"

namespace flocking::grade {

/// The detail of a case that was not run, since the grading ended before.
inline constexpr const char* kNotDone = "not done: the grading ended before";

/// Grades all submissions of `work` on all its cases: a result for each, in their order, whatever
/// the number of workers. `points` are shared among the cases by their weights; without, a case is
/// worth its own points or its weight. `stop` is asked now and then; what is then not done is a JE.
/// `over` sees each run that was not known before, and `progress` how many of these are over.
/// Throws EnvironmentError.
std::vector<SubmissionResult> grade_all(
    const Work& work, std::optional<double> points, const std::function<bool()>& stop,
    const std::function<void(std::size_t submission, std::size_t one, const CaseRun& run)>& over,
    const std::function<void(const Advance&)>& progress);

}  // namespace flocking::grade
