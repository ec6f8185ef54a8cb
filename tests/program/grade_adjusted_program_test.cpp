// Tests of late penalties and adjustments, from the flags to all reports and import files.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;

// Ada submitted in time, Emmy is a day and a half late, Alan's time is unknown.
const char* const kWorksheet =
    "Identifier,Full name,Grade,Maximum grade,Grade can be changed,Last modified (submission)\n"
    "Participant 1,Ada Lovelace,,10.00,Yes,\"Friday, 13 November 2026, 11:46 PM\"\n"
    "Participant 2,Emmy Noether,,10.00,Yes,\"Sunday, 15 November 2026, 11:59 AM\"\n"
    "Participant 3,Alan Turing,,10.00,Yes,-\n"
    "Participant 4,Eve Absent,1.00,10.00,Yes,-\n";

class GradeAdjusted : public ::testing::Test {
 protected:
  GradeAdjusted() {
    place_.add_case("a", 1);
    place_.add_case("b", 2);
    add("roster.csv", kWorksheet);
    for (const char* name : {"Ada Lovelace_1", "Emmy Noether_2", "Alan Turing_3"}) {
      place_.add_script("class/" + std::string(name) + "_assignsubmission_file_/run", kRightScript);
    }
  }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add(name, text));
  }
  [[nodiscard]] std::string text_of(const std::string& name) const {
    return place_.folder().text_of(name);
  }
  [[nodiscard]] ProcessResult grade(const Words& more) const {
    Words words = {"--submissions", "class", "--roster", "roster.csv", "--points", "10"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade(words);
  }

 private:
  GradingPlace place_;
};

TEST_F(GradeAdjusted, TakesLatePenaltiesByTheTimesOfTheWorksheet) {
  const ProcessResult result =
      grade({"--late-penalty", "10%/day, max 50%", "--due", "2026-11-13 23:59", "--report",
             "moodle=up.csv", "--report", "gradebook=book.csv", "--report", "text", "--feedback",
             "back"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_THAT(text_of("up.csv"), HasSubstr("Ada Lovelace,10,"));
  EXPECT_THAT(text_of("up.csv"), HasSubstr("Emmy Noether,8,"));
  EXPECT_THAT(text_of("up.csv"), HasSubstr("Alan Turing,10,"));
  EXPECT_THAT(
      text_of("book.csv"),
      HasSubstr("\"Emmy Noether\",8,10,2,2,AC,AC,submitted,-2,,\"late penalty: -2 points: 1 "
                "day 12 h late, 10%/day, max 50%\""));
  EXPECT_THAT(result.output,
              HasSubstr("late penalty: 1 submission has no known time, so no penalty was applied"));
  const std::string page = text_of("back/Emmy Noether_2_assignsubmission_file_feedback.txt");
  EXPECT_THAT(page, HasSubstr("2 of 2 cases pass, 8 of 10 points\n"));
  EXPECT_THAT(page, HasSubstr("late penalty: -2 points: 1 day 12 h late, 10%/day, max 50%\n"));
}

TEST_F(GradeAdjusted, AppliesAdjustmentsLastAndTheSameEachTime) {
  add("adjustments.csv",
      "id,points,reason\nParticipant 2,9.5,oral exam\n3,keep,appeal\nParticipant 4,50%,illness\n");
  const Words words = {"--adjustments", "adjustments.csv",   "--late-penalty", "1/day",
                       "--due",         "2026-11-13 23:59",  "--report",       "moodle=up.csv",
                       "--report",      "gradebook=book.csv"};
  const ProcessResult result = grade(words);
  const std::string first = text_of("up.csv");
  EXPECT_THAT(first, HasSubstr("Emmy Noether,9.5,"));
  EXPECT_THAT(first, HasSubstr("Alan Turing,,"));
  EXPECT_THAT(first, HasSubstr("Eve Absent,5,"));
  EXPECT_THAT(result.error,
              HasSubstr("3 grades written, 0 cells kept (no submission in this run), 0 "
                        "unknown; 1 grade replaced by another, 1 cell kept "
                        "(--adjustments)\n"));
  EXPECT_THAT(text_of("book.csv"), HasSubstr("adjustment: +1.5 points: oral exam"));
  EXPECT_THAT(text_of("book.csv"),
              HasSubstr("adjustment: the grade on the platform is kept: appeal"));
  static_cast<void>(grade(words));
  EXPECT_EQ(text_of("up.csv"), first);
  add("roster.csv", first);
  static_cast<void>(grade(words));
  EXPECT_EQ(text_of("up.csv"), first) << "the import as the next export";
}

TEST_F(GradeAdjusted, RefusesAdjustmentsOfNobodyBeforeAnythingRuns) {
  const auto fault = [this](const std::string& text) {
    add("adjustments.csv", text);
    const ProcessResult result = grade({"--adjustments", "adjustments.csv"});
    EXPECT_EQ(result.exit_status, 3);
    EXPECT_EQ(result.output, "");
    return result.error;
  };
  EXPECT_EQ(fault("id,points\nParticipant 1,3\n99,4\n"),
            "flocking: error: adjustments.csv:3:1: expected a student of the class, found '99'\n");
  EXPECT_EQ(
      fault("id,points\n1,3\nParticipant 1,4\n"),
      "flocking: error: adjustments.csv:3:1: the student 'Participant 1' has two adjustments; "
      "the other one is in line 2\n");
  EXPECT_EQ(fault("id,points\n1,-3\n"),
            "flocking: error: adjustments.csv:2:3: expected a number of at least 0, or keep, found "
            "'-3'\n");
}

TEST_F(GradeAdjusted, NeedsThePenaltyAndTheTimeTogether) {
  const ProcessResult rule = grade({"--late-penalty", "1/day"});
  EXPECT_EQ(rule.exit_status, 2);
  EXPECT_THAT(rule.error, HasSubstr("--late-penalty needs a deadline; add --due"));
  EXPECT_THAT(grade({"--due", "2026-11-13 23:59"}).error, HasSubstr("--due needs --late-penalty"));
  EXPECT_THAT(grade({"--due", "tomorrow", "--late-penalty", "1/day"}).error,
              HasSubstr("--due: expected a time such as 2026-11-13 23:59, found 'tomorrow'"));
  EXPECT_THAT(grade({"--late-penalty", "1/week", "--due", "2026-11-13 23:59"}).error,
              HasSubstr("expected day or hour, found 'week'\n1/week\n  ^~~~\n"));
}

}  // namespace
}  // namespace flocking::testing
