// From the export of a platform to the file that it imports.
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

/// The fields in which two tables differ, as "row/column: old -> new".
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
                          "M\xc3\xbcller, J\xc3\xbcrgen/Flocking (12): 1 -> 0",
                          "Zuhn, Zoe/Flocking (12):  -> 0", "Student, Test/Flocking (12):  -> 0"));
  std::string expected = kCanvas;
  const auto put = [&expected](const std::string& behind, std::size_t old, const char* grade) {
    expected.replace(expected.find(behind) + behind.size(), old, grade);
  };
  put("4.50,", 0, "2");
  put("5,\"", 1, "0");
  put("zz,CS 1,,", 0, "0");
  put("ff0,CS 1,,", 0, "0");
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
  EXPECT_THAT(all, HasSubstr("id,name,points,max_points,passed,cases,\"a\",\"b\",remark\r\n"));
  EXPECT_THAT(all, HasSubstr("\"101\",\"Berg, Anna\",2,2,2,2,AC,AC,\"\"\r\n"));
  EXPECT_THAT(all, HasSubstr("\"7\",\"7\",2,2,2,2,AC,AC,\"\"\r\n")) << "nobody's zeros are cut";
  EXPECT_THAT(all, HasSubstr("\"105\",\"Zuhn, Zoe\",0,2,0,2,NG,NG,\"not gradable: nothing was "
                             "handed in; its 2 cases were not run\"\r\n"));
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
                        "ID, Section are missing; in Canvas, choose Grades, Export"));
  EXPECT_THAT(fault({"--assignment", "Lab"}),
              HasSubstr("--assignment is for --report canvas and moodle"));
  add("roster.csv", kCanvas);
  EXPECT_THAT(fault({"--report", "canvas=up.csv"}), HasSubstr("has 2 assignments: \"Lab (11)\""));
  EXPECT_THAT(fault({"--report", "canvas=up.csv", "--assignment", "Lab"}),
              HasSubstr("of 5 points possible in 'Lab (11)', the cases give 2; give --points 5"));
  EXPECT_THAT(fault({"--report", "canvas=roster.csv", "--assignment", "Lab"}),
              HasSubstr("this is the roster; give another one"));
  const ProcessResult none = place().grade({"--submissions", "class", "--report", "moodle=up.csv"});
  EXPECT_EQ(none.exit_status, 2);
  EXPECT_THAT(none.error, HasSubstr("--report moodle: there is no export to fill in; in Moodle"));
  EXPECT_EQ(place().grade({"--report", "canvas", "--", "./x"}).exit_status, 2);
}

TEST_F(GradeGradebook, WarnsWherePointsDifferAsTold) {
  add("roster.csv", kCanvas);
  place().add_script("class/aberg/run", kRightScript);
  const ProcessResult result =
      grade({"--report", "canvas=up.csv", "--assignment", "Lab", "--points", "7"});
  EXPECT_THAT(result.error, HasSubstr("warning: --report canvas: of 5 points possible in 'Lab "
                                      "(11)', the cases give 7\n"));
  EXPECT_THAT(differences(kCanvas, place().folder().text_of("up.csv")).front(),
              HasSubstr("Berg, Anna/Lab (11): 4.50 -> 7"));
}

}  // namespace
}  // namespace flocking::testing
