#include "grade/program_rules.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace flocking::grade {
namespace {

using Names = std::vector<std::string>;

/// Returns a case whose answer the rules `by` give; the other rule set gives another answer, unless
/// `is_same`.
Case case_by(const std::string& by, bool is_same = false) {
  Case one;
  one.answer_path = by + ".out";
  one.settings.rules = by;
  one.given_by = {by};
  const std::string other = by == "course" ? "course-tests" : "course";
  if (is_same) {
    one.given_by.push_back(other);
  } else {
    one.other_answers = {{other, other + ".out"}};
  }
  return one;
}

CaseResult passes(const Names& rules, Verdict verdict) {
  CaseResult result;
  result.verdict = verdict;
  result.passes_by = rules;
  return result;
}

constexpr Verdict kRight = Verdict::kAccepted;
constexpr Verdict kWrong = Verdict::kWrongAnswer;

TEST(ProgramRules, AreThoseByWhichAProgramPassesAllCases) {
  const auto found = rules_of_program(
      {case_by("course"), case_by("course", true)},
      {passes({"course-tests"}, kWrong), passes({"course", "course-tests"}, kRight)});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->rules, "course-tests");
  EXPECT_EQ(found->rules_of_cases, "course");
  EXPECT_EQ(found->failed, 1U);
  EXPECT_FALSE(found->is_computed);
}

TEST(ProgramRules, AreNotSaidOfAProgramThatPassesOrFailsByBoth) {
  EXPECT_FALSE(rules_of_program({case_by("course")}, {passes({"course"}, kRight)}));
  EXPECT_FALSE(rules_of_program({case_by("course")}, {passes({}, kWrong)}));
  EXPECT_FALSE(
      rules_of_program({case_by("course"), case_by("course")},
                       {passes({"course-tests"}, kWrong), passes({}, Verdict::kTimeLimit)}))
      << "one case that ended badly";
  EXPECT_FALSE(rules_of_program({case_by("course"), case_by("course")},
                                {passes({"course-tests"}, kWrong), passes({"course"}, kRight)}))
      << "it follows neither";
}

// A right program that rounds differently fails a few cases by its own rules, too.
TEST(ProgramRules, MayBeMissedInOneCaseForFourThatTheyExplain) {
  std::vector<Case> cases(5, case_by("course"));
  std::vector<CaseResult> results(5, passes({"course-tests"}, kWrong));
  results.back() = passes({}, kWrong);
  const auto found = rules_of_program(cases, results);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->rules, "course-tests");
  EXPECT_EQ(found->failed, 4U);
  EXPECT_EQ(found->missed, 1U);
  results.front() = passes({}, kWrong);
  EXPECT_FALSE(rules_of_program(cases, results)) << "three explained, two missed";
}

TEST(ProgramRules, LeaveOutLargeCasesOnlyIfTheyPass) {
  Case large = case_by("course");
  large.other_answers.clear();
  const CaseResult other = passes({"course-tests"}, kWrong);
  EXPECT_TRUE(rules_of_program({case_by("course"), large}, {other, passes({"course"}, kRight)}));
  EXPECT_FALSE(rules_of_program({case_by("course"), large}, {other, passes({}, kWrong)}));
}

TEST(ProgramRules, SayWhetherFlockingComputedTheAnswers) {
  Case computed = case_by("course");
  computed.is_computed = true;
  const CaseResult other = passes({"course-tests"}, kWrong);
  EXPECT_TRUE(rules_of_program({computed}, {other})->is_computed);
  EXPECT_FALSE(rules_of_program({computed, case_by("course")}, {other, other})->is_computed);
}

TEST(ProgramRules, NameNoRulesOfCasesThatFollowSeveralOrNone) {
  Case odd;
  odd.other_answers = {{"course", "a"}, {"course-tests", "b"}};
  EXPECT_EQ(rules_of_program({odd}, {passes({"course"}, kWrong)})->rules_of_cases, "");
  EXPECT_EQ(rules_of_program({odd, case_by("course-tests")},
                             {passes({"course"}, kWrong), passes({"course"}, kWrong)})
                ->rules_of_cases,
            "");
  EXPECT_EQ(rules_of_program({case_by("course"), case_by("course-tests")},
                             {passes({"course"}, kRight), passes({"course"}, kWrong)})
                ->rules_of_cases,
            "")
      << "most answers follow the program's rules";
}

TEST(ProgramRules, GiveCasesTheirAnswers) {
  Case unknown = case_by("course");
  unknown.other_answers.clear();
  const std::vector<Case> cases =
      cases_by_rules({case_by("course"), case_by("course", true), unknown}, "course-tests");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(cases[0].answer_path, "course-tests.out");
  EXPECT_EQ(cases[1].answer_path, "course.out");
  EXPECT_EQ(cases[1].settings.rules, "course-tests");
}

}  // namespace
}  // namespace flocking::grade
