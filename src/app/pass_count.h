#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/explainable_cases.h"
#include "explain/explanation.h"
#include "grade/cached_runs.h"
#include "grade/case.h"
#include "grade/case_runner.h"
#include "grade/record.h"
#include "sandbox/layers.h"
#include "sandbox/limits.h"

namespace flocking::app {

/// How a program does on cases, as a grading judges it.
struct PassCount {
  std::map<std::string, bool> of_case;  ///< whether it passes, by the case's name
  int stops = 0;                        ///< runs, made for this count, that ended at a limit
};

/// What the runs of an explanation show, which had `limits`: of those texts that have the same.
/// Given up, as all below, where the program is stopped at its limits again and again.
PassCount seen_passes(grade::CachedRuns& runs, const ExplainableCases& cases,
                      const sandbox::Limits& limits);

/// Grades what `count` does not know of `cases`, and tells how many the submission passes.
void tell_passed(explain::Explanation& explanation, PassCount count,
                 const grade::Submission& submission, const std::vector<grade::Case>& cases,
                 const sandbox::Layers& layers);

/// The same of a submission that was graded.
void tell_passed(explain::Explanation& explanation, const grade::SubmissionResult& graded);

}  // namespace flocking::app
