#include "judge/comparator.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>

#include "judge/compared.h"

namespace flocking::judge {
namespace {

using testing::compared;
using testing::described;

const std::string kAnswer = "1.000 2.000 3.000 4.000\n5.000 6.000 7.000 8.000\n";

std::string result_of(const std::string& answer, const std::string& output,
                      const Tolerance& tolerance = {}) {
  return described(compared(answer, output, tolerance));
}

TEST(AddressOf, CountsStepsFromOneAndAgentsFromZero) {
  const auto text = [](std::uint64_t index, std::uint64_t agents) {
    const Address address = address_of(index, agents);
    return std::to_string(address.step) + ' ' + std::to_string(address.agent) + ' ' + address.field;
  };
  EXPECT_EQ(text(0, 1), "1 0 x");
  EXPECT_EQ(text(3, 1), "1 0 vy");
  EXPECT_EQ(text(4, 1), "2 0 x");
  EXPECT_EQ(text(5, 2), "1 1 y");
  EXPECT_EQ(text(4 * 3 * 7 + 4 * 2 + 2, 3), "8 2 vx");
  EXPECT_EQ(text(6, UINT64_MAX), "1 1 vx");
}

TEST(Comparator, AcceptsTheAnswer) {
  EXPECT_EQ(result_of("", ""), "0/0 tokens, 0 differ, 0 extra lines");
  EXPECT_EQ(result_of(kAnswer, kAnswer), "8/8 tokens, 0 differ, 0 extra lines; largest 0 #0");
  EXPECT_TRUE(compared(kAnswer, kAnswer).matches());
}

TEST(Comparator, ReportsTheFirstDifferenceAndCountsThem) {
  EXPECT_EQ(
      result_of(kAnswer, "1.000 2.001 3.000 4.002\n5.000 6.000 -7.000 8.000\n"),
      "8/8 tokens, 2 differ, 0 extra lines; value #3 4.000|4.002|0.002 at 1:19; largest 14 #6");
  EXPECT_EQ(compared(kAnswer, "1.000 2.001 3.000 4.002").largest->value, 0.002);
}

TEST(Comparator, ReportsTheMarginIfAllPass) {
  EXPECT_EQ(result_of(kAnswer, "1.000 2.001 3.000 4.001\n5.000 6.000 7.000 8.000\n"),
            "8/8 tokens, 0 differ, 0 extra lines; largest 0.001 #1");
}

TEST(Comparator, ComparesNumbersInAnySpelling) {
  EXPECT_EQ(result_of("5 5. .5 5.5", "5e0 0.5E+1 +.5 55e-1\n"),
            "4/4 tokens, 0 differ, 0 extra lines; largest 0 #0; decimals 4 from 1");
}

TEST(Comparator, AcceptsNothingElseAsANumber) {
  for (const std::string token :
       {"1.5e", "0x1.8p0", "+",     "-",     ".",     "-.",      "e5",  "1e+",
        "1,5",  "--1",     "1.2.3", "1e5.0", "1f",    "\u22121", "1_0", "nano",
        "in",   "1e5e5",   "+-1",   "nan(",  "nanx)", "--inf"}) {
    const Comparison comparison = compared("1.500", token + "\n");
    ASSERT_TRUE(comparison.first.has_value()) << token;
    EXPECT_EQ(comparison.first->kind, DifferenceKind::kNotNumber) << token;
    EXPECT_EQ(comparison.first->found, token);
    EXPECT_FALSE(comparison.largest.has_value());
  }
}

TEST(Comparator, LeavesControlBytesInTokens) {
  using namespace std::string_literals;
  EXPECT_EQ(result_of("1.000", "1.000\0junk\n"s),
            "1/1 tokens, 1 differ, 0 extra lines; not a number #0 1.000|1.000\\x00junk| at 1:1; "
            "tokens 1 from 1");
  EXPECT_EQ(compared("1.000", "\x1b[31m1.000").first->found, "\\x1b[31m1.000");
  EXPECT_EQ(compared("1.000", "\xff").first->found, "\\xff");
  EXPECT_EQ(compared("1.000",
                     "\xC2\xA0"
                     "1.000")
                .first->kind,
            DifferenceKind::kNotNumber);
}

TEST(Comparator, NeverPassesNaNOrInfinity) {
  for (const std::string token : {"nan", "NaN", "-nan", "+NAN", "nan(0x7)", "-nan(ind)", "NAN()",
                                  "inf", "-inf", "+Inf", "INF", "infinity", "-Infinity"}) {
    for (const std::string answer : {"1.000", "nan", token.c_str(), "junk"}) {
      const Comparison comparison = compared(answer, token, {"1e300", "1e300"});
      EXPECT_EQ(comparison.differences, 1U) << token;
      EXPECT_EQ(comparison.first->kind, DifferenceKind::kNotFinite) << token;
      EXPECT_EQ(comparison.first_not_finite, 0U) << token;
    }
    const Comparison comparison = compared(token, "0.000");
    EXPECT_EQ(comparison.first->kind, DifferenceKind::kNotFinite) << token;
    EXPECT_EQ(comparison.first_not_finite, 0U) << token;
  }
}

TEST(Comparator, ReportsWhereNaNFirstAppears) {
  EXPECT_EQ(result_of(kAnswer, "9.000 2.000 nan 4.000\n5.000 inf 7.000 8.000\n"),
            "8/8 tokens, 3 differ, 0 extra lines; value #0 1.000|9.000|8 at 1:1; largest 8 #0; "
            "not finite #2");
  EXPECT_EQ(compared("1.000", "1.000 2.000 nan").first_not_finite, 2U);
  EXPECT_EQ(compared("1.000 nan", "1.000").first_not_finite, 1U);
  EXPECT_EQ(compared(kAnswer, kAnswer).first_not_finite, std::nullopt);
}

TEST(Comparator, NeverPassesWhereTheAnswerHasNoNumber) {
  EXPECT_EQ(result_of("1.000 abc", "1.000 abc\n"),
            "2/2 tokens, 1 differ, 0 extra lines; no answer #1 abc|abc| at 1:7; largest 0 #0; "
            "tokens 1 from 1");
  EXPECT_EQ(compared("abc", "1.000").first->kind, DifferenceKind::kNoAnswer);
}

TEST(Comparator, RecognizesUtf16) {
  const std::string output(
      "\xff\xfe"
      "1\0.\0000\0000\0000\0\r\0\n\0",
      16);
  EXPECT_EQ(compared("1.000", output).first->kind, DifferenceKind::kUtf16);
  EXPECT_EQ(compared("", output).first->kind, DifferenceKind::kUtf16);
  EXPECT_EQ(compared("1.000", output.substr(2)).first->kind, DifferenceKind::kUtf16);
  const Comparison marked = compared("1.000 2.000 3.000 4.000\n",
                                     "\xef\xbb\xbf"
                                     "1.000 2.000 3.000 4.000\n");
  EXPECT_TRUE(marked.matches()) << "a byte-order mark of UTF-8 is a matter of layout";
  EXPECT_EQ(marked.layout.front().layout, Layout::kByteOrderMark);
}

TEST(Comparator, ReportsThatTheOutputEndsEarly) {
  EXPECT_EQ(result_of(kAnswer, "1.000 2.000 3.000 4.000\n"),
            "8/4 tokens, 4 differ, 0 extra lines; missing #4 5.000|| at 2:1; largest 0 #0");
  EXPECT_EQ(result_of(kAnswer, "1.000 2.000 3.000 4.000\n5.000 6.000 7.000"),
            "8/7 tokens, 1 differ, 0 extra lines; missing #7 8.000|| at 2:18; largest 0 #0; "
            "tokens 1 from 2, no final newline 1 from 2");
  EXPECT_EQ(result_of("1", ""), "1/0 tokens, 1 differ, 0 extra lines; missing #0 1|| at 1:1");
  EXPECT_EQ(result_of("1", "\n\n  "),
            "1/0 tokens, 1 differ, 0 extra lines; missing #0 1|| at 3:3; "
            "blank lines 3 from 1, no final newline 1 from 3");
}

TEST(Comparator, ReportsExtraOutput) {
  EXPECT_EQ(result_of("1.000 2.000 3.000 4.000\n", kAnswer),
            "4/8 tokens, 4 differ, 1 extra lines; extra #4 |5.000| at 2:1; largest 0 #0");
  EXPECT_EQ(result_of("1.000 2.000 3.000", kAnswer + "\nx\n"),
            "3/9 tokens, 6 differ, 3 extra lines; extra #3 |4.000| at 1:19; largest 0 #0; "
            "blank lines 1 from 3, tokens 1 from 4");
  EXPECT_EQ(result_of("", "x"),
            "0/1 tokens, 1 differ, 1 extra lines; extra #0 |x| at 1:1; "
            "tokens 1 from 1, no final newline 1 from 1");
}

TEST(Comparator, NamesWhicheverDifferenceComesFirst) {
  EXPECT_EQ(compared("1 2", "9").first->kind, DifferenceKind::kValue);
  EXPECT_EQ(compared("1 2", "9").differences, 2U);
  EXPECT_EQ(compared("1", "9 2 3").first->kind, DifferenceKind::kValue);
  EXPECT_EQ(compared("1", "9 2 3").differences, 3U);
}

TEST(Comparator, FindsTokensByBytesOfTheirLine) {
  EXPECT_EQ(
      described(compared("1 2", "\xEF\xBB\xBF\xC3\xA4 2")),
      "2/2 tokens, 1 differ, 0 extra lines; not a number #0 1|\xC3\xA4| at 1:1; largest 0 #1; "
      "tokens 1 from 1, no final newline 1 from 1, decimals 1 from 1, mark 1 from 1");
  EXPECT_EQ(compared("1 2", "\xC3\xA4 x").first->column, 1U);
  EXPECT_EQ(compared("1 2 3", "1\r2\v \tx").first->column, 7U);
  EXPECT_EQ(compared("1 2", "1\r\n\f\n\n  x").first->line, 4U);
  EXPECT_EQ(compared("1 2", "1\r\n\f\n\n  x").first->column, 3U);
}

TEST(Comparator, CutsWhatItShows) {
  const std::string digits(50, '1');
  const Comparison comparison = compared("0.000 " + digits, digits + " 0");
  EXPECT_EQ(comparison.first->found, std::string(40, '1') + "...");
  EXPECT_EQ(comparison.first->expected, "0.000");
  EXPECT_EQ(comparison.first->error, "1.11111e+49");
  EXPECT_EQ(comparison.largest->error, "1.11111e+49");
}

TEST(Comparator, TreatsTokensOfMoreThan64KiBAsNoNumber) {
  const std::string longest = "1." + std::string(65534, '0');
  EXPECT_TRUE(compared("1.000", longest).matches());
  EXPECT_TRUE(compared(longest, "1.000").matches());
  EXPECT_EQ(compared("1.000", longest + "0").first->kind, DifferenceKind::kNotNumber);
  EXPECT_EQ(compared("1.000", "nan(" + longest + ")").first->kind, DifferenceKind::kNotNumber);
  EXPECT_EQ(compared(longest + "0", "1.000").first->kind, DifferenceKind::kNoAnswer);
  EXPECT_EQ(compared(longest + "0", longest + "0").first->kind, DifferenceKind::kNoAnswer);
}

}  // namespace
}  // namespace flocking::judge
