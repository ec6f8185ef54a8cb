// Tests from a platform's export to the file that the platform imports.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "base/csv_table.h"
#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const char* const kCanvas =
    "\xef\xbb\xbf"
    "Student,ID,SIS User ID,SIS Login ID,Section,Lab (11),Flocking (12),Current Score\r\n"
    ",,,,,Manual Posting,,\r\n"
    "    Points Possible,,,,,5.00,2,(read only)\r\n"
    "\"Berg, Anna\",101,0012345,aberg,\"CS 1, A\",4.50,,90\r\n"
    "\"M\xc3\xbcller, J\xc3\xbcrgen\",102,0000007,jm ,\"CS 1, A\",5,\"1\",50\r\n"
    "\"Doe, \"\"Bob\"\"\",103,0000008,bd,\"CS 1\r\n and 2\",,EX,\r\n"
    "\"Zuhn, Zoe\",105,00105,zz,CS 1,,,\r\n"
    "\"Student, Test\",106,,ff0,CS 1,,,";

const char* const kMoodle =
    "Identifier,\"Full name\",\"Email address\",Status,Grade,\"Maximum grade\",\"Feedback "
    "comments\"\n"
    "\"Participant 012\",\"Anna Berg, PhD\",anna@x.edu,,,2.00,\"well, done\"\n"
    "\"Participant 13\",\"J\xc3\xbcrgen M\xc3\xbcller\",bob@x.edu,,3.00,2.00,\n";

/// Returns the fields in which two tables differ, as "row/column: old -> new".
std::vector<std::string> differences(const std::string& before, const std::string& after) {
  const std::vector<CsvRow> old_rows = parse_csv(before, "before");
  const std::vector<CsvRow> new_rows = parse_csv(after, "after");
  EXPECT_EQ(old_rows.size(), new_rows.size());
  std::vector<std::string> found;
  for (std::size_t row = 0; row < old_rows.size() && row < new_rows.size(); ++row) {
    const std::vector<std::string>& was = old_rows[row].fields;
    const std::vector<std::string>& is = new_rows[row].fields;
    EXPECT_EQ(was.size(), is.size()) << row;
    for (std::size_t i = 0; i < was.size() && i < is.size(); ++i) {
      if (was[i] == is[i]) continue;
      found.push_back(was[0] + '/' + old_rows[0].fields[i] + ": " + was[i] + " -> " + is[i]);
    }
  }
  return found;
}

class GradeGradebook : public ::testing::Test {
 protected:
  GradeGradebook() {
    place_.add_case("a", 1);
    place_.add_case("b", 2);
  }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add(name, text));
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  [[nodiscard]] ProcessResult grade(const Words& more) const {
    Words words = {"--submissions", "class", "--roster", "roster.csv"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade(words);
  }

 private:
  GradingPlace place_;
};

TEST_F(GradeGradebook, ChangesGradesOfACanvasExportAndNothingElse) {
  add("roster.csv", kCanvas);
  const std::string right = std::string("#!/bin/sh\n") + kRightScript;
  add("class/berganna_101_900_run", right);
  add("class/mullerjurgen_LATE_102_901_run", std::string("#!/bin/sh\n") + kWrongScript);
  add("class/doebob_103_902_run", right);
  const ProcessResult result = grade({"--report", "canvas=up.csv", "--assignment", "Flocking"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  const std::string after = place().folder().text_of("up.csv");
  EXPECT_THAT(differences(kCanvas, after),
              ElementsAre("Berg, Anna/Flocking (12):  -> 2",
                          "M\xc3\xbcller, J\xc3\xbcrgen/Flocking (12): 1 -> 0"));
  EXPECT_THAT(result.error,
              HasSubstr("flocking: up.csv: 2 grades written, 1 cell kept (no submission "
                        "in this run), 0 unknown; 1 grade replaced by another, 1 cell "
                        "kept (locked)\n"));
  std::string expected = kCanvas;
  const auto put = [&expected](const std::string& behind, std::size_t old, const char* grade) {
    expected.replace(expected.find(behind) + behind.size(), old, grade);
  };
  put("4.50,", 0, "2");
  put("5,\"", 1, "0");
  EXPECT_EQ(after, expected) << "byte for byte";
}

TEST_F(GradeGradebook, ChangesGradesOfAMoodleWorksheetAndNothingElse) {
  add("roster.csv", kMoodle);
  place().add_script("class/Anna Berg, PhD_012_assignsubmission_file_/run", kRightScript);
  place().add_script("class/J\xc3\xbcrgen M\xc3\xbcller_13_assignsubmission_file_/run",
                     kWrongScript);
  EXPECT_EQ(grade({"--report", "moodle=up.csv"}).exit_status, 1);
  EXPECT_THAT(differences(kMoodle, place().folder().text_of("up.csv")),
              ElementsAre("Participant 012/Grade:  -> 2", "Participant 13/Grade: 3.00 -> 0"));
}

TEST_F(GradeGradebook, FindsStudentsByIdsWithLeadingZeros) {
  add("roster.csv", kCanvas);
  place().add_script("class/0012345/run", kRightScript);
  place().add_script("class/7/run", kRightScript);
  const ProcessResult result =
      grade({"--report", "canvas=up.csv", "--assignment", "12", "--report", "gradebook=all.csv"});
  EXPECT_THAT(differences(kCanvas, place().folder().text_of("up.csv")).front(),
              HasSubstr("Berg, Anna/Flocking (12):  -> 2"));
  const std::string all = place().folder().text_of("all.csv");
  EXPECT_THAT(
      all,
      HasSubstr(
          "id,name,points,max_points,passed,cases,\"a\",\"b\",presence,late_penalty,adjustment,"
          "remark\r\n"));
  EXPECT_THAT(all, HasSubstr("\"101\",\"Berg, Anna\",2,2,2,2,AC,AC,submitted,,,\"\"\r\n"));
  EXPECT_THAT(all, HasSubstr("\"7\",\"7\",2,2,2,2,AC,AC,,,,\"\"\r\n")) << "zeros of ids stay";
  EXPECT_THAT(all,
              HasSubstr("\"105\",\"Zuhn, Zoe\",,2,0,2,NG,NG,unknown,,,\"not gradable: unknown: "
                        "1 entry belongs to no student of the roster; its 2 cases were not "
                        "run\"\r\n"));
}

TEST_F(GradeGradebook, RefusesWhatItCannotFillInBeforeAnythingRuns) {
  place().add_script("class/aberg/run", "echo ran > ran\n");
  add("roster.csv", "id,name\n1,Anna Berg\n");
  const auto fault = [this](const Words& more) {
    const ProcessResult result = grade(more);
    EXPECT_EQ(result.exit_status, 2) << result.error;
    EXPECT_EQ(result.output, "");
    return result.error;
  };
  EXPECT_THAT(fault({"--report", "canvas=up.csv"}),
              HasSubstr("roster.csv is not an export of Canvas' gradebook: the columns Student, "
                        "Section are missing; in Canvas, choose Grades, Export"));
  EXPECT_THAT(fault({"--assignment", "Lab"}),
              HasSubstr("--assignment is for --report canvas, moodle, brightspace, blackboard or "
                        "sakai; add one of these reports, or leave out the flag"));
  EXPECT_THAT(fault({"--missing", "zero"}), HasSubstr("--missing is for --report canvas, moodle"));
  add("roster.csv", kCanvas);
  EXPECT_THAT(fault({"--report", "canvas=up.csv"}), HasSubstr("has 2 assignments: \"Lab (11)\""));
  EXPECT_THAT(fault({"--report", "canvas=roster.csv", "--assignment", "Lab"}),
              HasSubstr("this is the roster; give another file"));
  const ProcessResult none = place().grade({"--submissions", "class", "--report", "moodle=up.csv"});
  EXPECT_EQ(none.exit_status, 2);
  EXPECT_THAT(none.error, HasSubstr("--report moodle: there is no export to fill in; in Moodle"));
  EXPECT_EQ(place().grade({"--report", "canvas", "--", "./x"}).exit_status, 2);
}

TEST_F(GradeGradebook, RefusesAnotherMaximum) {
  add("roster.csv", kCanvas);
  place().add_script("class/aberg/run", kRightScript);
  for (const Words& points : {Words{}, Words{"--points", "7"}}) {
    Words words = {"--report", "canvas=up.csv", "--assignment", "Lab"};
    words.insert(words.end(), points.begin(), points.end());
    const ProcessResult result = grade(words);
    EXPECT_EQ(result.exit_status, 3);
    EXPECT_EQ(result.error,
              "flocking: error: --report canvas: 5 points are possible in 'Lab (11)', but the "
              "cases give " +
                  std::string(points.empty() ? "2" : "7") + "; use --points 5\n");
  }
}

TEST_F(GradeGradebook, StopsWhereTheRosterIsOfAnotherClass) {
  add("roster.csv", "id,name\n1,Ada Lovelace\n");
  place().add_script("class/aberg/run", "echo ran > ran\n");
  const ProcessResult result = grade({});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.output, "");
  EXPECT_THAT(result.error,
              HasSubstr("so nothing was graded: give the roster of this class, or name the entries "
                        "as in the roster. The first of each are\n  entry 'aberg'\n "
                        " roster line 2: '1, Ada Lovelace'\n"));
}

// A class of ten students; seven of them submitted in time.
TEST_F(GradeGradebook, ChangesThreeCellsForTomorrowsThreeLateFiles) {
  std::string roster = "Identifier,Full name,Grade,Maximum grade\r\n";
  for (int i = 1; i <= 10; ++i) {
    roster += "Participant " + std::to_string(i) + ",Student " + std::to_string(i) + ",,2.00\r\n";
  }
  add("roster.csv", roster);
  for (int i = 1; i <= 7; ++i) {
    place().add_script("class/Student " + std::to_string(i) + "_" + std::to_string(i) +
                           "_assignsubmission_file_/run",
                       i % 2 == 0 ? kRightScript : kWrongScript);
  }
  EXPECT_THAT(grade({"--report", "moodle=up.csv"}).error,
              HasSubstr("up.csv: 7 grades written, 3 cells kept (no submission in this run), 0 "
                        "unknown\n"));
  const std::string first = place().folder().text_of("up.csv");
  for (int i = 8; i <= 10; ++i) {
    place().add_script("late/Student " + std::to_string(i) + "_" + std::to_string(i) +
                           "_assignsubmission_file_/run",
                       kRightScript);
  }
  const ProcessResult result = place().grade(
      {"--submissions", "late", "--roster", "up.csv", "--report", "moodle=second.csv"});
  EXPECT_THAT(result.error,
              HasSubstr("second.csv: 3 grades written, 7 cells kept (no submission in "
                        "this run), 0 unknown\n"));
  std::string expected = first;
  for (const char* name : {"Student 8,", "Student 9,", "Student 10,"}) {
    expected.insert(expected.find(name) + std::string(name).size(), "2");
  }
  EXPECT_EQ(place().folder().text_of("second.csv"), expected);
}

}  // namespace
}  // namespace flocking::testing
