#include <gtest/gtest.h>

#include <string>

#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

// Returns the table with \n as the end of rows.
std::string rows(const grade::Record& record) {
  std::string text = written("csv", record);
  for (std::size_t at = text.find('\r'); at != std::string::npos; at = text.find('\r', at)) {
    EXPECT_EQ(text.substr(at, 2), "\r\n");
    text.erase(at, 1);
  }
  return text;
}

TEST(CsvReport, HasARowPerCase) {
  EXPECT_EQ(
      rows(testing::mixed_record()),
      R"~(submission,group,case,verdict,detail,points,max_points,cpu_s,wall_s,peak_memory_mib,output_bytes,step,agent,field,expected,found,error,differences,largest_error
"./student","course","course/two",AC,"",1,1,0.003,0.010,3.500,120,,,,,,,0,"0.0004"
"./student","course","course/wrong",WA,"",0,1,0.003,0.010,3.500,120,2,0,vy,"1.234","1.236","0.002",3,"0.4"
"./student","course","course/slow",TLE,"more than 2 s of CPU time",0,1,2.013,2.020,4.500,0,,,,,,,,
"./student","course","course/crash",RTE,"signal 11 (SIGSEGV)",0,1,0.003,0.010,3.500,120,,,,,,,,
"./student","course","course/unread",JE,"cannot read the answer",0,1,0.003,0.010,3.500,120,,,,,,,,
"./student","course","course/layout",PE,"layout",0,1,0.003,0.010,3.500,120,,,,,,,0,"0.0004"
"./student","secret","secret/zero",WA,"",0,2,,,,,,,,,,,,
)~");
}

TEST(CsvReport, HasARowPerSubmissionAndCase) {
  EXPECT_EQ(
      rows(testing::class_record()),
      R"~(submission,group,case,verdict,detail,points,max_points,cpu_s,wall_s,peak_memory_mib,output_bytes,step,agent,field,expected,found,error,differences,largest_error
"alice","course","course/two",AC,"",1,1,0.003,0.010,3.500,120,,,,,,,0,"0.0004"
"alice","course","course/wrong",WA,"",0,1,0.003,0.010,3.500,120,2,0,vy,"1.234","1.236","0.002",3,"0.4"
"bob","course","course/two",TLE,"more than 2 s of CPU time",0,1,2.013,2.020,4.500,0,,,,,,,,
"bob","course","course/wrong",WA,"",0,1,0.003,0.010,3.500,120,2,0,vy,"1.234","1.236","0.002",3,"0.4"
)~");
}

TEST(CsvReport, TellsWhyASubmissionCannotStart) {
  EXPECT_EQ(
      rows(testing::cannot_start_record()),
      R"~(submission,group,case,verdict,detail,points,max_points,cpu_s,wall_s,peak_memory_mib,output_bytes,step,agent,field,expected,found,error,differences,largest_error
"./student","course","course/two",RTE,"cannot start: its first line names an interpreter that is missing; its 2 cases were not run",0,1,,,,,,,,,,,,
"./student","course","course/wrong",RTE,"cannot start: its first line names an interpreter that is missing; its 2 cases were not run",0,1,,,,,,,,,,,,
)~");
}

// Returns the field with the token that the comparison found.
std::string found_field(const std::string& token) {
  grade::CaseResult result = testing::wrong_case();
  result.comparison->first->found = token;
  const std::string report = rows(testing::record_of({result}));
  const std::string before = "\"1.234\",";
  const std::size_t begin = report.find(before) + before.size();
  return report.substr(begin, report.find(",\"0.002\"") - begin);
}

TEST(CsvReport, DefusesFormulasButNotNumbers) {
  EXPECT_EQ(found_field("=1+1"), "\"'=1+1\"");
  EXPECT_EQ(found_field(" @SUM(1)"), "\"' @SUM(1)\"");
  EXPECT_EQ(found_field("+1.5"), "\"'+1.5\"");
  EXPECT_EQ(found_field("-1.5e-3"), "\"-1.5e-3\"");
  EXPECT_EQ(found_field("-1+1"), "\"'-1+1\"");
  EXPECT_EQ(found_field("-inf"), "\"'-inf\"");
  EXPECT_EQ(found_field("\uff1d1"), "\"'\uff1d1\"");
  EXPECT_EQ(found_field("say \"a,b\""), "\"say \"\"a,b\"\"\"");
}

}  // namespace
}  // namespace flocking::report
