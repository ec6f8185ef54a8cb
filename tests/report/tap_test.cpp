#include <gtest/gtest.h>

#include <string>

#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(TapReport, HasAPlanFirstAndABlockPerFailure) {
  EXPECT_EQ(written("tap", testing::mixed_record()),
            R"~(TAP version 14
1..7
# sandbox: limits, namespaces
# submission: ./student
ok 1 - course/two
not ok 2 - course/wrong
  ---
  message: "wrong answer: step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)"
  severity: fail
  verdict: WA
  points: 0
  max_points: 1
  cpu_s: 0.003
  wall_s: 0.010
  peak_memory_bytes: 3670016
  details: |
    step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)
    3 of 16 values differ, largest error 0.4 at step 2, agent 1, x
    input:
    | 10 10 1 10
    | 1 1 1 2
    stderr:
    | step 1
    | step 2
  ...
not ok 3 - course/slow
  ---
  message: "time limit exceeded: more than 2 s of CPU time"
  severity: fail
  verdict: TLE
  points: 0
  max_points: 1
  cpu_s: 2.013
  wall_s: 2.020
  peak_memory_bytes: 4718592
  ...
not ok 4 - course/crash
  ---
  message: "runtime error: signal 11 (SIGSEGV)"
  severity: fail
  verdict: RTE
  points: 0
  max_points: 1
  cpu_s: 0.003
  wall_s: 0.010
  peak_memory_bytes: 3670016
  details: |
    warning: used 85% of the memory limit
  ...
not ok 5 - course/unread
  ---
  message: "judge error: cannot read the answer"
  severity: fail
  verdict: JE
  points: 0
  max_points: 1
  cpu_s: 0.003
  wall_s: 0.010
  peak_memory_bytes: 3670016
  ...
not ok 6 - course/layout
  ---
  message: "presentation error: layout"
  severity: fail
  verdict: PE
  points: 0
  max_points: 1
  cpu_s: 0.003
  wall_s: 0.010
  peak_memory_bytes: 3670016
  details: |
    largest error 0.0004 of 0.001 allowed
    layout: 4 lines that end with a carriage return, first line 1
    layout: 1 blank line, line 3
    layout: no line end after the last line, line 5
  ...
not ok 7 - secret/zero
  ---
  message: "wrong answer"
  severity: fail
  verdict: WA
  points: 0
  max_points: 2
  ...
# WARNING: the sandbox is missing cgroup (not writable)
# 1 of 7 cases pass, 1 of 8 points
)~");
}

TEST(TapReport, NamesSubmissionsOfAClass) {
  EXPECT_EQ(written("tap", testing::under(grade::Disclosure::kVerdict, testing::class_record())),
            R"~(TAP version 14
1..4
# sandbox: limits, namespaces
# submission: alice
ok 1 - alice: course/two
not ok 2 - alice: course/wrong
  ---
  message: "wrong answer"
  severity: fail
  verdict: WA
  points: 0
  max_points: 1
  ...
# submission: bob
not ok 3 - bob: course/two
  ---
  message: "time limit exceeded"
  severity: fail
  verdict: TLE
  points: 0
  max_points: 1
  ...
not ok 4 - bob: course/wrong
  ---
  message: "wrong answer"
  severity: fail
  verdict: WA
  points: 0
  max_points: 1
  ...
# WARNING: the sandbox is missing cgroup (not writable)
# 1 of 4 cases pass, 1 of 4 points
)~");
}

TEST(TapReport, FailsEveryCaseOfASubmissionThatCannotStart) {
  EXPECT_EQ(written("tap", testing::cannot_start_record()),
            R"~(TAP version 14
1..2
# sandbox: limits, namespaces
# submission: ./student
# cannot start: its first line names an interpreter that is missing; its 2 cases were not run
not ok 1 - course/two
  ---
  message: "runtime error: not run, as the submission cannot start"
  severity: fail
  verdict: RTE
  points: 0
  max_points: 1
  ...
not ok 2 - course/wrong
  ---
  message: "runtime error: not run, as the submission cannot start"
  severity: fail
  verdict: RTE
  points: 0
  max_points: 1
  ...
# WARNING: the sandbox is missing cgroup (not writable)
# 0 of 2 cases pass, 0 of 2 points
)~");
}

TEST(TapReport, BailsOutWhereTheGradingEndedEarly) {
  EXPECT_EQ(written("tap", testing::interrupted_record()),
            R"~(TAP version 14
1..2
# sandbox: limits, namespaces
# submission: ./student
ok 1 - course/two
not ok 2 - course/wrong
  ---
  message: "judge error: not done: the grading ended before"
  severity: fail
  verdict: JE
  points: 0
  max_points: 1
  ...
# WARNING: the sandbox is missing cgroup (not writable)
# WARNING: the grading ended early: stopped by signal 2
# 1 of 2 cases pass, 1 of 2 points
Bail out! stopped by signal 2
)~");
}

TEST(TapReport, EscapesDirectives) {
  grade::CaseResult result = testing::passed_case();
  result.name = "a # SKIP \\# TODO";
  const std::string report = written("tap", testing::record_of({result}));
  EXPECT_NE(report.find("\nok 1 - a \\# SKIP \\\\\\# TODO\n"), std::string::npos) << report;
}

TEST(TapReport, EscapesQuotesInBlocks) {
  grade::CaseResult result = testing::signal_case();
  result.detail = "say \"\\\"";
  const std::string report = written("tap", testing::record_of({result}));
  EXPECT_NE(report.find("  message: \"runtime error: say \\\"\\\\\\\"\"\n"), std::string::npos)
      << report;
}

}  // namespace
}  // namespace flocking::report
