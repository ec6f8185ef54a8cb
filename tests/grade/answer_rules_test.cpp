#include "grade/answer_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <vector>

#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::array<std::string, 2> kRuleSets = {"course", "course-tests"};

/// Cases of three agents, with the place where each rule set first differs from their answers.
class AnswerRulesTest : public ::testing::Test {
 protected:
  void add(const std::string& group, const std::string& name, const RuleTrial& course,
           const RuleTrial& tests, const std::string& wanted = "") {
    Case one;
    one.group = group;
    one.name = group + "/" + name;
    one.input_path = folder_.add(name + ".in", "0 0 0 0 0 0 0 3\n");
    one.answer_path = "there";
    if (!wanted.empty()) one.settings.rules = wanted;
    one.settings.rules_are_set = !wanted.empty();
    cases_.push_back(one);
    trials_[one.name] = {course, tests};
  }
  void add_without_answer(const std::string& group, const std::string& name,
                          const std::string& wanted = "") {
    add(group, name, {}, {}, wanted);
    cases_.back().answer_path.clear();
  }
  AnswerRules found() {
    return find_answer_rules(cases_, kRuleSets, [&](const Case& one, const std::string& rules) {
      return trials_.at(one.name)[rules == "course" ? 0 : 1];
    });
  }
  std::vector<std::string> rules_of_cases() {
    follow(found(), cases_);
    std::vector<std::string> rules;
    for (const Case& one : cases_) rules.push_back(one.settings.rules);
    return rules;
  }
  static RuleTrial gives() { return {}; }
  static RuleTrial differs_at(std::uint64_t index) {
    RuleTrial trial;
    trial.differs_at = index;
    return trial;
  }

 private:
  testing::TempFolder folder_;
  std::vector<Case> cases_;
  std::map<std::string, std::array<RuleTrial, 2>> trials_;
};

TEST_F(AnswerRulesTest, FindsTheRulesOfAll) {
  add("a", "one", differs_at(0), gives());
  add("a", "two", gives(), gives());
  add_without_answer("a", "three");
  const AnswerRules rules = found();
  EXPECT_EQ(rules.common(), "course-tests");
  EXPECT_EQ(rules.looked_at, 2U);
  ASSERT_EQ(rules.counts.size(), 2U);
  EXPECT_EQ(rules.counts[0].cases, 2U);
  EXPECT_EQ(rules.counts[1].cases, 1U);
  EXPECT_THAT(rules.cases[1].given_by, ElementsAre("course", "course-tests"));
  EXPECT_THAT(rules_of_cases(), ElementsAre("course-tests", "course-tests", "course-tests"));
}

// If several rule sets give equally many answers, the wanted rule set counts, else the first.
TEST_F(AnswerRulesTest, PrefersTheWantedRulesWhereBothDo) {
  add("a", "one", gives(), gives());
  EXPECT_EQ(found().common(), "course");
  add("a", "two", gives(), gives(), "course-tests");
  EXPECT_EQ(found().common(), "course-tests");
  EXPECT_THAT(rules_of_cases(), ElementsAre("course-tests", "course-tests"));
}

TEST_F(AnswerRulesTest, FollowsEachAnswerWhereTheyAreMixed) {
  add("a", "one", gives(), differs_at(7));
  add("a", "two", gives(), gives());
  add("a", "three", gives(), differs_at(1));
  add("b", "one", differs_at(3), gives(), "course");
  add_without_answer("b", "two");
  add_without_answer("c", "one");
  add_without_answer("b", "three", "course");
  const AnswerRules rules = found();
  EXPECT_EQ(rules.common(), "");
  EXPECT_EQ(rules.main(), "course");
  EXPECT_THAT(rules_of_cases(), ElementsAre("course", "course", "course", "course-tests",
                                            "course-tests", "course", "course"));
}

TEST_F(AnswerRulesTest, NamesTheNearestRulesWhereNoneGiveAnAnswer) {
  add("a", "one", differs_at(12 + 6), differs_at(5));
  add("a", "two", gives(), differs_at(0));
  const AnswerRules rules = found();
  EXPECT_EQ(rules.odd, 1U);
  EXPECT_EQ(rules.common(), "");
  EXPECT_TRUE(rules.is_odd("a/one"));
  EXPECT_FALSE(rules.is_odd("a/two"));
  ASSERT_TRUE(rules.cases[0].nearest);
  EXPECT_EQ(rules.cases[0].nearest->rules, "course");
  EXPECT_EQ(rules.cases[0].nearest->step, 2U);
  EXPECT_EQ(rules.cases[0].nearest->agent, 1U);
  EXPECT_EQ(rules.cases[0].nearest->field, "vx");
  EXPECT_FALSE(rules.cases[1].nearest);
}

TEST_F(AnswerRulesTest, CountsOnlyWhatWasComparedAndComputed) {
  RuleTrial too_large;
  too_large.is_looked_at = false;
  RuleTrial not_computed;
  not_computed.is_computed = false;
  RuleTrial in_part;
  in_part.is_whole = false;
  add("a", "huge", too_large, too_large);
  add("a", "other", not_computed, not_computed);
  add("a", "large", in_part, differs_at(1));
  const AnswerRules rules = found();
  EXPECT_EQ(rules.looked_at, 2U);
  EXPECT_FALSE(rules.is_odd("a/huge"));
  EXPECT_TRUE(rules.is_odd("a/other"));
  EXPECT_FALSE(rules.cases[1].nearest);
  EXPECT_FALSE(rules.cases[2].is_whole);
  EXPECT_THAT(rules.cases[2].given_by, ElementsAre("course"));
}

TEST_F(AnswerRulesTest, LeavesRulesAloneWithoutAnswers) {
  add_without_answer("a", "one");
  add_without_answer("a", "two", "course-tests");
  EXPECT_THAT(found().cases, IsEmpty());
  EXPECT_THAT(rules_of_cases(), ElementsAre("course", "course-tests"));
}

}  // namespace
}  // namespace flocking::grade
