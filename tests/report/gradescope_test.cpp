#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>
#include <string>

#include "report/explanations.h"
#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(GradescopeReport, HasATestPerCase) {
  EXPECT_EQ(written("gradescope", testing::mixed_record()),
            R"~({
  "execution_time": 2.5,
  "output": "**1 of 7 cases pass, 1 of 8 points**\n\n**Warning:** `the sandbox is missing cgroup (not writable)`\n\n`sandbox: limits, namespaces`\n",
  "output_format": "md",
  "tests": [
    {
      "name": "course/two",
      "score": 1,
      "max_score": 1,
      "status": "passed",
      "output": "`accepted`\n\n```text\n0.003 s of CPU time, 0.010 s of wall time, 3.5 MiB of memory, 120 bytes of output\nlargest error 0.0004 of 0.001 allowed\n```\n",
      "output_format": "md",
      "visibility": "visible"
    },
    {
      "name": "course/wrong",
      "score": 0,
      "max_score": 1,
      "status": "failed",
      "output": "`wrong answer`\n\n```text\n0.003 s of CPU time, 0.010 s of wall time, 3.5 MiB of memory, 120 bytes of output\nstep 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)\n3 of 16 values differ, largest error 0.4 at step 2, agent 1, x\ninput:\n| 10 10 1 10\n| 1 1 1 2\nstderr:\n| step 1\n| step 2\n```\n",
      "output_format": "md",
      "visibility": "visible"
    },
    {
      "name": "course/slow",
      "score": 0,
      "max_score": 1,
      "status": "failed",
      "output": "`time limit exceeded: more than 2 s of CPU time`\n\n```text\n2.013 s of CPU time, 2.020 s of wall time, 4.5 MiB of memory, 0 bytes of output\n```\n",
      "output_format": "md",
      "visibility": "visible"
    },
    {
      "name": "course/crash",
      "score": 0,
      "max_score": 1,
      "status": "failed",
      "output": "`runtime error: signal 11 (SIGSEGV)`\n\n```text\n0.003 s of CPU time, 0.010 s of wall time, 3.5 MiB of memory, 120 bytes of output\nwarning: used 85% of the memory limit\n```\n",
      "output_format": "md",
      "visibility": "visible"
    },
    {
      "name": "course/unread",
      "score": 0,
      "max_score": 1,
      "status": "failed",
      "output": "`judge error: cannot read the answer`\n\n```text\n0.003 s of CPU time, 0.010 s of wall time, 3.5 MiB of memory, 120 bytes of output\n```\n",
      "output_format": "md",
      "visibility": "visible"
    },
    {
      "name": "course/layout",
      "score": 0,
      "max_score": 1,
      "status": "failed",
      "output": "`presentation error: layout`\n\n```text\n0.003 s of CPU time, 0.010 s of wall time, 3.5 MiB of memory, 120 bytes of output\nlargest error 0.0004 of 0.001 allowed\nlayout: 4 lines that end with a carriage return, first line 1\nlayout: 1 blank line, line 3\nlayout: no line end after the last line, line 5\n```\n",
      "output_format": "md",
      "visibility": "visible"
    },
    {
      "name": "secret/zero",
      "score": 0,
      "max_score": 2,
      "status": "failed",
      "output": "`wrong answer`\n",
      "output_format": "md",
      "visibility": "hidden"
    }
  ]
}
)~");
}

TEST(GradescopeReport, TellsOnceThatASubmissionCannotStart) {
  EXPECT_EQ(written("gradescope", testing::cannot_start_record()),
            R"~({
  "execution_time": 2.5,
  "output": "**0 of 2 cases pass, 0 of 2 points**\n\n**Warning:** `the sandbox is missing cgroup (not writable)`\n\n`cannot start: its first line names an interpreter that is missing; its 2 cases were not run`\n\n`sandbox: limits, namespaces`\n",
  "output_format": "md",
  "tests": [
    {
      "name": "course/two",
      "score": 0,
      "max_score": 1,
      "status": "failed",
      "output": "`runtime error: not run, as the submission cannot start`\n",
      "output_format": "md",
      "visibility": "visible"
    },
    {
      "name": "course/wrong",
      "score": 0,
      "max_score": 1,
      "status": "failed",
      "output": "`runtime error: not run, as the submission cannot start`\n",
      "output_format": "md",
      "visibility": "visible"
    }
  ]
}
)~");
}

TEST(GradescopeReport, HasAScoreWhereThereIsNoCase) {
  EXPECT_EQ(written("gradescope", testing::record_of({})),
            R"~({
  "score": 0,
  "execution_time": 2.5,
  "output": "**0 of 0 cases pass, 0 of 0 points**\n\n**Warning:** `the sandbox is missing cgroup (not writable)`\n\n`sandbox: limits, namespaces`\n",
  "output_format": "md",
  "tests": []
}
)~");
}

TEST(GradescopeReport, TellsThatTheGradingEndedEarly) {
  EXPECT_NE(written("gradescope", testing::interrupted_record())
                .find("**Warning:** `the grading ended early: stopped by signal 2`\\n"),
            std::string::npos);
}

TEST(GradescopeReport, ExplainsAsFarAsTheHintSays) {
  grade::Record record = testing::mixed_record();
  record.submissions.front().explanation = testing::three_deviations();
  record.hint = explain::Hint::kWhere;
  const std::string where = written("gradescope", record);
  EXPECT_NE(where.find(R"~(
    {
      "name": "Explanation",
      "status": "failed",
      "output": "# Explanation)~"),
            std::string::npos)
      << where;
  EXPECT_NE(where.find("separation"), std::string::npos);
  EXPECT_EQ(where.find("by the rules:"), std::string::npos);
  record.hint = explain::Hint::kFull;
  EXPECT_NE(written("gradescope", record).find("by the rules:"), std::string::npos);
  record.submissions.front().explanation = std::nullopt;
  record.hint = std::nullopt;
  EXPECT_EQ(written("gradescope", record), written("gradescope", testing::mixed_record()));
}

TEST(GradescopeReport, TakesAClassOfOne) {
  grade::Record record = testing::mixed_record();
  const std::string alone = written("gradescope", record);
  record.is_class = true;
  EXPECT_EQ(written("gradescope", record), alone);
}

TEST(GradescopeReport, IsNotForAClass) {
  EXPECT_THROW(written("gradescope", testing::class_record()), std::invalid_argument);
}

}  // namespace
}  // namespace flocking::report
