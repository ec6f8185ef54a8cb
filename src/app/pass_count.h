#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "explain/explanation.h"
#include "grade/case.h"
#include "grade/case_runner.h"
#include "grade/record.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// How a submission does on cases.
struct PassCount {
  std::size_t judged = 0;
  std::size_t passed = 0;
  std::optional<grade::ProgramRules> followed;  ///< as in grade::SubmissionResult
};

/// Grades `cases`. Given up where the submission is stopped at its limits again and again.
PassCount counted_passes(const grade::Submission& submission, const std::vector<grade::Case>& cases,
                         const sandbox::Layers& layers);

/// Tells how many of `cases` cases pass.
void tell_passed(explain::Explanation& explanation, const PassCount& count, std::size_t cases);

/// The same of a submission that was graded.
void tell_passed(explain::Explanation& explanation, const grade::SubmissionResult& graded);

}  // namespace flocking::app
