// Folders of cases in which inputs and answers do not match. Every command names these files, and
// states which rules the answers follow.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

class GradeCases : public ::testing::Test {
 protected:
  GradeCases() {
    place_.add_script("right", kRightScript);
    place_.add_case("a", 1);
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(GradeCases, NameAnAnswerThatBelongsToNoInput) {
  place().add_case("h", 1);
  fs::rename(place().path_of("cases/h.out"), place().path_of("cases/expected-h.out"));
  const ProcessResult result = place().grade({"--", "./right"});
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error,
            "flocking: warning: cases/expected-h.out: no input expected-h.in; did you mean the "
            "answer of h.in? Rename it to h.out\n"
            "flocking: warning: cases: 1 input has no answer: h; flocking computes it\n");
  EXPECT_THAT(result.output,
              HasSubstr("\nthe answer of 1 case was computed by flocking, rules course\n"));
  for (const Words& command : {Words{"explain", "--cases", "cases", "--", "./right"},
                               Words{"package", "--cases", "cases", "--out", "p", "--untried"},
                               Words{"audit", "--cases", "cases"}}) {
    EXPECT_THAT(place().flocking(command).error, HasSubstr("did you mean the answer of h.in?"))
        << command.front();
  }
  EXPECT_EQ(
      place().flocking({"view", "cases/h.in", "-o", "h.html"}).error,
      "flocking: warning: cases/h.in: no answer h.out; did you mean expected-h.out? Rename it "
      "to h.out\n");
}

// PREFIX/bin/flocking has cases in PREFIX/share/flocking/testcases.
TEST_F(GradeCases, AreNotTakenFromHereInPlaceOfInstalledOnes) {
  place().add_case("../inst/share/flocking/testcases/course/a", 1);
  fs::create_directory(place().path_of("inst/bin"));
  fs::copy_file(kProgram, place().path_of("inst/bin/flocking"));
  const auto grade = [&](const std::string& cases) {
    return Process({"/usr/bin/env", "-C", place().path_of(""), "inst/bin/flocking", "grade",
                    "--cases", cases, "--report", "json=r.json", "--", "./right"})
        .finish();
  };
  const std::string installed = place().path_of("inst/share/flocking/testcases/course");
  const ProcessResult found = grade("course");
  EXPECT_EQ(found.exit_status, 0) << found.error;
  EXPECT_THAT(found.output, HasSubstr("\ncases: " + fs::canonical(installed).string() + "\n"));
  EXPECT_THAT(place().folder().text_of("r.json"), HasSubstr("\"cases_folder\":"));
  place().add_case("../course/a", 1);
  const ProcessResult both = grade("course");
  EXPECT_EQ(both.exit_status, 2) << both.output;
  EXPECT_THAT(
      both.error,
      HasSubstr(
          "--cases course: a folder here and installed cases have this name; use ./course or " +
          fs::canonical(installed).string() + "\n"));
  const ProcessResult here = grade("./course");
  EXPECT_EQ(here.exit_status, 0) << here.error;
  EXPECT_THAT(here.output, Not(HasSubstr("cases: ")));
}

// Without --cases: testcases/course. Installed cases never replace a folder testcases of one's own.
TEST_F(GradeCases, AreThoseOfTheTextIfNoneAreNamed) {
  fs::create_directories(place().path_of("inst/bin"));
  fs::copy_file(kProgram, place().path_of("inst/bin/flocking"));
  const auto grade = [&] {
    return Process({"/usr/bin/env", "-C", place().path_of(""), "inst/bin/flocking", "grade", "--",
                    "./right"})
        .finish();
  };
  place().add_case("../testcases/a", 1);
  place().add_case("../testcases/flow/b", 1);
  EXPECT_THAT(grade().output, HasSubstr("2 of 2 cases pass"));
  place().add_case("../inst/share/flocking/testcases/course/a", 1);
  const ProcessResult both = grade();
  EXPECT_EQ(both.exit_status, 2) << both.output;
  EXPECT_THAT(both.error, HasSubstr("--cases testcases: a folder here and installed cases have "
                                    "this name; use ./testcases or "));
  fs::remove_all(place().path_of("testcases"));
  EXPECT_THAT(grade().output, HasSubstr("1 of 1 case passes"));
  fs::remove_all(place().path_of("inst/share"));
  place().add_case("../testcases/course/a", 1);
  place().add_case("../testcases/flow/b", 1);
  EXPECT_THAT(grade().output, HasSubstr("1 of 1 case passes"));
}

TEST_F(GradeCases, SayNothingWhereAllPair) {
  const ProcessResult result = place().grade({"--strict-cases", "--", "./right"});
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "");
  EXPECT_THAT(result.output, Not(HasSubstr("computed by flocking")));
}

TEST_F(GradeCases, MustPairWhereThatIsAskedFor) {
  place().add_case_without_answer("b", 1);
  place().add_case_without_answer("c", 1);
  for (const Words& command :
       {Words{"grade", "--strict-cases", "--cases", "cases", "--report", "csv=r.csv", "--",
              "./right"},
        Words{"explain", "--strict-cases", "--cases", "cases", "--", "./right"},
        Words{"package", "--strict-cases", "--cases", "cases", "--out", "p"},
        Words{"audit", "--strict-cases", "--cases", "cases"}}) {
    const ProcessResult result = place().flocking(command);
    EXPECT_EQ(result.exit_status, 3) << command.front();
    EXPECT_EQ(result.output, "") << command.front();
    EXPECT_EQ(result.error,
              "flocking: error: --strict-cases: inputs and answers do not pair; nothing was run\n"
              "  cases: 2 inputs have no answer: b and c; flocking computes them\n")
        << command.front();
  }
  EXPECT_FALSE(fs::exists(place().path_of("r.csv")));
}

TEST_F(GradeCases, SayWhoAnsweredWhereThereIsNoAnswer) {
  fs::remove(place().path_of("cases/a.out"));
  const ProcessResult result =
      place().grade({"--rules", "course-tests", "--report", "json", "--", "./right"});
  EXPECT_EQ(result.error,
            "flocking: warning: cases: 1 input has no answer: a; flocking computes it\n");
  EXPECT_THAT(result.output,
              HasSubstr("\"the answer of 1 case was computed by flocking, rules course-tests\""));
}

}  // namespace
}  // namespace flocking::testing
