#include <gtest/gtest.h>

#include <string>

#include "report/records.h"
#include "report/report.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(TextReport, HasALinePerCaseAndTheFirstDifferenceBelowAFailure) {
  EXPECT_EQ(written("text", testing::mixed_record()),
            R"~(flocking 1.0, started 2025-03-01T12:00:00Z
submission: ./student

     case                      CPU     wall   memory  points
AC   course/two            0.003 s  0.010 s  3.5 MiB     1/1  largest error 0.0004 of 0.001 allowed
WA   course/wrong          0.003 s  0.010 s  3.5 MiB     0/1
     step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)
     3 of 16 values differ, largest error 0.4 at step 2, agent 1, x
     input:
     | 10 10 1 10
     | 1 1 1 2
     stderr:
     | step 1
     | step 2
TLE  course/slow           2.013 s  2.020 s  4.5 MiB     0/1
     time limit exceeded: more than 2 s of CPU time
RTE  course/crash          0.003 s  0.010 s  3.5 MiB     0/1
     runtime error: signal 11 (SIGSEGV)
     warning: used 85% of the memory limit
JE   course/unread         0.003 s  0.010 s  3.5 MiB     0/1
     judge error: cannot read the answer
PE   course/layout         0.003 s  0.010 s  3.5 MiB     0/1
     presentation error: layout
     largest error 0.0004 of 0.001 allowed
     layout: 4 lines that end with a carriage return, first line 1
     layout: 1 blank line, line 3
     layout: no line end after the last line, line 5
WA   secret/zero (hidden)        -        -        -     0/2
     wrong answer

sandbox: limits, namespaces
WARNING: the sandbox is missing cgroup (not writable)
1 of 7 cases pass, 1 of 8 points, graded in 2.500 s
)~");
}

TEST(TextReport, ShowsAClassAsAMatrixWithTotals) {
  EXPECT_EQ(written("text", testing::class_record()),
            R"~(flocking 1.0, started 2025-03-01T12:00:00Z

  submission  1    2   passed  points
  alice       AC   WA     1/2     1/2
  bob         TLE  WA     0/2     0/2

     case          passed  points
  1  course/two       1/2     1/2
  2  course/wrong     0/2     0/2

submission: alice
WA   course/wrong
     step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)
     3 of 16 values differ, largest error 0.4 at step 2, agent 1, x

submission: bob
TLE  course/two
     time limit exceeded: more than 2 s of CPU time
WA   course/wrong
     step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)
     3 of 16 values differ, largest error 0.4 at step 2, agent 1, x

sandbox: limits, namespaces
WARNING: the sandbox is missing cgroup (not writable)
2 submissions: 1 of 4 cases pass, 1 of 4 points, graded in 2.500 s
)~");
}

TEST(TextReport, TellsOnceThatASubmissionCannotStart) {
  EXPECT_EQ(written("text", testing::cannot_start_record()),
            R"~(flocking 1.0, started 2025-03-01T12:00:00Z
submission: ./student

cannot start: its first line names an interpreter that is missing; its 2 cases were not run

sandbox: limits, namespaces
WARNING: the sandbox is missing cgroup (not writable)
0 of 2 cases pass, 0 of 2 points, graded in 2.500 s
)~");
}

TEST(TextReport, TellsThatTheGradingEndedEarly) {
  EXPECT_EQ(written("text", testing::interrupted_record()),
            R"~(flocking 1.0, started 2025-03-01T12:00:00Z
submission: ./student

    case              CPU     wall   memory  points
AC  course/two    0.003 s  0.010 s  3.5 MiB     1/1  largest error 0.0004 of 0.001 allowed
JE  course/wrong        -        -        -     0/1
     judge error: not done: the grading ended before

sandbox: limits, namespaces
WARNING: the sandbox is missing cgroup (not writable)
WARNING: the grading ended early: stopped by signal 2
1 of 2 cases pass, 1 of 2 points, graded in 2.500 s
)~");
}

TEST(TextReport, TellsTheVerdictOnlyWhereThatIsAsked) {
  EXPECT_EQ(written("text", testing::under(grade::Disclosure::kVerdict, testing::mixed_record())),
            R"~(flocking 1.0, started 2025-03-01T12:00:00Z
submission: ./student

     case                  CPU  wall  memory  points
AC   course/two              -     -       -     1/1
WA   course/wrong            -     -       -     0/1
     wrong answer
TLE  course/slow             -     -       -     0/1
     time limit exceeded
RTE  course/crash            -     -       -     0/1
     runtime error
JE   course/unread           -     -       -     0/1
     judge error
PE   course/layout           -     -       -     0/1
     presentation error
WA   secret/zero (hidden)    -     -       -     0/2
     wrong answer

sandbox: limits, namespaces
WARNING: the sandbox is missing cgroup (not writable)
1 of 7 cases pass, 1 of 8 points, graded in 2.500 s
)~");
}

TEST(TextReport, BreaksAMatrixOfManyCases) {
  grade::Record record = testing::class_record();
  for (grade::SubmissionResult& submission : record.submissions) {
    submission.cases.clear();
    for (int i = 1; i <= 21; ++i) {
      submission.cases.push_back(testing::passed_case());
      submission.cases.back().name = "case" + std::to_string(i);
    }
  }
  const std::string report = written("text", record);
  EXPECT_NE(report.find("  19  20  passed  points\n"), std::string::npos) << report;
  EXPECT_NE(report.find("  submission  21  passed  points\n"
                        "  alice       AC   21/21   21/21\n"),
            std::string::npos)
      << report;
}

TEST(TextReport, AlignsByCharacters) {
  grade::Record record = testing::class_record();
  record.submissions.front().name = "\u00e9\u00e9\u00e9";
  EXPECT_NE(written("text", record).find("\n  \u00e9\u00e9\u00e9         AC   WA"),
            std::string::npos)
      << written("text", record);
}

TEST(TextReport, HasColorsOnlyWhereTheyAreWanted) {
  const grade::Record record = testing::record_of({testing::passed_case()});
  const std::string colored = report_formats().front().write(record, {.color = true});
  EXPECT_NE(colored.find("\x1b[32mAC\x1b[0m  course/two"), std::string::npos) << colored;
  std::string plain;
  for (std::size_t at = 0; at < colored.size(); ++at) {
    if (colored[at] == '\x1b') {
      at = colored.find('m', at);
    } else {
      plain += colored[at];
    }
  }
  EXPECT_EQ(plain, written("text", record));
}

}  // namespace
}  // namespace flocking::report
