#include <gtest/gtest.h>

#include <string>

#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(GithubReport, HasAnAnnotationPerFailureAndANoticeOfTheTotal) {
  EXPECT_EQ(
      written("github", testing::mixed_record()),
      R"~(::error title=WA course/wrong::wrong answer%0A0.003 s of CPU time, 0.010 s by the clock, 3.5 MiB of memory, 120 bytes of output%0Astep 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)%0A3 of 16 values differ, largest error 0.4 at step 2, agent 1, x%0Ainput:%0A| 10 10 1 10%0A| 1 1 1 2%0Astderr:%0A| step 1%0A| step 2
::error title=TLE course/slow::time limit exceeded: more than 2 s of CPU time%0A2.013 s of CPU time, 2.020 s by the clock, 4.5 MiB of memory, 0 bytes of output
::error title=RTE course/crash::runtime error: signal 11 (SIGSEGV)%0A0.003 s of CPU time, 0.010 s by the clock, 3.5 MiB of memory, 120 bytes of output%0Awarning: used 85%25 of the memory limit
::error title=JE course/unread::judge error: cannot read the answer%0A0.003 s of CPU time, 0.010 s by the clock, 3.5 MiB of memory, 120 bytes of output
::error title=PE course/layout::presentation error: layout%0A0.003 s of CPU time, 0.010 s by the clock, 3.5 MiB of memory, 120 bytes of output%0Alargest error 0.0004 of 0.001 allowed%0Alayout: 4 lines that end with a carriage return, first line 1%0Alayout: 1 blank line, line 3%0Alayout: no line end after the last line, line 5
::error title=WA secret/zero::wrong answer
::warning title=Sandbox::missing: cgroup (not writable)
::notice title=Grading::1 of 7 cases pass, 1 of 8 points%0Asandbox: limits, namespaces
)~");
}

TEST(GithubReport, NamesSubmissionsOfAClass) {
  EXPECT_EQ(written("github", testing::under(grade::Disclosure::kVerdict, testing::class_record())),
            R"~(::error title=alice%3A WA course/wrong::wrong answer
::error title=bob%3A TLE course/two::time limit exceeded
::error title=bob%3A WA course/wrong::wrong answer
::warning title=Sandbox::missing: cgroup (not writable)
::notice title=Grading::1 of 4 cases pass, 1 of 4 points%0Asandbox: limits, namespaces
)~");
}

TEST(GithubReport, TellsOnceThatASubmissionCannotStart) {
  EXPECT_EQ(
      written("github", testing::cannot_start_record()),
      R"~(::error title=./student::cannot start: its first line names an interpreter that is missing; its 2 cases were not run
::warning title=Sandbox::missing: cgroup (not writable)
::notice title=Grading::0 of 2 cases pass, 0 of 2 points%0Asandbox: limits, namespaces
)~");
}

TEST(GithubReport, TellsThatTheGradingEndedEarly) {
  EXPECT_EQ(written("github", testing::interrupted_record()),
            R"~(::error title=JE course/wrong::judge error: not done: the grading ended before
::warning title=Sandbox::missing: cgroup (not writable)
::error title=Grading ended early::stopped by signal 2
::notice title=Grading::1 of 2 cases pass, 1 of 2 points%0Asandbox: limits, namespaces
)~");
}

TEST(GithubReport, EscapesTitlesAndMessages) {
  grade::CaseResult result = testing::signal_case();
  result.name = "a:b,c%d";
  result.detail = "a:b,c%0A\nd";
  result.warnings.clear();
  const std::string report = written("github", testing::record_of({result}));
  EXPECT_EQ(report.substr(0, report.find(' ', 60)),
            "::error title=RTE a%3Ab%2Cc%25d::runtime error: a:b,c%250A\\x0ad%0A0.003");
}

}  // namespace
}  // namespace flocking::report
