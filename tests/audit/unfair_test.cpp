#include "audit/unfair.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "audit/audited.h"
#include "audit/right_program.h"
#include "oracle/random_assignment.h"
#include "oracle/textbook.h"
#include "variant/play.h"
#include "variant/scene.h"
#include "variant/variant.h"

namespace flocking::audit {
namespace {

using ::testing::IsEmpty;

CaseText made(const std::string& input) { return {"made", input, explain::play({}, input)}; }

bool judged_exactly(const CaseText& one, std::string_view output) {
  judge::Comparator comparator(one.answer, {.absolute = "0", .relative = "0"});
  comparator.feed(output);
  return comparator.finish().matches();
}

std::string steps_of(int count, const std::string& dt) {
  std::string steps;
  for (int i = 0; i < count; ++i) steps += dt + "\n";
  return steps;
}

TEST(Unfair, IsAPrintedTieThatIsJudgedExactly) {
  const CaseText tie = made("0 0 0 0 0 0 0 1\n0.0625 0 1 0\n1\n");
  EXPECT_EQ(tie.answer, "1.062 0.000 1.000 0.000\n");
  EXPECT_FALSE(unfairness(tie, {}, judged));
  const auto found = unfairness(tie, {}, judged_exactly);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->manner, "rounds ties away from 0");
  EXPECT_EQ(found->expected, "1.062");
  EXPECT_EQ(found->found, "1.063");
  EXPECT_EQ(found->step, 1U);
  EXPECT_EQ(found->agent, 0U);
  EXPECT_EQ(found->field, "x");
}

// In doubles, the mean of three times 0.1 is farther away than 0.1.
TEST(Unfair, IsADistanceWithinRoundingOfARadius) {
  const auto found = unfairness(
      made("0.1 0 0 0 1 0 0 4\n0 0 0 0\n0.1 0 0 0\n0.1 0 0 0\n0.1 0 0 0\n1\n"), {}, judged);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->step, 1U);
  EXPECT_EQ(found->agent, 0U);
  EXPECT_EQ(found->field, "x");
  EXPECT_NEAR(found->drift, 1.0, 1e-9);
}

// Two agents meet in one place except for rounding. Then they push each other extremely hard.
TEST(Unfair, IsWhatRoundingSeparates) {
  const auto found =
      unfairness(made("0 1 5 0 0 1 0 2\n0.1 0 0.3 0\n1.9 0 -0.3 0\n3\n0.1\n0.1\n"), {}, judged);
  ASSERT_TRUE(found);
  EXPECT_GE(found->step, 2U);
  EXPECT_GT(found->drift, 0.1);
}

TEST(Unfair, IsChaos) {
  std::string input = "9 3 4 0 1 1.5 0 6\n";
  for (int i = 0; i < 6; ++i) {
    input += std::to_string(i * 0.7) + " " + std::to_string(i * i * 0.31) + " 0 0\n";
  }
  EXPECT_FALSE(unfairness(made(input + steps_of(20, "0.05")), {}, judged));
  const auto found = unfairness(made(input + steps_of(2000, "0.05")), {}, judged);
  ASSERT_TRUE(found);
  EXPECT_GT(found->step, 100U);
  EXPECT_LT(found->step, 2000U);
  EXPECT_GT(found->drift, 0.01);
}

TEST(Unfair, IsAnOverflowOnTheWay) {
  const auto found = unfairness(made("0 0 0 1e300 0 0 1 2\n0 0 1 0\n1e200 0 3 0\n1\n"), {}, judged);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->manner, "computes in long double");
}

TEST(Unfair, IsNothingThatARightProgramFailsAnyway) {
  CaseText wrong = made("0 0 0 0 0 0 0 1\n0 0 1 0\n1\n");
  wrong.answer = "5 5 5 5\n";
  EXPECT_TRUE(unfairness(wrong, {}, judged).has_value() == false);
  EXPECT_FALSE(unfairness({"", "no numbers", ""}, {}, judged));
  EXPECT_FALSE(unfairness(made("0 0 0 0 0 0 0 0\n1\n"), {}, judged));
}

// Only cases whose name says so may depend on the last bits or the range of doubles.
TEST(Unfair, IsNoneOfOurOwnCasesUnlessItsNameSaysSo) {
  std::vector<std::string> unfair;
  for (const UnfairCase& one : unfair_cases(cases_of("course"), {}, judged, 1e9, 2)) {
    bool is_named = false;
    for (const char* word : {"overflows", "underflows", "by_rounding", "bit", "in_input_order"}) {
      is_named = is_named || one.name.find(word) != std::string::npos;
    }
    EXPECT_TRUE(is_named) << one.name << " " << one.manner << " " << one.drift;
    unfair.push_back(one.name);
  }
  EXPECT_EQ(unfair.size(), 9U);
}

std::string right_output_for(Manner manner, bool is_course_tests, std::string_view input) {
  return right_output(manner, is_course_tests, explain::read_scene({}, input).value());
}

// With ordinary numbers, each manner computes the same as the rules.
TEST(RightPrograms, AreRight) {
  int compared = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    const std::string input = ::oracle::random_assignment(seed);
    for (const bool is_course_tests : {false, true}) {
      const CaseText one{"", input,
                         ::oracle::textbook(input, is_course_tests ? ::oracle::Rules::kCourseTests
                                                                   : ::oracle::Rules::kCourse)};
      if (!judged(one, one.answer)) continue;
      int passed = 0;
      for (const MannerRow& row : manners()) {
        passed += judged(one, right_output_for(row.manner, is_course_tests, input)) ? 1 : 0;
      }
      // Nasty inputs cause differences in some manners, never in most.
      if (passed == static_cast<int>(manners().size())) ++compared;
    }
  }
  EXPECT_GT(compared, 300);
}

TEST(RightPrograms, KeepEveryOrdinaryCaseOfOurs) {
  for (const char* rules : {"course", "course-tests"}) {
    const bool is_course_tests = std::string(rules) == "course-tests";
    for (const CaseText& one : cases_of(rules)) {
      if (one.name != "all_forces" && one.name != "two_agents_cohesion") continue;
      for (const MannerRow& row : manners()) {
        EXPECT_TRUE(judged(one, right_output_for(row.manner, is_course_tests, one.input)))
            << one.name << " " << row.words;
      }
    }
  }
}

}  // namespace
}  // namespace flocking::audit
