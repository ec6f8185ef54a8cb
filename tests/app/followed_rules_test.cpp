#include "app/followed_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "app/simulate_command.h"
#include "support/temp_folder.h"

namespace flocking::app {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kDiagonal = "0 5 9 0 0 1 0 2\n0 0 0 0\n3 4 0 0\n1\n";

class FollowedRules : public ::testing::Test {
 protected:
  [[nodiscard]] grade::CaseRules rules_of(const std::string& input, const std::string& answer,
                                          const judge::Tolerance& tolerance = {}) const {
    grade::Case one;
    one.name = "case";
    one.input_path = folder_.add("case.in", input);
    one.answer_path = folder_.add("case.out", answer);
    one.settings.tolerance = tolerance;
    return followed_rules({one}).cases.front();
  }
  /// Returns the output of the simulator.
  [[nodiscard]] std::string answer_of(const std::string& input, const std::string& rules) const {
    SimulateOptions options;
    options.input = folder_.add("simulated.in", input);
    options.output = folder_.path_of("simulated.out");
    options.settings.set("rules", rules, settings::Origin::of_flag("--rules"));
    simulate(options, {.input = -1, .output = -1, .error = -1});
    return folder_.text_of("simulated.out");
  }
  /// Returns agents in a row that are all neighbours of each other.
  [[nodiscard]] static std::string crowd(int agents, int steps) {
    std::string input = "9999 9999 9 9999 1 1 1 " + std::to_string(agents) + "\n";
    for (int i = 0; i < agents; ++i) {
      input += std::to_string(i % 97) + " " + std::to_string(i % 89) + " 1 0\n";
    }
    for (int step = 0; step < steps; ++step) input += "0.001\n";
    return input;
  }

 private:
  testing::TempFolder folder_;
};

// Other rule sets need further settings, such as a maximum speed.
TEST(AssignmentRules, AreThoseThatAnAssignmentIsEnoughFor) {
  EXPECT_THAT(assignment_rules(), ElementsAre("course", "course-tests"));
}

TEST_F(FollowedRules, AreThoseThatGiveTheAnswerWithinTheTolerance) {
  const std::string near = "-0.2009 -0.2 -0.2 -0.2\n3.2 4.2 0.2 0.2\n";
  EXPECT_THAT(rules_of(kDiagonal, near).given_by, ElementsAre("course-tests"));
  EXPECT_THAT(rules_of(kDiagonal, near, {.absolute = "1", .relative = "0"}).given_by,
              ElementsAre("course", "course-tests"));
  const grade::CaseRules exact = rules_of(kDiagonal, near, {.absolute = "0", .relative = "0"});
  EXPECT_THAT(exact.given_by, IsEmpty());
  EXPECT_EQ(exact.nearest->step, 1U);
  EXPECT_EQ(exact.nearest->field, "x");
}

TEST_F(FollowedRules, KnowAnswersThatNobodyCanPass) {
  const std::string input = "0 0 0 9 0 0 1 1\n0 0 1e300 0\n1e300\n1\n";
  const std::string answer = answer_of(input, "course");
  EXPECT_THAT(rules_of(input, answer).given_by, ElementsAre("course", "course-tests"));
  EXPECT_THAT(rules_of(input, "1 2 3 4\n" + answer.substr(answer.find('\n') + 1)).given_by,
              IsEmpty());
}

TEST_F(FollowedRules, AreNobodysWhereAnswersAreLongerOrNoAssignmentsAre) {
  const std::string answer = answer_of(kDiagonal, "course-tests");
  const grade::CaseRules longer = rules_of(kDiagonal, answer + "0 0 0 0\n");
  EXPECT_THAT(longer.given_by, IsEmpty());
  EXPECT_EQ(longer.nearest->rules, "course-tests");
  EXPECT_EQ(longer.nearest->step, 2U);
  const grade::CaseRules strange = rules_of("1 2 3\n", "");
  EXPECT_THAT(strange.given_by, IsEmpty());
  EXPECT_FALSE(strange.nearest);
}

// An answer that takes more than some seconds is compared only in part.
TEST_F(FollowedRules, AreFoundInBoundedTime) {
  const std::string input = crowd(10000, 400);  // 4e10 pairs, of which 1e9 are computed
  const std::string first_steps = answer_of(crowd(10000, 1), "course");
  const auto begin = std::chrono::steady_clock::now();
  const grade::CaseRules rules = rules_of(input, first_steps);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
  EXPECT_LT(time.count(), 30.0);
  EXPECT_TRUE(rules.is_looked_at);
  EXPECT_FALSE(rules_of(crowd(40000, 1), "").is_looked_at);
}

TEST_F(FollowedRules, AreToldOfTheStepsThatWereLookedAt) {
  const std::string input = crowd(6000, 40);  // 1.4e9 pairs
  const grade::CaseRules rules = rules_of(input, answer_of(input, "course"));
  EXPECT_FALSE(rules.is_whole);
  EXPECT_THAT(rules.given_by, ElementsAre("course"));
}

}  // namespace
}  // namespace flocking::app
