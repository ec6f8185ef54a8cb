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

/// What is to be explained, and how.
struct ExplanationWork {
  const std::vector<grade::Submission>& submissions;
  std::vector<std::size_t> wanted;  ///< the numbers of those to explain
  std::function<const ExplainableCases&(std::size_t submission)> cases_of;
  sandbox::Limits limits;
  sandbox::Layers layers;
  std::size_t jobs = 1;  ///< so many side by side
};

/// Explains all that are wanted; the result has their order, whatever comes first. One that fails
/// says so as its reason; those that an interruption leaves undone are missing. `tell` is called
/// now and then, by the calling thread, with how many are done and the number of the submission
/// that takes longest; `found`, one at a time, by any thread, with each that did not fail. The
/// calling process must have one thread.
std::vector<std::optional<explain::Explanation>> explain_all(
    const ExplanationWork& work, const std::function<void(const grade::Advance&)>& tell,
    const std::function<void(std::size_t submission, const explain::Explanation&)>& found);

}  // namespace flocking::app
