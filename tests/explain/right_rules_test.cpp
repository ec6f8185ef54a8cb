#include "explain/right_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "explain/effects.h"
#include "explain/witness.h"
#include "variant/play.h"

namespace flocking::explain {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Variant kTests = parse_variant("course-tests");

Explanation judged(const std::string& choices, const Variant& right = kTests) {
  Explanation explanation;
  explanation.status = Status::kExplained;
  explanation.variant = parse_variant(choices);
  explanation.deviations = deviations_of(explanation.variant);
  set_right(explanation, right);
  return explanation;
}

std::vector<std::string> deviating(const Explanation& explanation) {
  std::vector<std::string> codes;
  for (const Deviation& deviation : explanation.deviations) {
    const Choice& row = deviation_row(deviation.slot, deviation.choice);
    EXPECT_FALSE(row.title.empty() || row.sentence.empty());
    codes.push_back(std::string(code_of(deviation.slot)) + "=" + std::string(row.code));
  }
  return codes;
}

TEST(RightRules, CountFromWhatTheAnswersFollow) {
  EXPECT_THAT(deviating(judged("course-tests")), IsEmpty());
  EXPECT_THAT(deviating(judged("course")),
              ElementsAre("separation.term=inverse", "separation.clamp=length"));
  EXPECT_THAT(deviating(judged("course-tests separation.towards")),
              ElementsAre("separation.direction=towards"));
  EXPECT_THAT(deviating(judged("separation.clamp=unlimited", Variant())),
              ElementsAre("separation.clamp=unlimited"));
}

// A force that is missing or has another formula has no other deviation.
TEST(RightRules, LeaveOutWhatHasNoEffect) {
  EXPECT_THAT(deviating(judged("separation.weight=missing")),
              ElementsAre("separation.weight=missing"));
  EXPECT_THAT(deviating(judged("separation.formula=away,unit")).size(), 1U);
  Explanation unknown;
  unknown.status = Status::kPartly;
  unknown.unknown = {"separation"};
  set_right(unknown, kTests);
  EXPECT_THAT(deviating(unknown), IsEmpty());
}

// Programs that print nothing or abort have such explanations.
TEST(RightRules, SayNothingOfPartsThatNoRunHasShown) {
  Explanation nothing_seen;
  set_right(nothing_seen, kTests);
  EXPECT_THAT(deviating(nothing_seen), IsEmpty());
  for (const Knowledge knowledge : {Knowledge::kUnknown, Knowledge::kDescribed}) {
    Explanation partly;
    partly.status = Status::kPartly;
    partly.parts = {{"separation", knowledge, {}, {}}};
    set_right(partly, kTests);
    EXPECT_EQ(deviating(partly).empty(), knowledge == Knowledge::kUnknown);
  }
}

TEST(RightRules, JudgePartsByThem) {
  Explanation explanation;
  explanation.status = Status::kExplained;
  explanation.variant = kTests;
  explanation.deviations = deviations_of(kTests);
  explanation.parts = {{"separation", Knowledge::kDescribed, kTests.deviations(), {}}};
  set_right(explanation, kTests);
  EXPECT_EQ(explanation.parts[0].knowledge, Knowledge::kRight);
  EXPECT_THAT(explanation.parts[0].deviations, IsEmpty());
  explanation.variant = Variant();
  set_right(explanation, kTests);
  EXPECT_EQ(explanation.parts[0].knowledge, Knowledge::kDescribed);
  EXPECT_EQ(explanation.parts[0].deviations.size(), 2U);
}

TEST(RightRules, RepairBringsBackAllOfAForce) {
  for (const char* const choices :
       {"course", "separation.weight=missing", "separation.formula=away,unit",
        "separation.term=offset separation.clamp=unlimited", "loop=within"}) {
    Explanation explanation = judged(choices);
    Variant variant = explanation.variant;
    for (const Deviation& deviation : explanation.deviations) {
      repair(variant, deviation.slot, kTests);
    }
    EXPECT_EQ(text_of(variant), text_of(kTests)) << choices;
  }
}

// A program that follows the text fails an answer by course-tests; its deviation breaks no other
// case.
TEST(RightRules, EffectsAreAgainstTheRightProgram) {
  const std::string diagonal = "0 5 9 0 0 1 0 2\n0 0 0 0\n3 4 0 0\n1\n";
  const std::string still = "0 0 0 0 0 0 0 1\n0 0 1 0\n1\n";
  const std::string by_text = "0 5 9 0 0 1 0 2\n0 0 0 0\n4 3 0 0\n1\n";
  const std::vector<CaseText> cases = {{"diagonal", diagonal, play(kTests, diagonal)},
                                       {"still", still, play(kTests, still)},
                                       {"by_text", by_text, play(Variant(), by_text)}};
  const auto is_same = [](const CaseText& one, std::string_view output) {
    return one.answer == output;
  };
  Explanation explanation = judged("course");
  add_effects(explanation, cases, is_same, 1e9);
  EXPECT_EQ(explanation.cases, 3U);
  EXPECT_EQ(explanation.passed, 2U);
  EXPECT_EQ(deviating(explanation).front(), "separation.term=inverse");
  EXPECT_EQ(explanation.deviations.front().breaks, 1U) << "the right program fails by_text";
  EXPECT_EQ(explanation.fixes.back().passed, 2U);
}

// If it came first, a student would first read about a deviation that is not a mistake.
TEST(RightRules, WhatFollowsTheTextComesLast) {
  const std::string diagonal = "0 5 9 0 0 1 0 2\n0 0 0 0\n3 4 0 0\n1\n";
  const std::string company = "9 0 0 0 1 0 0 3\n0 0 0 0\n3 4 0 0\n4 3 0 0\n1\n";
  const std::vector<CaseText> cases = {{"diagonal", diagonal, play(kTests, diagonal)},
                                       {"again", diagonal, play(kTests, diagonal)},
                                       {"company", company, play(kTests, company)}};
  const auto is_same = [](const CaseText& one, std::string_view output) {
    return one.answer == output;
  };
  Explanation explanation = judged("cohesion.times=within");
  add_effects(explanation, cases, is_same, 1e9);
  EXPECT_EQ(deviating(explanation),
            (std::vector<std::string>{"cohesion.times=within", "separation.term=inverse",
                                      "separation.clamp=length"}));
  EXPECT_EQ(explanation.deviations[0].breaks, 1U);
  EXPECT_EQ(explanation.deviations[1].breaks, 2U);
}

TEST(RightRules, WitnessesAreSetAgainstThem) {
  for (const Deviation& deviation : judged("course").deviations) {
    const auto witness = find_witness(Variant(), deviation.slot, kTests);
    ASSERT_TRUE(witness);
    EXPECT_EQ(witness->expected, play(kTests, witness->input));
    EXPECT_NE(witness->found, witness->expected);
  }
}

}  // namespace
}  // namespace flocking::explain
