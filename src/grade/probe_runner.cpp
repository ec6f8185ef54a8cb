#include "grade/probe_runner.h"

#include <utility>

#include "base/error.h"
#include "grade/probe_answer.h"
#include "grade/verdict.h"

namespace flocking::grade {

ProbeRunner::ProbeRunner(const Submission& submission, const sandbox::Limits& limits,
                         const sandbox::Layers& layers, std::size_t index)
    : own_(submission), submissions_(&*own_, 1), limits_(limits) {
  turn_to(0);
  if (cannot_start_.empty()) start(layers, index);
}

ProbeRunner::ProbeRunner(std::span<const Submission> submissions, const sandbox::Limits& limits,
                         const sandbox::Layers& layers, std::size_t index)
    : submissions_(submissions), limits_(limits) {
  start(layers, index);
}

void ProbeRunner::turn_to(std::size_t submission) {
  current_ = submission;
  cannot_start_ = submissions_[submission].problem;
}

explain::RunResult ProbeRunner::run(const std::string& input) {
  return *run_unless(input, [] { return false; });
}

explain::RunResult ProbeRunner::not_started() const {
  explain::RunResult run_result;
  run_result.ended_well = false;
  run_result.how = failure_to_start(cannot_start_);
  return run_result;
}

explain::RunResult ProbeRunner::taken(ProbeAnswer answer) {
  if (!answer.failure.empty()) throw EnvironmentError("the sandbox failed: " + answer.failure);
  cannot_start_ = answer.cannot_start;
  explain::RunResult run_result;
  run_result.output = std::move(answer.output);
  run_result.last_words = std::move(answer.last_words);
  run_result.how = std::move(answer.how);
  run_result.ended_well = run_result.how.empty();
  run_result.was_stopped = answer.was_stopped;
  run_result.cpu_s = answer.cpu_s;
  verdict_ = answer.verdict;
  return run_result;
}

}  // namespace flocking::grade
