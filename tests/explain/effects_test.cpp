#include "explain/effects.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.h"
#include "variant/play.h"
#include "variant/variant.h"

namespace flocking::explain {
namespace {

// Returns true if numbers differ by at most 0.001.
bool is_near(const CaseText& one, std::string_view output) {
  const std::vector<std::string_view> left = words(one.answer);
  const std::vector<std::string_view> right = words(output);
  if (left.size() != right.size()) return false;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const double difference = std::strtod(std::string(left[i]).c_str(), nullptr) -
                              std::strtod(std::string(right[i]).c_str(), nullptr);
    if (!(std::fabs(difference) <= 0.001)) return false;
  }
  return true;
}

CaseText case_of(const std::string& name, const std::string& input) {
  return {name, input, play(Variant(), input)};
}

// Returns three cases: an agent that alignment speeds up; two such agents that also drift apart;
// and two agents that only drift apart.
std::vector<CaseText> three_cases() {
  return {case_of("alone", "0 0 1 1 0 0 1 1\n0 0 1 0\n1\n1\n"),
          case_of("apart", "0 5 1 1 0 1 1 2\n0 0 1 0\n2 0 1 0\n1\n1\n"),
          case_of("still", "0 5 1 1 0 1 1 2\n0 0 0 0\n2 0 0 0\n1\n")};
}

Explanation explained(const std::string& choices, Status status = Status::kExplained) {
  Explanation explanation;
  explanation.status = status;
  explanation.variant = parse_variant(choices);
  for (const Slot slot : explanation.variant.deviations()) {
    explanation.deviations.push_back({slot, explanation.variant.choice(slot), {}, 0});
  }
  return explanation;
}

constexpr double kEnough = 1e9;

TEST(Effects, CountsWhatEachDeviationBreaks) {
  Explanation explanation = explained("separation.towards alignment.weight=missing");
  add_effects(explanation, three_cases(), is_near, kEnough);
  EXPECT_EQ(explanation.cases, 3U);
  ASSERT_EQ(explanation.deviations.size(), 2U);
  // Both deviations break two cases; the missing alignment is the rarer mistake.
  EXPECT_EQ(explanation.deviations[0].slot, Slot::kSeparationDirection);
  EXPECT_EQ(explanation.deviations[0].breaks, 2U);
  EXPECT_EQ(explanation.deviations[1].slot, Slot::kAlignmentWeight);
  EXPECT_EQ(explanation.deviations[1].breaks, 2U);
  EXPECT_EQ(explanation.passed, 0U);
  ASSERT_EQ(explanation.fixes.size(), 2U);
  EXPECT_EQ(explanation.fixes[0].fixed, 1U);
  EXPECT_EQ(explanation.fixes[0].passed, 1U);
  EXPECT_EQ(explanation.fixes[1].fixed, 2U);
  EXPECT_EQ(explanation.fixes[1].passed, 3U);
  EXPECT_TRUE(explanation.remarks.empty());
}

TEST(Effects, SortsDeviationsByBrokenCases) {
  Explanation explanation =
      explained("cohesion.weight=missing separation.towards printing.columns=position-only");
  add_effects(explanation, three_cases(), is_near, kEnough);
  ASSERT_EQ(explanation.deviations.size(), 3U);
  EXPECT_EQ(explanation.deviations[0].slot, Slot::kPrintingColumns);
  EXPECT_EQ(explanation.deviations[0].breaks, 3U);
  EXPECT_EQ(explanation.deviations[1].slot, Slot::kSeparationDirection);
  EXPECT_EQ(explanation.deviations[1].breaks, 2U);
  EXPECT_EQ(explanation.deviations[2].slot, Slot::kCohesionWeight);
  EXPECT_EQ(explanation.deviations[2].breaks, 0U);
  ASSERT_EQ(explanation.fixes.size(), 3U);
  EXPECT_EQ(explanation.fixes[0].passed, 1U);
  EXPECT_EQ(explanation.fixes[1].passed, 3U);
  EXPECT_EQ(explanation.fixes[2].passed, 3U);
}

// A run that prints its whole output but ends with an error fails.
TEST(Effects, OfDyingBehindTheLastLineAreAllCasesThatEndWithOne) {
  Explanation explanation = explained("separation.towards reading.empty-line=crash");
  explanation.dies_behind_last_line = true;
  std::vector<CaseText> cases = three_cases();
  cases[0].input.pop_back();  // removes the line end
  add_effects(explanation, cases, is_near, kEnough);
  ASSERT_EQ(explanation.deviations.size(), 2U);
  EXPECT_EQ(explanation.deviations[1].slot, Slot::kReadingEmptyLine);
  EXPECT_EQ(explanation.deviations[1].breaks, 2U);
  EXPECT_EQ(explanation.passed, 1U);
  ASSERT_EQ(explanation.fixes.size(), 2U);
  EXPECT_EQ(explanation.fixes[0].passed, 1U);
  EXPECT_EQ(explanation.fixes[1].passed, 3U);
}

TEST(Effects, LeavesTiesInTheOrderOfTheTable) {
  // The deviations are equally common and have no effect.
  Explanation explanation =
      explained("separation.weight=missing cohesion.weight=missing separation.collect=mean");
  add_effects(explanation, {}, is_near, kEnough);
  ASSERT_EQ(explanation.deviations.size(), 3U);
  EXPECT_EQ(explanation.deviations[0].slot, Slot::kCohesionWeight);
  EXPECT_EQ(explanation.deviations[1].slot, Slot::kSeparationCollect);
  EXPECT_EQ(explanation.deviations[2].slot, Slot::kSeparationWeight);
  EXPECT_EQ(explanation.cases, 0U);
}

TEST(Effects, SaysNothingOfFixesWhereSomethingIsUnknown) {
  for (const Status status : {Status::kPartly, Status::kUnexplained}) {
    Explanation explanation = explained("separation.towards cohesion.weight=missing", status);
    explanation.passed = 7;
    explanation.fixes = {{1, 1}};
    add_effects(explanation, three_cases(), is_near, kEnough);
    EXPECT_EQ(explanation.cases, 3U);
    EXPECT_EQ(explanation.deviations[0].slot, Slot::kSeparationDirection);
    EXPECT_EQ(explanation.deviations[0].breaks, 2U);
    EXPECT_EQ(explanation.passed, 0U);
    EXPECT_TRUE(explanation.fixes.empty());
  }
}

TEST(Effects, LooksAtNothingWhereNothingIsKnown) {
  Explanation explanation = explained("", Status::kUnexplained);
  add_effects(explanation, three_cases(), is_near, 0.0);
  EXPECT_EQ(explanation.cases, 0U);
  EXPECT_TRUE(explanation.remarks.empty());
}

TEST(Effects, CountsWhatTheRulesPass) {
  Explanation explanation = explained("");
  add_effects(explanation, three_cases(), is_near, kEnough);
  EXPECT_EQ(explanation.cases, 3U);
  EXPECT_EQ(explanation.passed, 3U);
  EXPECT_TRUE(explanation.fixes.empty());
}

TEST(Effects, LeavesOutCasesThatCostTooMuch) {
  // The cases cost 2, 8 and 4 pairs, for each of 4 variants.
  Explanation explanation = explained("separation.towards alignment.weight=missing");
  add_effects(explanation, three_cases(), is_near, 24.0);
  EXPECT_EQ(explanation.cases, 2U);
  ASSERT_EQ(explanation.remarks.size(), 1U);
  EXPECT_EQ(explanation.remarks[0], "1 large case was not examined");
  EXPECT_EQ(explanation.fixes[1].passed, 2U);

  explanation = explained("separation.towards alignment.weight=missing");
  add_effects(explanation, three_cases(), is_near, 23.0);
  EXPECT_EQ(explanation.cases, 1U);
  ASSERT_EQ(explanation.remarks.size(), 1U);
  EXPECT_EQ(explanation.remarks[0], "2 large cases were not examined");

  explanation = explained("separation.towards alignment.weight=missing");
  add_effects(explanation, three_cases(), is_near, 56.0);
  EXPECT_EQ(explanation.cases, 3U);
  EXPECT_TRUE(explanation.remarks.empty());
}

TEST(Effects, JudgesNothingTwice) {
  for (const char* choices :
       {"", "separation.towards", "separation.towards alignment.weight=missing",
        "separation.towards alignment.weight=missing cohesion.weight=missing step.dt=neither"}) {
    Explanation explanation = explained(choices);
    std::size_t judged = 0;
    const Passes counting = [&](const CaseText& one, std::string_view output) {
      ++judged;
      return is_near(one, output);
    };
    add_effects(explanation, three_cases(), counting, kEnough);
    const std::size_t deviations = explanation.deviations.size();
    EXPECT_EQ(judged, 3 * std::max<std::size_t>(1, 2 * deviations)) << choices;
  }
}

TEST(Effects, JudgesTextThatIsNotPlayed) {
  Explanation explanation = explained("printing.text=more");
  add_effects(explanation, three_cases(), is_near, kEnough);
  EXPECT_EQ(explanation.deviations[0].breaks, 3U);
  EXPECT_EQ(explanation.passed, 0U);
  EXPECT_EQ(explanation.fixes[0].passed, 3U);
}

}  // namespace
}  // namespace flocking::explain
