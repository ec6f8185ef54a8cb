#include "grade/late_penalty.h"

#include <gtest/gtest.h>

#include <string>

#include "base/error.h"

namespace flocking::grade {
namespace {

constexpr std::int64_t kHour = 3600;
constexpr std::int64_t kDay = 24 * kHour;

double lost(const std::string& rule, std::int64_t late_s, double points = 10.0) {
  return points_lost(parse_late_penalty(rule, "--late-penalty"), late_s, points, 10.0);
}

std::string rule_fault(const std::string& rule) {
  try {
    static_cast<void>(parse_late_penalty(rule, "--late-penalty"));
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(LatePenalty, CountsEachDayOrHourThatHasBegun) {
  EXPECT_EQ(lost("10%/day", 0), 0.0);
  EXPECT_EQ(lost("10%/day", -5), 0.0);
  EXPECT_EQ(lost("10%/day", 1), 1.0);
  EXPECT_EQ(lost("10%/day", kDay), 1.0);
  EXPECT_EQ(lost("10%/day", kDay + 1), 2.0);
  EXPECT_EQ(lost("1/day", kDay + 1), 2.0);
  EXPECT_EQ(lost("0.5/hour", 3 * kHour), 1.5);
}

TEST(LatePenalty, IsAtMostItsMaximumAndAllPoints) {
  EXPECT_EQ(lost("10%/day,max 50%", 30 * kDay), 5.0);
  EXPECT_EQ(lost("10%/day , max 3", 30 * kDay), 3.0);
  EXPECT_EQ(lost("10%/day", 30 * kDay), 10.0);
  EXPECT_EQ(lost("10%/day", 5 * kDay, 4.0), 4.0) << "no less than 0 points";
}

TEST(LatePenalty, ForgivesTheGraceTime) {
  EXPECT_EQ(lost("1/hour, grace 15min", 15 * 60), 0.0);
  EXPECT_EQ(lost("1/hour, grace 15min", 15 * 60 + 1), 1.0);
  EXPECT_EQ(lost("1/hour, grace 2h, max 4", 2 * kHour + 1), 3.0) << "it counts from the due time";
}

TEST(LatePenalty, PointsAtWhatIsWrong) {
  EXPECT_EQ(rule_fault("10%/week"),
            "--late-penalty: expected day or hour, found 'week'\n10%/week\n    ^~~~");
  EXPECT_EQ(rule_fault("ten"),
            "--late-penalty: expected a rate such as 10%/day, found 'ten'\nten\n^~~");
  EXPECT_EQ(rule_fault("10%"), "--late-penalty: expected /day or /hour, found the end\n10%\n   ^");
  EXPECT_EQ(rule_fault("10%/day, most 3"),
            "--late-penalty: expected max 50% or grace 15min, found 'most'\n10%/day, most 3\n"
            "         ^~~~");
  EXPECT_EQ(rule_fault("1/day,max 5,max 6"),
            "--late-penalty: expected each of max and grace once, found 'max'\n1/day,max 5,max 6\n"
            "            ^~~");
  EXPECT_NE(rule_fault("-1/day"), "");
  EXPECT_NE(rule_fault("1/day x"), "");
  EXPECT_NE(rule_fault("1/day,grace 5"), "");
  EXPECT_EQ(rule_fault(""), "--late-penalty: expected a rate such as 10%/day, found ''");
}

TEST(LatePenalty, SaysHowLate) {
  EXPECT_EQ(lateness_words(59), "less than a minute late");
  EXPECT_EQ(lateness_words(60), "1 min late");
  EXPECT_EQ(lateness_words(kHour + 119), "1 h 1 min late");
  EXPECT_EQ(lateness_words(kDay + 3 * kHour + 120), "1 day 3 h late");
  EXPECT_EQ(lateness_words(2 * kDay), "2 days late");
}

}  // namespace
}  // namespace flocking::grade
