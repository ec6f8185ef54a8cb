#include "grade/points.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace flocking::grade {
namespace {

using ::testing::ElementsAre;

/// A case worth two points, and its result.
struct Graded {
  std::string name;
  bool passed = true;
  std::vector<std::string> required = {};
  Credit credit = Credit::kShare;
};

/// Returns "POINTS REASON" for each case; all are in the group g.
std::vector<std::string> counted(const std::vector<Graded>& all) {
  std::vector<Case> cases;
  std::vector<CaseResult> results;
  for (const Graded& one : all) {
    Case& added = cases.emplace_back();
    added.name = one.name;
    added.settings.required = one.required;
    added.settings.credit = one.credit;
    CaseResult& result = results.emplace_back();
    result.group = "g";
    result.verdict = one.passed ? Verdict::kAccepted : Verdict::kWrongAnswer;
    result.max_points = 2.0;
    result.points = one.passed ? 2.0 : 0.0;
  }
  take_uncounted(cases, results);
  std::vector<std::string> lines;
  for (const CaseResult& result : results) {
    EXPECT_EQ(result.max_points, 2.0);
    lines.push_back((result.points > 0.0 ? "2 " : "0 ") + result.uncounted);
  }
  return lines;
}

TEST(CountedPoints, NeedTheCasesThatAreRequired) {
  EXPECT_THAT(counted({{"a"}, {"b", true, {"a"}}}), ElementsAre("2 ", "2 "));
  EXPECT_THAT(counted({{"a", false}, {"b", true, {"a"}}, {"c", false, {"a"}}, {"d"}}),
              ElementsAre("0 ", "0 counts only together with a, which did not pass", "0 ", "2 "));
  EXPECT_THAT(counted({{"a"}, {"b", false}, {"c", true, {"a", "b"}}}),
              ElementsAre("2 ", "0 ", "0 counts only together with b, which did not pass"));
}

TEST(CountedPoints, NeedWhatRequiredCasesRequire) {
  EXPECT_THAT(counted({{"a", true, {"b"}}, {"b", true, {"c"}}, {"c", false}}),
              ElementsAre("0 counts only together with b, which does not count",
                          "0 counts only together with c, which did not pass", "0 "));
}

TEST(CountedPoints, AreAllOrNothingWhereTheGroupIs) {
  const Credit all = Credit::kAll;
  EXPECT_THAT(counted({{"a", true, {}, all}, {"b", true, {}, all}}), ElementsAre("2 ", "2 "));
  EXPECT_THAT(
      counted({{"a", true, {}, all}, {"b", false, {}, all}, {"c"}}),
      ElementsAre("0 counts only together with all cases of g, and b did not pass", "0 ", "2 "));
}

}  // namespace
}  // namespace flocking::grade
