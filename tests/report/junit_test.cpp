#include <gtest/gtest.h>

#include <string>

#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(JunitReport, TellsFailuresAndErrorsApart) {
  EXPECT_EQ(written("junit", testing::mixed_record()),
            R"~(<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flocking" tests="7" failures="5" errors="1" skipped="0" time="2.071">
  <testsuite name="./student" tests="7" failures="5" errors="1" skipped="0" time="2.071">
    <testcase classname="course" name="course/two" time="0.010"/>
    <testcase classname="course" name="course/wrong" time="0.010">
      <failure type="WA" message="wrong answer: step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)">wrong answer
0.003 s of CPU time, 0.010 s of wall time, 3.5 MiB of memory, 120 bytes of output
step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)
3 of 16 values differ, largest error 0.4 at step 2, agent 1, x
input:
| 10 10 1 10
| 1 1 1 2
stderr:
| step 1
| step 2
</failure>
    </testcase>
    <testcase classname="course" name="course/slow" time="2.020">
      <failure type="TLE" message="time limit exceeded: more than 2 s of CPU time">time limit exceeded: more than 2 s of CPU time
2.013 s of CPU time, 2.020 s of wall time, 4.5 MiB of memory, 0 bytes of output
</failure>
    </testcase>
    <testcase classname="course" name="course/crash" time="0.010">
      <failure type="RTE" message="runtime error: signal 11 (SIGSEGV)">runtime error: signal 11 (SIGSEGV)
0.003 s of CPU time, 0.010 s of wall time, 3.5 MiB of memory, 120 bytes of output
warning: used 85% of the memory limit
</failure>
    </testcase>
    <testcase classname="course" name="course/unread" time="0.010">
      <error type="JE" message="judge error: cannot read the answer">judge error: cannot read the answer
0.003 s of CPU time, 0.010 s of wall time, 3.5 MiB of memory, 120 bytes of output
</error>
    </testcase>
    <testcase classname="course" name="course/layout" time="0.010">
      <failure type="PE" message="presentation error: layout">presentation error: layout
0.003 s of CPU time, 0.010 s of wall time, 3.5 MiB of memory, 120 bytes of output
largest error 0.0004 of 0.001 allowed
layout: 4 lines that end with a carriage return, first line 1
layout: 1 blank line, line 3
layout: no line end after the last line, line 5
</failure>
    </testcase>
    <testcase classname="secret" name="secret/zero" time="0.000">
      <failure type="WA" message="wrong answer">wrong answer
</failure>
    </testcase>
  </testsuite>
</testsuites>
)~");
}

TEST(JunitReport, HasASuitePerSubmission) {
  EXPECT_EQ(written("junit", testing::under(grade::Disclosure::kVerdict, testing::class_record())),
            R"~(<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flocking" tests="4" failures="3" errors="0" skipped="0" time="0.000">
  <testsuite name="alice" tests="2" failures="1" errors="0" skipped="0" time="0.000">
    <testcase classname="alice/course" name="course/two" time="0.000"/>
    <testcase classname="alice/course" name="course/wrong" time="0.000">
      <failure type="WA" message="wrong answer">wrong answer
</failure>
    </testcase>
  </testsuite>
  <testsuite name="bob" tests="2" failures="2" errors="0" skipped="0" time="0.000">
    <testcase classname="bob/course" name="course/two" time="0.000">
      <failure type="TLE" message="time limit exceeded">time limit exceeded
</failure>
    </testcase>
    <testcase classname="bob/course" name="course/wrong" time="0.000">
      <failure type="WA" message="wrong answer">wrong answer
</failure>
    </testcase>
  </testsuite>
</testsuites>
)~");
}

TEST(JunitReport, FailsEveryCaseOfASubmissionThatCannotStart) {
  EXPECT_EQ(written("junit", testing::cannot_start_record()),
            R"~(<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flocking" tests="2" failures="2" errors="0" skipped="0" time="0.000">
  <testsuite name="./student" tests="2" failures="2" errors="0" skipped="0" time="0.000">
    <testcase classname="course" name="course/two" time="0.000">
      <failure type="RTE" message="runtime error: not run, as the submission cannot start">runtime error: not run, as the submission cannot start
cannot start: its first line names an interpreter that is missing; its 2 cases were not run
</failure>
    </testcase>
    <testcase classname="course" name="course/wrong" time="0.000">
      <failure type="RTE" message="runtime error: not run, as the submission cannot start">runtime error: not run, as the submission cannot start
cannot start: its first line names an interpreter that is missing; its 2 cases were not run
</failure>
    </testcase>
  </testsuite>
</testsuites>
)~");
}

TEST(JunitReport, HasAnErrorWhereTheGradingEndedEarly) {
  EXPECT_EQ(written("junit", testing::interrupted_record()),
            R"~(<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flocking" tests="3" failures="0" errors="2" skipped="0" time="0.010">
  <testsuite name="./student" tests="2" failures="0" errors="1" skipped="0" time="0.010">
    <testcase classname="course" name="course/two" time="0.010"/>
    <testcase classname="course" name="course/wrong" time="0.000">
      <error type="JE" message="judge error: not done: the grading ended before">judge error: not done: the grading ended before
</error>
    </testcase>
  </testsuite>
  <testsuite name="grading" tests="1" failures="0" errors="1" skipped="0" time="0.000">
    <testcase classname="grading" name="complete" time="0.000">
      <error type="JE" message="the grading ended early: stopped by signal 2">the grading ended early: stopped by signal 2</error>
    </testcase>
  </testsuite>
</testsuites>
)~");
}

TEST(JunitReport, EscapesAttributesAndContent) {
  grade::CaseResult result = testing::signal_case();
  result.name = "a\"b'c<d>&e]]>";
  result.detail = "\"<b>&";
  const std::string report = written("junit", testing::record_of({result}));
  EXPECT_NE(report.find(" name=\"a&quot;b&#39;c&lt;d&gt;&amp;e]]&gt;\" "), std::string::npos)
      << report;
  EXPECT_NE(report.find(" message=\"runtime error: &quot;&lt;b&gt;&amp;\">runtime error: "
                        "&quot;&lt;b&gt;&amp;\n"),
            std::string::npos)
      << report;
}

}  // namespace
}  // namespace flocking::report
