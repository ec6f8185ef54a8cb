#include "redaction/rules_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "report/records.h"
#include "report/report.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

grade::CaseRules case_by(const std::string& name, const std::vector<std::string>& given_by) {
  grade::CaseRules one;
  one.name = name;
  one.given_by = given_by;
  return one;
}

grade::AnswerRules fifteen() {
  grade::AnswerRules rules;
  rules.counts = {{"course-tests", 15}, {"course", 11}};
  rules.looked_at = 15;
  return rules;
}

// Three answers follow course, two follow course-tests, one follows no rules.
grade::AnswerRules mixed() {
  grade::AnswerRules rules;
  rules.cases = {case_by("test-a", {"course"}), case_by("test-b", {"course", "course-tests"}),
                 case_by("test-c", {"course"}), case_by("test-d", {"course-tests"}),
                 case_by("test-j", {})};
  rules.cases.back().nearest = {.rules = "course", .step = 2, .agent = 1, .field = "vx"};
  rules.counts = {{"course", 3}, {"course-tests", 2}};
  rules.looked_at = 5;
  rules.odd = 1;
  return rules;
}

TEST(RulesWords, SayWhatAnswersFollowInOneLine) {
  EXPECT_EQ(redaction::rules_words({}), "");
  EXPECT_EQ(redaction::rules_words(fifteen()),
            "answers follow course-tests (15 of 15 cases; course: 11)");
  EXPECT_EQ(redaction::rules_words(mixed()),
            "answers follow different rules (course: 3 of 5 cases; course-tests: 2; no rules: 1)");
  grade::AnswerRules none;
  none.looked_at = none.odd = 1;
  EXPECT_EQ(redaction::rules_words(none), "answers follow no known rules (1 case)");
  none.counts = {{"course", 1}};
  none.odd = 0;
  EXPECT_EQ(redaction::rules_words(none), "answers follow course (1 of 1 case)");
}

TEST(RulesWords, NameTheCasesThatDoNotFollowMost) {
  EXPECT_THAT(redaction::rules_remarks(fifteen()), IsEmpty());
  EXPECT_THAT(
      redaction::rules_remarks(mixed()),
      ElementsAre("the answer of test-d follows course-tests, not course",
                  "test-j: no known rules give this answer; nearest course, step 2, agent 1, vx"));
}

TEST(RulesWords, NameTheFirstOfMany) {
  EXPECT_EQ(redaction::first_names({"a"}), "a");
  EXPECT_EQ(redaction::first_names({"a", "b"}), "a and b");
  EXPECT_EQ(redaction::first_names({"a", "b", "c", "d"}), "a, b, c and d");
  EXPECT_EQ(redaction::first_names({"a", "b", "c", "d", "e"}), "a, b, c and 2 more");
  EXPECT_EQ(redaction::first_names({"a\n::error"}), "a\\x0a::error");
  grade::AnswerRules rules;
  for (const char* const name : {"a", "b", "c", "d", "e", "f", "g"}) {
    rules.cases.push_back(case_by(name, {}));
  }
  rules.looked_at = rules.odd = 7;
  const std::vector<std::string> lines = redaction::rules_remarks(rules);
  ASSERT_EQ(lines.size(), 6U);
  EXPECT_EQ(lines[4], "e: no known rules give this answer");
  EXPECT_EQ(lines[5], "no known rules give 2 more answers");
}

TEST(RulesWords, TellWhatWasNotComparedToItsEnd) {
  grade::AnswerRules rules = fifteen();
  rules.cases = {case_by("large", {"course-tests"}), case_by("huge", {})};
  rules.cases[0].is_whole = false;
  rules.cases[1].is_looked_at = false;
  EXPECT_THAT(redaction::rules_remarks(rules),
              ElementsAre("large: of the answer of large only the first steps were compared",
                          "too large: the answer of huge was not compared with any rules"));
}

TEST(RulesWords, WarnOfRulesThatAnswersContradict) {
  grade::AnswerRules rules = mixed();
  for (grade::CaseRules& one : rules.cases) one.wanted = "course-tests";
  EXPECT_THAT(redaction::rules_warnings(rules),
              ElementsAre("the rules course-tests were set, but the answers of test-a and test-c "
                          "follow course"));
  EXPECT_THAT(redaction::rules_warnings(mixed()), IsEmpty());
}

// Hidden cases are still counted.
TEST(RulesWords, TellNothingOfHiddenCases) {
  grade::AnswerRules rules = mixed();
  rules.cases[3].hidden = rules.cases[4].hidden = true;
  EXPECT_THAT(redaction::rules_remarks(redaction::redacted(rules, false)), IsEmpty());
  EXPECT_EQ(redaction::rules_words(redaction::redacted(rules, false)),
            redaction::rules_words(mixed()));
  EXPECT_THAT(redaction::redacted(mixed(), true).cases, IsEmpty());
}

TEST(RulesWords, StandInEveryFormatWithAPlaceForThem) {
  for (const ReportFormat& format : report_formats()) {
    if (format.fills_in) continue;
    grade::Record record = testing::record_of({testing::passed_case()});
    record.rules = mixed();
    record.rules.cases[0].wanted = "course-tests";
    const std::string text = format.write(record, {});
    if (testing::is_table(format.name) || format.name == "junit") continue;
    if (format.name == "codequality") continue;  // has places in the source alone
    EXPECT_THAT(text, HasSubstr(redaction::rules_words(mixed()))) << format.name;
    EXPECT_THAT(text, HasSubstr("test-j: no known rules give this answer")) << format.name;
    EXPECT_THAT(text, HasSubstr("the rules course-tests were set, but the answer of test-a"))
        << format.name;
    record.disclosure = grade::Disclosure::kVerdict;
    EXPECT_THAT(format.write(record, {}), Not(HasSubstr("nearest course"))) << format.name;
  }
}

}  // namespace
}  // namespace flocking::report
