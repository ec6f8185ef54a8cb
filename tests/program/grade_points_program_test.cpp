// Tests of points: cases that require other cases, and groups that count as a whole.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;

// Passes exactly the cases whose agent has speed 1.
const char* const kRightAtSpeedOne =
    "read -r _\nread -r x y vx vy\n"
    "while read -r dt; do x=$((x + vx * dt)); echo \"$x.000 0.000 1.000 0.000\"; done\n";

class GradePoints : public ::testing::Test {
 protected:
  GradePoints() {
    place_.add_case("basic", 3);
    place_.add_case("bonus", 1);
    place_.add_case("plain", 1);
    place_.add_script("half", kRightAtSpeedOne);
    place_.add_script("class/half", kRightAtSpeedOne);
  }
  void set(const std::string& settings) const {
    static_cast<void>(place_.folder().add("cases/cases.toml", settings));
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(GradePoints, CountACaseOnlyWithThoseThatItRequiresSlow) {
  set("[case.bonus]\nweight = 2\nrequires = [\"basic\"]\n");
  for (const char* format : {"text", "markdown", "html", "json", "gradescope"}) {
    EXPECT_THAT(place().report(format, "./half"),
                HasSubstr("counts only together with basic, which did not pass"))
        << format;
  }
  for (const char* format : {"text", "markdown", "html", "json", "csv"}) {
    const std::string report = place().grade({"--submissions", "class", "--report", format}).output;
    EXPECT_THAT(report, HasSubstr("counts only together with basic, which did not pass")) << format;
  }
  EXPECT_THAT(place().report("text", "./half"), HasSubstr("2 of 3 cases pass, 1 of 4 points"));
  EXPECT_THAT(place().report("gradebook", "./half"), HasSubstr("\"./half\",1,4,2,3,WA,AC,AC,"));
  EXPECT_THAT(
      place().report("csv", "./half", {"--points", "8"}),
      HasSubstr("\"bonus\",AC,\"counts only together with basic, which did not pass\",0,4,"));
  EXPECT_THAT(place().report("text", "./half", {"--disclose", "verdict"}),
              HasSubstr("no points: counts only together with basic"));
}

TEST_F(GradePoints, CountAGroupAsAWhole) {
  set("[case.basic]\ngroup = \"speed\"\ncredit = \"all\"\n"
      "[case.bonus]\ngroup = \"speed\"\ncredit = \"all\"\n");
  const std::string text = place().report("text", "./half");
  EXPECT_THAT(text, HasSubstr("2 of 3 cases pass, 1 of 3 points"));
  EXPECT_THAT(text,
              HasSubstr("counts only together with all cases of speed, and basic did not pass"));
  EXPECT_THAT(place().report("csv", "./half"), HasSubstr("\"speed\",\"bonus\",AC,"));
  set("[case.basic]\ngroup = \"speed\"\n[case.bonus]\ngroup = \"speed\"\n");
  EXPECT_THAT(place().report("text", "./half"), HasSubstr("2 of 3 cases pass, 2 of 3 points"));
}

TEST_F(GradePoints, AreNotGivenByRequirementsThatCannotBe) {
  set("[case.bonus]\nrequires = [\"bassic\"]\n");
  const ProcessResult result = place().grade({"--", "./half"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.error,
              HasSubstr("cases/cases.toml:2:1: requires: there is no case 'bassic' in the same "
                        "folder or below the folder of all cases; did you mean "
                        "basic?"));
}

}  // namespace
}  // namespace flocking::testing
