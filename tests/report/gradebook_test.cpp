#include <gtest/gtest.h>

#include <string>

#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(Gradebook, HasARowPerStudent) {
  grade::Record record = testing::class_record();
  record.submissions[0].id = "0012";
  record.submissions[1].id = "=1+1";
  record.submissions[1].notes = {"handed in late", "left out: \"x\""};
  EXPECT_EQ(written("gradebook", record),
            "id,name,points,max_points,passed,cases,\"course/two\",\"course/wrong\",remark\r\n"
            "\"0012\",\"alice\",1,2,1,2,AC,WA,\"\"\r\n"
            "\"'=1+1\",\"bob\",0,2,0,2,TLE,WA,\"handed in late; left out: \"\"x\"\"\"\r\n");
}

TEST(Gradebook, TellsWhoWasNotRunOrNotJudged) {
  grade::Record record = testing::cannot_start_record();
  record.submissions.front().refused_as = grade::Verdict::kNotGradable;
  record.submissions.front().cannot_start = "only a PDF: essay.pdf";
  EXPECT_EQ(written("gradebook", record),
            "id,name,points,max_points,passed,cases,\"course/two\",\"course/wrong\",remark\r\n"
            "\"\",\"./student\",0,2,0,2,RTE,RTE,"
            "\"not gradable: only a PDF: essay.pdf; its 2 cases were not run\"\r\n");
  EXPECT_EQ(written("gradebook", testing::interrupted_record()),
            "id,name,points,max_points,passed,cases,\"course/two\",\"course/wrong\",remark\r\n"
            "\"\",\"./student\",1,2,1,2,AC,JE,\"1 of 2 cases could not be judged\"\r\n");
}

}  // namespace
}  // namespace flocking::report
