#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "app/explained.h"
#include "grade/case_runner.h"
#include "grade/job_board.h"
#include "sandbox/layers.h"
#include "sandbox/limits.h"

namespace flocking::app {

/// The submissions to explain, and how.
struct ExplanationWork {
  const std::vector<grade::Submission>& submissions;
  std::vector<std::size_t> wanted;  ///< numbers of submissions
  std::function<const ExplainableCases&(std::size_t submission)> cases_of;
  sandbox::Limits limits;
  sandbox::Layers layers;
  std::size_t jobs = 1;  ///< number of explanations in parallel
};

/// Explains all wanted submissions and returns the explanations in the same order. An explanation
/// that fails has the error as its reason; those not finished before an interruption are missing.
/// The calling thread regularly calls `tell` with the number of finished explanations and the
/// submission that has been running longest. Any thread, but only one at a time, calls `found` with
/// each explanation that did not fail. The calling process must have one thread.
std::vector<std::optional<explain::Explanation>> explain_all(
    const ExplanationWork& work, const std::function<void(const grade::Advance&)>& tell,
    const std::function<void(std::size_t submission, const explain::Explanation&)>& found);

}  // namespace flocking::app
