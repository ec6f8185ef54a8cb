// Jobs, with a fake in place of the sandbox: no process runs and nothing waits for a limit.
#include "grade/jobs.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

/// Returns a given outcome, or throws.
class FakeRunner : public sandbox::Runner {
 public:
  FakeRunner(sandbox::Outcome outcome, std::string output)
      : outcome_(std::move(outcome)), output_(std::move(output)) {}

  sandbox::Outcome run(const sandbox::Command& /*command*/, const sandbox::Limits& /*limits*/,
                       const sandbox::Input& /*input*/, const std::vector<std::string>& /*hidden*/,
                       const sandbox::Drain::Take& on_output) override {
    if (output_.empty()) throw EnvironmentError("no process");
    on_output(output_);
    return outcome_;
  }

 private:
  sandbox::Outcome outcome_;
  std::string output_;
};

// Returns the verdict and the detail of a run with this outcome and output; 1 is right.
std::string verdict_of_job(const sandbox::Outcome& outcome, const std::string& output) {
  testing::TempFolder folder;
  Case one;
  one.name = "c";
  one.input_path = folder.add("c.in", "");
  one.answer_path = folder.add("c.out", "1\n");
  const std::vector<Case> cases = {one};
  const std::vector<Submission> submissions(1);
  const Work work{.cases = cases,
                  .submissions = submissions,
                  .layers = {},
                  .workers = 1,
                  .repeat = 1,
                  .keep_folder = {}};
  FakeRunner runner(outcome, output);
  const CaseResult result = Jobs(work, runner).run(0).result;
  return short_name(result.verdict) + std::string(": ") + result.detail;
}

sandbox::Outcome job_outcome(bool signaled, int code) {
  sandbox::Outcome outcome;
  outcome.signaled = signaled;
  outcome.code = code;
  return outcome;
}

TEST(Jobs, JudgeByTheOutcomeAndTheOutput) {
  EXPECT_EQ(verdict_of_job({}, "1\n"), "AC: ");
  EXPECT_EQ(verdict_of_job({}, "2\n"), "WA: ");
  EXPECT_EQ(verdict_of_job(job_outcome(true, 11), "1\n"), "RTE: signal 11 (SIGSEGV)");
  EXPECT_EQ(verdict_of_job(job_outcome(false, 3), "1\n"), "RTE: exit status 3");
  sandbox::Outcome stopped = job_outcome(true, 9);
  stopped.over_cpu = true;
  EXPECT_EQ(verdict_of_job(stopped, "1\n"), "TLE: more than 2 s of CPU time");
  stopped.over_cpu = false;
  stopped.over_wall = true;
  EXPECT_EQ(verdict_of_job(stopped, "1\n"), "TLE: more than 5 s of wall time");
  stopped.over_output = true;
  EXPECT_EQ(verdict_of_job(stopped, "1\n"), "OLE: more than 16 MiB of output");
}

TEST(Jobs, BlameTheGraderIfTheRunnerFails) { EXPECT_EQ(verdict_of_job({}, ""), "JE: no process"); }

}  // namespace
}  // namespace flocking::grade
