#include <gtest/gtest.h>

#include <stdexcept>

#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(Classroom50Report, HasTheScoreAndATestPerCase) {
  const std::string report = written("classroom50", testing::mixed_record());
  EXPECT_TRUE(report.starts_with(R"~({
  "score": 1,
  "max_score": 8,
  "output": "1 of 7 cases pass, 1 of 8 points\nsandbox: limits, namespaces\nWARNING: the sandbox is missing cgroup (not writable)\n",
  "tests": [
    {
      "name": "course/two",
      "passed": true,
      "score": 1,
      "max_score": 1,
      "output": "accepted\nlargest error 0.0004 of 0.001 allowed\n"
    },
    {
      "name": "course/wrong",
      "passed": false,
      "score": 0,
      "max_score": 1,
      "output": "wrong answer\nstep 2, agent 0, vy: expected 1.234,)~"))
      << report;
}

TEST(Classroom50Report, SaysWhyNothingWasRun) {
  EXPECT_EQ(written("classroom50", testing::cannot_start_record()),
            R"~({
  "score": 0,
  "max_score": 2,
  "output": "cannot start: its first line names an interpreter that is missing; its 2 cases were not run\n0 of 2 cases pass, 0 of 2 points\nsandbox: limits, namespaces\nWARNING: the sandbox is missing cgroup (not writable)\n",
  "tests": [
    {
      "name": "course/two",
      "passed": false,
      "score": 0,
      "max_score": 1,
      "output": "runtime error: not run, as the submission cannot start\n"
    },
    {
      "name": "course/wrong",
      "passed": false,
      "score": 0,
      "max_score": 1,
      "output": "runtime error: not run, as the submission cannot start\n"
    }
  ]
}
)~");
}

TEST(Classroom50Report, IsNotForAClass) {
  EXPECT_THROW(written("classroom50", testing::class_record()), std::invalid_argument);
}

}  // namespace
}  // namespace flocking::report
