#include "report/program_rules_words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace flocking::report {
namespace {

using grade::ProgramRules;

TEST(ProgramRulesWords, SayWhichRulesToUse) {
  EXPECT_EQ(
      program_rules_words(
          {.rules = "course-tests", .rules_of_cases = "course", .failed = 3, .is_computed = true}),
      "Your program follows the rules of the published answers (course-tests). These cases "
      "follow the assignment's text (course): use --rules course-tests.");
}

TEST(ProgramRulesWords, SayWhichCasesToUseWhereRulesChangeNoAnswer) {
  EXPECT_EQ(
      program_rules_words({.rules = "course", .rules_of_cases = "course-tests", .failed = 18}),
      "Your program follows the assignment's text (course). These cases follow the rules of the "
      "published answers (course-tests): use cases that follow course, such as --cases "
      "testcases/course.");
}

TEST(ProgramRulesWords, SayThatAnswersFollowOtherRulesOrNone) {
  EXPECT_EQ(program_rules_words({.rules = "course", .failed = 1}),
            "Your program follows the assignment's text (course). The answer of the case that it "
            "fails does not: correct or remove it.");
  EXPECT_EQ(program_rules_words({.rules = "course", .failed = 2}),
            "Your program follows the assignment's text (course). The answers of the 2 cases that "
            "it fails do not: correct or remove them.");
}

TEST(ProgramRulesWords, SayWhatAProgramWithoutCasesIsComparedWith) {
  EXPECT_EQ(program_rules_words(
                {.rules = "course-tests", .rules_of_cases = "course", .is_computed = true}),
            "Your program follows the rules of the published answers (course-tests). It is "
            "compared with the assignment's text (course): use --rules course-tests.");
}

TEST(ProgramRulesWords, CountTheSubmissionsOfAClass) {
  const ProgramRules tests = {
      .rules = "course-tests", .rules_of_cases = "course", .failed = 4, .is_computed = true};
  const ProgramRules text = {.rules = "course", .rules_of_cases = "course-tests", .failed = 1};
  EXPECT_EQ(
      class_rules_words({tests, text, tests}, 40),
      (std::vector<std::string>{
          "1 of 40 submissions follows course; the answers that it fails follow course-tests: "
          "use cases that follow course, such as --cases testcases/course",
          "2 of 40 submissions follow course-tests; the answers that they fail follow course: "
          "use --rules course-tests"}));
  EXPECT_TRUE(class_rules_words({}, 40).empty());
}

}  // namespace
}  // namespace flocking::report
