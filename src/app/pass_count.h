#pragma once

#include <vector>

#include "explain/explanation.h"
#include "grade/case.h"
#include "grade/case_runner.h"
#include "grade/record.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// Grades `cases`, and tells how many the submission passes. Given up where it is stopped at its
/// limits again and again.
void tell_passed(explain::Explanation& explanation, const grade::Submission& submission,
                 const std::vector<grade::Case>& cases, const sandbox::Layers& layers);

/// The same of a submission that was graded.
void tell_passed(explain::Explanation& explanation, const grade::SubmissionResult& graded);

}  // namespace flocking::app
