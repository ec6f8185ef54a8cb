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

/// The number of cases that a submission passes.
struct PassCount {
  std::size_t judged = 0;
  std::size_t passed = 0;
  std::optional<grade::ProgramRules> followed;  ///< as in grade::SubmissionResult
};

/// Grades `cases`. Gives up if the submission is stopped at its limits several times.
PassCount counted_passes(const grade::Submission& submission, const std::vector<grade::Case>& cases,
                         const sandbox::Layers& layers);

/// Adds to the explanation how many of its `cases` cases pass.
void tell_passed(explain::Explanation& explanation, const PassCount& count, std::size_t cases);

/// Adds to the explanation how many cases a graded submission passes.
void tell_passed(explain::Explanation& explanation, const grade::SubmissionResult& graded);

}  // namespace flocking::app
