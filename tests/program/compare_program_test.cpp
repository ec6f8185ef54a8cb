// Compares two outputs with the real program. All pairs of the corpus are in corpus_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "support/grading_place.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class CompareProgram : public ::testing::Test {
 protected:
  /// Returns the exit status of comparing two texts, followed by the output.
  [[nodiscard]] std::string compared(const std::string& expected, const std::string& actual,
                                     const Words& options = {}) const {
    static_cast<void>(place_.folder().add("expected", expected));
    Words words = {"compare"};
    words.insert(words.end(), options.begin(), options.end());
    words.insert(words.end(), {"expected", "-"});
    const ProcessResult result = place_.flocking(words, actual);
    EXPECT_EQ(result.error, "");
    return std::to_string(result.exit_status) + ": " + result.output;
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(CompareProgram, ComparesAFolderOfOutputsWithAFolderOfCases) {
  place().add_case("one", 1);
  place().add_case("sub/two", 2);
  place().add_case_without_answer("three", 3);
  const TempFolder& folder = place().folder();
  const ProcessResult none = place().flocking({"compare", "cases", "cases"});
  EXPECT_EQ(none.exit_status, 1);
  EXPECT_THAT(none.output, HasSubstr("three: no output\n"));
  EXPECT_THAT(none.output, HasSubstr("sub/two: the same\n"));
  EXPECT_THAT(none.output, HasSubstr("\n2 of 3 outputs right\nanswers follow "));
  const std::string answer = place().flocking({"--input", "cases/three.in"}).output;
  static_cast<void>(folder.add("mine/three.txt", answer));
  static_cast<void>(
      folder.add("mine/one.out", "1.000 0.000 1.000 0.000\n2.500 0.000 1.000 0.000\n"));
  static_cast<void>(
      folder.add("mine/sub/two", place().flocking({"--input", "cases/sub/two.in"}).output));
  const ProcessResult mine = place().flocking({"compare", "cases", "mine"});
  EXPECT_THAT(mine.output,
              StartsWith("one: step 2, agent 0, x: expected 2.000, found 2.500, off by 0.5"));
  EXPECT_THAT(mine.output, HasSubstr("\n2 of 3 outputs right\n"));
  const ProcessResult near =
      place().flocking({"compare", "--abs-tolerance", "0.5", "cases", "mine"});
  EXPECT_EQ(near.exit_status, 0) << near.output;
  EXPECT_THAT(near.output, HasSubstr("3 of 3 outputs right\n"));
  EXPECT_EQ(place().flocking({"compare", "cases/sub/two.in", "cases"}).exit_status, 3);
  const ProcessResult reversed = place().flocking({"compare", "mine", "cases"});
  EXPECT_EQ(reversed.exit_status, 3);
  EXPECT_EQ(reversed.error,
            "flocking: error: mine: expected a folder of cases, found no NAME.in in it\n");
}

TEST_F(CompareProgram, TakesDecimalsAtTheirWord) {
  const auto one = [&](const std::string& expected, const std::string& actual,
                       const std::string& tolerance) {
    return compared(expected + "\n", actual + "\n", {"--abs-tolerance", tolerance}).substr(0, 1);
  };
  EXPECT_EQ(one("1.234", "1.235", "0.001"), "0");
  EXPECT_EQ(one("1.234", "1.235", "0.0009"), "1");
  EXPECT_EQ(one("1.234", "1.235", "1e-3"), "0");
  EXPECT_EQ(one("-0.000", "0.000", "0"), "0");
  EXPECT_EQ(one("nan", "nan", "1000"), "1");
  EXPECT_EQ(one("1.000", "inf", "1000"), "1");
}

TEST_F(CompareProgram, TellsTheMarginOrTheFirstDifference) {
  EXPECT_EQ(compared("1.000 2.000 3.000 4.000\n", "1.000 2.000 3.000 4.001\n"),
            "0: the same\nlargest error 0.001 of 0.001 allowed\n");
  EXPECT_EQ(compared("1.000 2.000 3.000 4.000\n", "1.000 2.000 3.000 4.002\n"),
            "1: different\nline 1, column 19 of the output: expected 4.000, found 4.002, off by "
            "0.002\n1 of 4 values differs, largest error 0.002 at value 4\n");
  EXPECT_EQ(compared("1.000 2.000 3.000 4.000\n", "1.000 2.000 3.000 4.002\n", {"--agents", "1"}),
            "1: different\nstep 1, agent 0, vy: expected 4.000, found 4.002, off by 0.002 (line 1, "
            "column 19 of the output)\n1 of 4 values differs, largest error 0.002 at step 1, agent "
            "0, vy\n");
}

TEST_F(CompareProgram, TakesTheNumberOfAgentsFromTheInput) {
  static_cast<void>(place().folder().add("two.in", "0 0 0 0 0 0 0 2\n"));
  const std::string expected = "0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n";
  const std::string actual = "0 0 0 0\n0 0 0 0\n0 0 0 0\n0 9 0 0\n";
  EXPECT_THAT(compared(expected, actual, {"--input", "two.in"}),
              StartsWith("1: different\nstep 2, agent 1, y: expected 0, found 9, off by 9 ("));
}

TEST_F(CompareProgram, CountsTheLayoutOnlyWhenAsked) {
  const std::string tidy = "1.000 2.000 3.000 4.000\n";
  const std::string untidy = "1.000  2.000 3.000 4\r\n";
  EXPECT_THAT(compared(tidy, untidy), StartsWith("0: the same\n"));
  EXPECT_THAT(compared(tidy, untidy, {"--strict-format"}),
              StartsWith("1: the same but for the layout\n"));
  EXPECT_THAT(compared(tidy, untidy), HasSubstr("layout: 1 line that ends with a carriage return"));
  EXPECT_THAT(compared(tidy, tidy, {"--strict-format"}), StartsWith("0: the same\n"));
}

TEST_F(CompareProgram, TakesAbsoluteOrRelative) {
  EXPECT_THAT(compared("1000.000\n", "1001.000\n", {"--rel-tolerance", "0.001"}), StartsWith("0"));
  EXPECT_THAT(compared("1000.000\n", "1001.001\n", {"--rel-tolerance", "0.001"}), StartsWith("1"));
  EXPECT_THAT(compared("1.000\n", "1.00\n", {"--exact"}), StartsWith("0: the same\n"));
  EXPECT_THAT(compared("1.000\n", "1.001\n", {"--exact"}), StartsWith("1: different\n"));
}

TEST_F(CompareProgram, RefusesWrongArguments) {
  static_cast<void>(place().folder().add("a", "1.000\n"));
  const std::string least = "expected a number of at least 0, found ";
  const std::vector<std::pair<Words, std::string>> wrong = {
      {{}, "EXPECTED is required"},
      {{"a"}, "ACTUAL is required"},
      {{"a", "a", "a"}, "unexpected argument 'a'; compare takes two files"},
      {{"a", "a", "--abs-tolerance", "-1"}, "--abs-tolerance: " + least + "'-1'"},
      {{"a", "a", "--rel-tolerance", "nan"}, "--rel-tolerance: " + least + "'nan'"},
      {{"a", "a", "--agents", "0"}, "--agents: expected a whole number of at least 1, found '0'"},
      {{"a", "a", "--agents", "-1"}, "--agents: expected a whole number of at least 1, found '-1'"},
      {{"a", "a", "--agents", ""}, "--agents: expected a whole number of at least 1, found ''"},
      {{"a", "a", "--abs-tolerance", ""}, "--abs-tolerance: " + least + "''"},
      {{"a", "a", "--input", ""}, "--input: expected a file name, found ''"},
      {{"a", ""}, "ACTUAL: expected a file name, found ''"},
      {{"a", "a", "--exakt"}, "unknown option '--exakt'; did you mean --exact?"}};
  for (const auto& [arguments, message] : wrong) {
    Words words = {"compare"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const ProcessResult result = place().flocking(words);
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.error, "flocking: error: " + message + "\nTry 'flocking compare --help'.\n");
  }
}

// "1.000 " in UTF-16, as PowerShell's > writes it.
TEST_F(CompareProgram, RecognizesUtf16) {
  const std::string text(
      "\xff\xfe"
      "1\0.\0000\0000\0000\0\r\0\n\0",
      16);
  static_cast<void>(place().folder().add("a", "1.000\n"));
  static_cast<void>(place().folder().add("wide", text));
  const ProcessResult student = place().flocking({"compare", "a", "wide"});
  EXPECT_EQ(student.exit_status, 1);
  EXPECT_THAT(student.output,
              ::testing::HasSubstr(
                  "the output is UTF-16 text (PowerShell's > writes it); save it as UTF-8\n"));
  const ProcessResult instructor = place().flocking({"compare", "wide", "a"});
  EXPECT_EQ(instructor.exit_status, 3);
  EXPECT_EQ(instructor.error,
            "flocking: error: wide: it is UTF-16 text (PowerShell's > writes it); save it as "
            "UTF-8\n");
}

TEST_F(CompareProgram, NamesWhatItCannotRead) {
  static_cast<void>(place().folder().add("a", "1.000\n"));
  const std::vector<std::pair<Words, std::string>> wrong = {
      {{"compare", "no", "a"}, "no: cannot open for reading: No such file or directory"},
      {{"compare", "cases", "a"}, "cases: cannot open for reading: Is a directory"},
      {{"compare", "a", "no"}, "no: cannot open for reading: No such file or directory"},
      {{"compare", "a", "cases"}, "cases: cannot open for reading: Is a directory"},
      {{"compare", "a", "a", "--input", "no"},
       "no: cannot open for reading: No such file or directory"}};
  for (const auto& [words, message] : wrong) {
    const ProcessResult result = place().flocking(words);
    EXPECT_EQ(result.exit_status, 3);
    EXPECT_EQ(result.error, "flocking: error: " + message + "\n");
  }
}

}  // namespace
}  // namespace flocking::testing
