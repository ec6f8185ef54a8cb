#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "report/records.h"

namespace flocking::report {
namespace {

using ::testing::HasSubstr;
using testing::written;

TEST(Gradebook, HasARowPerStudent) {
  grade::Record record = testing::class_record();
  record.submissions[0].id = "0012";
  record.submissions[1].id = "=1+1";
  record.submissions[1].notes = {"submitted late", "left out: \"x\""};
  EXPECT_EQ(written("gradebook", record),
            "id,name,points,max_points,passed,cases,\"course/two\",\"course/"
            "wrong\",presence,late_penalty,"
            "adjustment,remark\r\n"
            "\"0012\",\"alice\",1,2,1,2,AC,WA,,,,\"\"\r\n"
            "\"'=1+1\",\"bob\",0,2,0,2,TLE,WA,,,,\"submitted late; left out: \"\"x\"\"\"\r\n");
}

TEST(Gradebook, TellsWhoWasNotRunOrNotJudged) {
  grade::Record record = testing::cannot_start_record();
  record.submissions.front().refused_as = grade::Verdict::kNotGradable;
  record.submissions.front().cannot_start = "only a PDF: essay.pdf";
  EXPECT_EQ(written("gradebook", record),
            "id,name,points,max_points,passed,cases,\"course/two\",\"course/"
            "wrong\",presence,late_penalty,"
            "adjustment,remark\r\n"
            "\"\",\"./student\",0,2,0,2,RTE,RTE,,,,"
            "\"not gradable: only a PDF: essay.pdf; its 2 cases were not run\"\r\n");
  EXPECT_EQ(written("gradebook", testing::interrupted_record()),
            "id,name,points,max_points,passed,cases,\"course/two\",\"course/"
            "wrong\",presence,late_penalty,"
            "adjustment,remark\r\n"
            "\"\",\"./student\",1,2,1,2,AC,JE,,,,\"1 of 2 cases could not be judged\"\r\n");
}

TEST(Gradebook, HasNoPointsOfUnknownStudents) {
  grade::Record record = testing::class_record();
  record.submissions[0].presence = Presence::kUnknown;
  record.submissions[1].presence = Presence::kMissing;
  const std::string text = written("gradebook", record);
  EXPECT_THAT(text, HasSubstr("\"alice\",,2,1,2,AC,WA,unknown,,,\"\"\r\n"));
  EXPECT_THAT(text, HasSubstr("\"bob\",0,2,0,2,TLE,WA,missing,,,\"\"\r\n"));
  EXPECT_THAT(written("text", record), HasSubstr("1/2     ?/2\n"));
}

TEST(Gradebook, HasPenaltiesAndAdjustments) {
  using Kind = grade::PointChange::Kind;
  grade::Record record = testing::class_record();
  record.submissions[0].point_changes = {{Kind::kLatePenalty, -0.25, "1 day late, 0.25/day"},
                                         {Kind::kAdjustment, 1.0, "oral exam"}};
  record.submissions[0].grade_change = grade::GradeChange::kSet;
  record.submissions[1].point_changes = {{Kind::kAdjustment, 0.0, "appeal"}};
  record.submissions[1].grade_change = grade::GradeChange::kKept;
  record.submissions[1].roster_line = 3;
  const std::string text = written("gradebook", record);
  EXPECT_THAT(text,
              HasSubstr("\"alice\",1.75,2,1,2,AC,WA,,-0.25,1,\"late penalty: -0.25 points: 1 day "
                        "late, 0.25/day; adjustment: +1 point: oral exam\"\r\n"));
  EXPECT_THAT(text, HasSubstr("\"bob\",0,2,0,2,TLE,WA,submitted,,0,\"adjustment: the grade on the "
                              "platform is kept: appeal\"\r\n"));
  for (const char* format : {"text", "markdown"}) {
    EXPECT_THAT(written(format, record),
                HasSubstr("late penalty: -0.25 points: 1 day late, 0.25/day"));
    EXPECT_THAT(written(format, record), HasSubstr("adjustment: +1 point: oral exam"));
  }
  EXPECT_THAT(written("json", record), HasSubstr("\"kind\": \"late penalty\""));
}

}  // namespace
}  // namespace flocking::report
