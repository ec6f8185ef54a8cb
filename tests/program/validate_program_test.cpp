// The protocol of output validators: 42, 43, a message for the judges.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "support/grading_place.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;

class ValidateProgram : public ::testing::Test {
 protected:
  ValidateProgram() {
    place_.add_case("a", 1, 1);  // 1.000 0.000 1.000 0.000
    std::filesystem::create_directory(place_.path_of("feedback"));
  }
  [[nodiscard]] ProcessResult validate(const std::string& output, const Words& more = {}) const {
    Words words = {"validate", "cases/a.in", "cases/a.out", "feedback"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.flocking(words, output);
  }
  [[nodiscard]] int status(const std::string& output, const Words& more = {}) const {
    return validate(output, more).exit_status;
  }
  [[nodiscard]] std::string message() const {
    return place_.folder().text_of("feedback/judgemessage.txt");
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(ValidateProgram, AcceptsWith42) {
  const ProcessResult result = validate("1.001 0.000 1.000 -0.000\n");
  EXPECT_EQ(result.exit_status, 42);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(result.error, "");
  EXPECT_THAT(message(), HasSubstr("the same\nlargest error 0.001"));
}

TEST_F(ValidateProgram, RejectsWith43) {
  const ProcessResult result = validate("1.002 0.000 1.000 0.000\n");
  EXPECT_EQ(result.exit_status, 43);
  EXPECT_EQ(result.error, "");
  EXPECT_THAT(
      message(),
      HasSubstr("different\nstep 1, agent 0, x: expected 1.000, found 1.002, off by 0.002"));
  EXPECT_EQ(status(""), 43);
  EXPECT_THAT(message(), HasSubstr("prints no numbers"));
  EXPECT_EQ(status("nan 0.000 1.000 0.000\n"), 43);
  EXPECT_EQ(status("1.000 0.000 1.000 0.000\n9\n"), 43);
}

TEST_F(ValidateProgram, TakesTolerances) {
  const std::string off = "1.010 0.000 1.000 0.000\n";
  EXPECT_EQ(status(off), 43);
  EXPECT_EQ(status(off, {"float_tolerance", "0.01"}), 42);
  EXPECT_EQ(status(off, {"float_tolerance", "0.009"}), 43);
  EXPECT_EQ(status(off, {"float_absolute_tolerance", "1e-2"}), 42);
  EXPECT_EQ(status(off, {"float_relative_tolerance", "0.01"}), 42);
  EXPECT_EQ(status(off, {"float_relative_tolerance", "0.01", "float_absolute_tolerance", "0"}), 42);
  // A relative tolerance allows nothing at 0, and it replaces the usual tolerance.
  const std::string at_zero = "1.000 0.001 1.000 0.000\n";
  EXPECT_EQ(status(at_zero), 42);
  EXPECT_EQ(status(at_zero, {"float_relative_tolerance", "0.01"}), 43);
  EXPECT_EQ(status(at_zero, {"float_absolute_tolerance", "0.001", "float_relative_tolerance", "0"}),
            42);
}

TEST_F(ValidateProgram, CountsSpacesWhenAsked) {
  const std::string untidy = "1.000  0.000 1.000 0.000\n";
  EXPECT_EQ(status(untidy), 42);
  EXPECT_EQ(status(untidy, {"case_sensitive"}), 42);
  EXPECT_EQ(status(untidy, {"space_change_sensitive"}), 43);
  EXPECT_THAT(message(), HasSubstr("the same but for the layout\n"));
  EXPECT_EQ(status("1.000 0.000 1.000 0.000\n", {"space_change_sensitive", "case_sensitive"}), 42);
}

TEST_F(ValidateProgram, RefusesWrongArguments) {
  const std::string again = " is given twice";
  const std::string least = ": expected a number of at least 0, found ";
  const std::vector<std::pair<Words, std::string>> wrong = {
      {{"float_tolerance"}, "expected a number after float_tolerance"},
      {{"float_tolerance", "-1"}, "float_tolerance" + least + "'-1'"},
      {{"float_tolerance", "case_sensitive"}, "float_tolerance" + least + "'case_sensitive'"},
      {{"float_tolerance", "1", "float_tolerance", "1"}, "the argument float_tolerance" + again},
      {{"float_tolerance", "1", "float_absolute_tolerance", "1"},
       "the argument float_absolute_tolerance" + again},
      {{"float_relative_tolerance", "1", "float_tolerance", "1"},
       "the argument float_tolerance" + again},
      {{"case_sensitive", "case_sensitive"}, "the argument case_sensitive" + again},
      {{"space_change_sensitive", "space_change_sensitive"},
       "the argument space_change_sensitive" + again},
      {{"float_tolerence", "1"},
       "unknown argument 'float_tolerence'; did you mean float_tolerance?"},
      {{"1e-6"}, "unknown argument '1e-6'"}};
  for (const auto& [arguments, text] : wrong) {
    const ProcessResult result = validate("1.000 0.000 1.000 0.000\n", arguments);
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_EQ(result.error, "flocking: error: " + text + "\nTry 'flocking validate --help'.\n");
  }
  EXPECT_FALSE(std::filesystem::exists(place().path_of("feedback/judgemessage.txt")));
}

TEST_F(ValidateProgram, IsAnErrorOfTheJudgeWhereFilesAreMissing) {
  const std::string right = "1.000 0.000 1.000 0.000\n";
  const std::string not_there = ": cannot open for reading: No such file or directory\n";
  const auto error = [&](const Words& words) {
    const ProcessResult result = place().flocking(words, right);
    return std::to_string(result.exit_status) + " " + result.error;
  };
  EXPECT_EQ(error({"validate", "cases/no.in", "cases/a.out", "feedback"}),
            "3 flocking: error: cases/no.in" + not_there);
  EXPECT_EQ(
      error({"validate", "cases/a.in", "cases/no.out", "feedback"}),
      "3 flocking: error: cases/no.out: cannot open for reading: No such file or directory\n");
  EXPECT_EQ(error({"validate", "cases/a.in", "cases/a.out", "nowhere"}),
            "3 flocking: error: nowhere/judgemessage.txt: cannot open for writing: No such file or "
            "directory\n");
  EXPECT_EQ(error({"validate", "cases/a.in", "cases/a.out"}),
            "2 flocking: error: expected flocking validate INPUT ANSWER FEEDBACK_DIR < OUTPUT\n"
            "Try 'flocking validate --help'.\n");
  static_cast<void>(place().folder().add("cases/words.out", "what is this\n"));
  EXPECT_EQ(error({"validate", "cases/a.in", "cases/words.out", "feedback"}),
            "1 flocking: error: cases/words.out: the answer is not a list of numbers\n");
}

}  // namespace
}  // namespace flocking::testing
