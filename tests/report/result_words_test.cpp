#include "report/result_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "redaction/points_text.h"
#include "redaction/redacted_record.h"
#include "report/records.h"

namespace flocking::report {
namespace {

using judge::DifferenceKind;
using judge::Layout;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Returns a wrong answer of 16 values for 2 agents and 2 steps with the first difference
// `difference`.
grade::CaseResult wrong(const judge::Difference& first) {
  grade::CaseResult result = testing::wrong_case();
  result.comparison->first = first;
  return result;
}

// Returns the result of wrong() with `found` values in the output.
grade::CaseResult ended(std::uint64_t found) {
  grade::CaseResult result = wrong({DifferenceKind::kMissing, found, "1.234", "", "", 3, 7});
  result.comparison->found_tokens = found;
  result.comparison->differences = 16 - found;
  result.comparison->largest.reset();
  return result;
}

grade::CaseResult went_on(std::uint64_t extra, std::uint64_t lines, std::uint64_t column) {
  grade::CaseResult result = wrong({DifferenceKind::kExtra, 16, "", "9", "", 5, column});
  result.comparison->found_tokens = 16 + extra;
  result.comparison->differences = extra;
  result.comparison->extra_lines = lines;
  result.comparison->largest.reset();
  return result;
}

redaction::RedactedCase redacted_case(const grade::CaseResult& result) {
  return redaction::redacted(testing::record_of({result})).submissions.front().cases.front();
}

std::vector<std::string> findings_of(const grade::CaseResult& result) {
  return findings(redacted_case(result));
}

std::string first_of(const grade::CaseResult& result) { return findings_of(result).front(); }

TEST(Findings, AddressTheFirstDifference) {
  EXPECT_THAT(findings_of(testing::wrong_case()),
              ElementsAre("step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, "
                          "column 19 of the output)",
                          "3 of 16 values differ, largest error 0.4 at step 2, agent 1, x"));
}

TEST(Findings, BeginWithWhereAndWhyItCrashed) {
  EXPECT_THAT(findings_of(testing::crash_case()),
              ElementsAre("at src/main.cpp:71: std::stod of 'x'",
                          "called from src/main.cpp:90, src/read.h:4"));
  EXPECT_EQ(headline(redacted_case(testing::crash_case())),
            "runtime error: signal 11 (SIGSEGV) at src/main.cpp:71: std::stod of 'x'");
  const redaction::RedactedRecord less =
      redaction::redacted(testing::under(grade::Disclosure::kDifference, testing::crash_record()));
  EXPECT_EQ(findings(less.submissions.front().cases.front()).front(),
            "at src/main.cpp:71: it crashes here");
}

TEST(Findings, AddressByLineAndColumnWhereTheAgentsAreNotKnown) {
  grade::CaseResult result = testing::wrong_case();
  result.agents = 0;
  EXPECT_THAT(findings_of(result),
              ElementsAre("line 3, column 19 of the output: expected 1.234, found 1.236, off by "
                          "0.002",
                          "3 of 16 values differ, largest error 0.4 at value 13"));
}

TEST(Findings, TellOfWhatIsNoNumber) {
  EXPECT_EQ(
      first_of(wrong({DifferenceKind::kNotNumber, 0, "1.234", "abc", "", 1, 1})),
      "step 1, agent 0, x: expected 1.234, found 'abc', which is not a number (line 1, column "
      "1 of the output)");
  EXPECT_EQ(first_of(wrong({DifferenceKind::kNoAnswer, 5, "abc", "1.234", "", 2, 7})),
            "step 1, agent 1, y: the answer of the case has 'abc', which is not a number; found "
            "'1.234' (line 2, column 7 of the output)");
}

TEST(Findings, OfUtf16SayWhatToDoAndCountNothing) {
  grade::CaseResult result = wrong({DifferenceKind::kUtf16, 0, "1.234", "?", "", 1, 1});
  result.comparison->found_tokens = 1;
  EXPECT_THAT(
      findings_of(result),
      ElementsAre("the output is UTF-16 text (PowerShell's > writes it); save it as UTF-8"));
}

TEST(Findings, NameTheFirstStepWithNaN) {
  grade::CaseResult result = wrong({DifferenceKind::kNotFinite, 8, "1.234", "nan", "", 3, 1});
  result.comparison->first_not_finite = 8;
  EXPECT_EQ(first_of(result),
            "step 2, agent 0, x: expected 1.234, found 'nan'; NaN and infinity never pass (line 3, "
            "column 1 of the output)");
  EXPECT_EQ(findings_of(result).size(), 2U);
  result = testing::wrong_case();
  result.comparison->first_not_finite = 12;
  EXPECT_EQ(findings_of(result).at(1), "the first NaN or infinity: step 2, agent 1, x");
  result.comparison->first_not_finite = 16;
  EXPECT_EQ(findings_of(result).at(1), "the first NaN or infinity: step 3, agent 0, x");
}

TEST(Findings, TellWhereTheOutputStops) {
  EXPECT_THAT(findings_of(ended(8)),
              ElementsAre("stops after step 1 of 2: expected 1.234, found the end of the output "
                          "(line 3, column 7 of the output)",
                          "0 of 8 values differ, 8 are missing"));
  EXPECT_THAT(first_of(ended(14)),
              ::testing::StartsWith("stops after step 1 of 2, in the next step at agent 1, vx: "));
  EXPECT_THAT(first_of(ended(4)),
              ::testing::StartsWith("stops after step 0 of 2, in the next step at agent 1, x: "));
  EXPECT_THAT(first_of(ended(0)),
              ::testing::StartsWith("prints no numbers, not even step 1 of 2: "));
  EXPECT_EQ(findings_of(ended(15)).at(1), "0 of 15 values differ, 1 is missing");
  grade::CaseResult result = ended(8);
  result.steps = 0;
  EXPECT_THAT(first_of(result), ::testing::StartsWith("stops after step 1: "));
  result.agents = 0;
  EXPECT_THAT(first_of(result), ::testing::StartsWith("stops after 8 of 16 values: "));
}

TEST(Findings, TellWhereTheOutputStopsBehindADifferenceToo) {
  grade::CaseResult result = testing::wrong_case();
  result.comparison->found_tokens = 13;
  result.comparison->differences = 4;
  EXPECT_THAT(findings_of(result),
              ElementsAre(::testing::StartsWith("step 2, agent 0, vy: "),
                          "stops after step 1 of 2, in the next step at agent 1, y",
                          "1 of 13 values differs, 3 are missing, largest error 0.4 at step 2, "
                          "agent 1, x"));
}

TEST(Findings, TellHowFarTheOutputGoesOn) {
  EXPECT_THAT(findings_of(went_on(20, 5, 1)),
              ElementsAre("5 more lines than agents x steps, from step 3, agent 0, x: expected the "
                          "end of the output, found "
                          "'9' (line 5, column 1 of the output)",
                          "0 of 16 values differ, 20 are too many"));
  EXPECT_THAT(first_of(went_on(1, 1, 1)),
              ::testing::StartsWith("1 more line than agents x steps, from step 3, agent 0, x: "));
  EXPECT_THAT(
      first_of(went_on(1, 1, 25)),
      ::testing::StartsWith("1 more value than agents x steps x 4, from step 3, agent 0, x: "));
  EXPECT_THAT(
      first_of(went_on(6, 2, 25)),
      ::testing::StartsWith("6 more values than agents x steps x 4, from step 3, agent 0, x: "));
  grade::CaseResult result = went_on(8, 2, 1);
  result.agents = 0;
  EXPECT_THAT(first_of(result), ::testing::StartsWith("2 more lines than expected: "));
}

TEST(Findings, TellTheMarginOfWhatPasses) {
  grade::CaseResult result = testing::passed_case();
  EXPECT_THAT(findings_of(result), ElementsAre("largest error 0.0004 of 0.001 allowed"));
  result.relative_tolerance = "1e-6";
  EXPECT_THAT(findings_of(result),
              ElementsAre("largest error 0.0004 of 0.001 (or relative 1e-6) allowed"));
  result.absolute_tolerance = result.relative_tolerance = "";
  EXPECT_THAT(findings_of(result), ElementsAre("largest error 0.0004"));
  result.comparison = judge::Comparison{};
  EXPECT_THAT(findings_of(result), ElementsAre("no values, as expected"));
}

TEST(Findings, TellOfLayout) {
  grade::CaseResult result = testing::passed_case();
  result.comparison->layout = {{Layout::kLineEnds, 1, 1},       {Layout::kBlankLines, 2, 3},
                               {Layout::kTokensPerLine, 1, 4},  {Layout::kBlanks, 5, 6},
                               {Layout::kNoFinalNewline, 1, 7}, {Layout::kDecimals, 8, 9},
                               {Layout::kByteOrderMark, 1, 1}};
  EXPECT_THAT(findings_of(result),
              ElementsAre("largest error 0.0004 of 0.001 allowed",
                          "layout: 1 line that ends with a carriage return, line 1",
                          "layout: 2 blank lines, first line 3",
                          "layout: 1 line that does not have four values, line 4",
                          "layout: 5 places without exactly one space between values, first line 6",
                          "layout: no line end after the last line, line 7",
                          "layout: 8 numbers without exactly three decimals, first line 9",
                          "layout: a byte-order mark at the start, line 1"));
}

TEST(Findings, TellOfWarningsAndOfRunsThatDiffer) {
  grade::CaseResult result = testing::signal_case();
  result.nondeterministic = true;
  result.runs = 3;
  EXPECT_THAT(findings_of(result),
              ElementsAre("warning: used 85% of the memory limit",
                          "not deterministic: verdict or output differed between 3 runs"));
}

TEST(Findings, AreNoneOfAHiddenCase) {
  EXPECT_THAT(findings_of(testing::hidden_case()), IsEmpty());
  EXPECT_EQ(headline(redacted_case(testing::hidden_case())), "wrong answer");
}

TEST(Headline, IsTheVerdictWithWhatMattersMost) {
  EXPECT_EQ(headline(redacted_case(testing::cpu_limit_case())),
            "time limit exceeded: more than 2 s of CPU time");
  EXPECT_EQ(headline(redacted_case(testing::layout_case())), "presentation error: layout");
  EXPECT_THAT(headline(redacted_case(testing::wrong_case())),
              ::testing::StartsWith("wrong answer: step 2, agent 0, vy: "));
}

TEST(Account, EndsWithMarkedExcerpts) {
  grade::CaseResult result = testing::signal_case();
  result.warnings.clear();
  result.input_excerpt = "1 2\n";
  result.stderr_excerpt = "ok 1\nstderr:\n";
  EXPECT_EQ(account(redacted_case(result)), "input:\n| 1 2\nstderr:\n| ok 1\n| stderr:\n");
}

TEST(PointsText, HasUpToTwoDecimals) {
  EXPECT_EQ(redaction::points_text(0.0), "0");
  EXPECT_EQ(redaction::points_text(10.0), "10");
  EXPECT_EQ(redaction::points_text(2.5), "2.5");
  EXPECT_EQ(redaction::points_text(10.0 / 3.0), "3.33");
}

}  // namespace
}  // namespace flocking::report
