#include <gtest/gtest.h>

#include <string>

#include "report/explanations.h"
#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(GithubReport, HasAnAnnotationPerFailureAndANoticeOfTheTotal) {
  EXPECT_EQ(
      written("github", testing::mixed_record()),
      R"~(::error title=WA course/wrong::wrong answer%0Astep 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)%0A3 of 16 values differ, largest error 0.4 at step 2, agent 1, x%0Ainput:%0A| 10 10 1 10%0A| 1 1 1 2%0Astderr:%0A| step 1%0A| step 2
::error title=TLE course/slow::time limit exceeded: more than 2 s of CPU time
::error title=RTE course/crash::runtime error: signal 11 (SIGSEGV)%0Awarning: used 85%25 of the memory limit
::error title=JE course/unread::judge error: cannot read the answer
::error title=PE course/layout::presentation error: layout%0Alargest error 0.0004 of 0.001 allowed%0Alayout: 4 lines that end with a carriage return, first line 1%0Alayout: 1 blank line, line 3%0Alayout: no line end after the last line, line 5
::error title=WA secret/zero::wrong answer
::warning title=Sandbox::missing: cgroup (not writable)
::notice title=Grading::1 of 7 cases pass, 1 of 8 points%0Asandbox: limits, namespaces
)~");
}

TEST(GithubReport, NamesSubmissionsOfAClass) {
  EXPECT_EQ(
      written("github", testing::under(grade::Disclosure::kVerdict, testing::class_record())),
      R"~(::error title=WA in 2 cases::wrong answer%0Ain alice: course/wrong, bob: course/wrong
::error title=TLE bob%3A course/two::time limit exceeded
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
            R"~(::error title=Grading ended early::stopped by signal 2
::error title=JE course/wrong::judge error: not done: the grading ended before
::warning title=Sandbox::missing: cgroup (not writable)
::notice title=Grading::1 of 2 cases pass, 1 of 2 points%0Asandbox: limits, namespaces
)~");
}

TEST(GithubReport, EscapesTitlesAndMessages) {
  grade::CaseResult result = testing::signal_case();
  result.name = "a:b,c%d";
  result.detail = "a:b,c%0A\nd";
  result.warnings.clear();
  const std::string report = written("github", testing::record_of({result}));
  EXPECT_EQ(report.substr(0, report.find('\n')),
            "::error title=RTE a%3Ab%2Cc%25d::runtime error: a:b,c%250A\\x0ad");
}

// Ten annotations with the total, and one that counts the rest.
TEST(GithubReport, NamesLinesOfTheSourceFirstAndHasTenAnnotations) {
  EXPECT_EQ(
      written("github", testing::located_record()),
      R"~(::error file=src/main.cpp,line=71,title=RTE in 2 cases::runtime error: signal 11 (SIGSEGV)%0Astd::stod of 'x'%0Acalled from src/main.cpp:90, src/read.h:4%0Ain course/crash, course/other
::error file=src/force%2C all.cpp,line=88,title=separation::separation: swap the two sides of -; then 9 of 14 cases pass.
::error file=src/main.cpp,line=60,title=cohesion::cohesion is computed here, up to line 82.
::error title=WA course/wrong0::wrong answer%0Astep 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 1, column 19 of the output)%0A3 of 16 values differ, largest error 0.4 at step 2, agent 1, x%0Ainput:%0A| 10 10 1 10%0A| 1 1 1 2%0Astderr:%0A| step 1%0A| step 2
::error title=WA course/wrong1::wrong answer%0Astep 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 2, column 19 of the output)%0A3 of 16 values differ, largest error 0.4 at step 2, agent 1, x%0Ainput:%0A| 10 10 1 10%0A| 1 1 1 2%0Astderr:%0A| step 1%0A| step 2
::error title=WA course/wrong2::wrong answer%0Astep 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)%0A3 of 16 values differ, largest error 0.4 at step 2, agent 1, x%0Ainput:%0A| 10 10 1 10%0A| 1 1 1 2%0Astderr:%0A| step 1%0A| step 2
::error title=WA course/wrong3::wrong answer%0Astep 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 4, column 19 of the output)%0A3 of 16 values differ, largest error 0.4 at step 2, agent 1, x%0Ainput:%0A| 10 10 1 10%0A| 1 1 1 2%0Astderr:%0A| step 1%0A| step 2
::error title=WA course/wrong4::wrong answer%0Astep 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 5, column 19 of the output)%0A3 of 16 values differ, largest error 0.4 at step 2, agent 1, x%0Ainput:%0A| 10 10 1 10%0A| 1 1 1 2%0Astderr:%0A| step 1%0A| step 2
::error title=WA course/wrong5::wrong answer%0Astep 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 6, column 19 of the output)%0A3 of 16 values differ, largest error 0.4 at step 2, agent 1, x%0Ainput:%0A| 10 10 1 10%0A| 1 1 1 2%0Astderr:%0A| step 1%0A| step 2
::notice title=Grading::0 of 14 cases pass, 0 of 14 points%0Asandbox: limits, namespaces
::notice title=More::8 annotations more: see the summary and the log of this job
)~");
}

TEST(GithubReport, HasTheErrorsOfCompilersAtTheirLines) {
  const std::string report = written("github", testing::compile_error_record());
  EXPECT_TRUE(
      report.starts_with("::error file=main.cpp,line=2,title=compile error::'x' was not declared\n"
                         "::error file=main.cpp,line=3,title=compile error::expected ';'\n"
                         "::warning title=Sandbox"))
      << report;
}

// Where there is no line, the reason is told as a whole.
TEST(GithubReport, TellsWhyItDoesNotCompileWithoutALine) {
  grade::Record record = testing::compile_error_record();
  record.submissions.front().build_log = "make: *** No rule to make target 'x'.\n";
  EXPECT_TRUE(written("github", record)
                  .starts_with("::error title=./student::compile error: main.cpp:2:10: error: "));
}

TEST(GithubReport, NamesLinesOfAClassInMessages) {
  grade::Record record = testing::class_record();
  record.submissions.front().cases.push_back(testing::crash_case());
  const std::string report = written("github", record);
  EXPECT_EQ(report.find("file="), std::string::npos);
  EXPECT_NE(report.find("::error title=RTE alice%3A course/crash::src/main.cpp:71: runtime error"),
            std::string::npos)
      << report;
}

TEST(GithubReport, TreatsAClassOfOneAsASubmission) {
  grade::Record record = testing::located_record();
  const std::string alone = written("github", record);
  record.is_class = true;
  EXPECT_EQ(written("github", record), alone);
}

}  // namespace
}  // namespace flocking::report
