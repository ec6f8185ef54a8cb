#include "redaction/causes.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "redaction/cause_words.h"
#include "redaction/symbols.h"
#include "report/explanations.h"
#include "variant/choices.h"

namespace flocking::report {
namespace {

using explain::Slot;
using Lines = std::vector<std::string>;

// Returns an explanation with these choices, each of which breaks one more case than the previous
// one.
explain::Explanation explanation_of(const std::string& choices) {
  explain::Explanation all;
  all.status = explain::Status::kExplained;
  all.variant = explain::parse_variant(choices);
  all.deviations = explain::deviations_of(all.variant);
  all.cases = 100;
  std::uint64_t breaks = all.deviations.size();
  for (explain::Deviation& deviation : all.deviations) deviation.breaks = breaks--;
  return all;
}

Lines clauses_of(const explain::Explanation& explanation) {
  Lines clauses;
  for (const redaction::Cause& cause : redaction::causes_of(explanation))
    clauses.push_back(cause.clause);
  return clauses;
}

Lines clauses_of(const std::string& choices) { return clauses_of(explanation_of(choices)); }

TEST(Causes, AreTheLoopOnce) {
  const std::vector<redaction::Cause> causes = redaction::causes_of(testing::wrong_loop());
  ASSERT_EQ(causes.size(), 5U);
  EXPECT_EQ(causes[1].title, "All forces are added once per neighbour");
  EXPECT_EQ(causes[1].clause,
            "All forces are added once per neighbour: see the loop that calls the forces");
  EXPECT_EQ(causes[1].parts, Lines{"the loop"});
  EXPECT_EQ(causes[1].code, "*.times=per-neighbor");
  EXPECT_EQ(causes[1].deviations.size(), 3U);
  EXPECT_EQ(causes[1].formula, "n F");
}

TEST(Causes, AreTwoWeightsThatAreExchanged) {
  const std::vector<redaction::Cause> causes = redaction::causes_of(
      explanation_of("separation.weight=alignment alignment.weight=separation"));
  ASSERT_EQ(causes.size(), 1U);
  EXPECT_EQ(causes[0].title, "Weights exchanged");
  EXPECT_EQ(causes[0].clause, "The weights of separation and alignment are exchanged");
  EXPECT_EQ(causes[0].choice, "exchanged");
  EXPECT_EQ(causes[0].code, "separation.weight=alignment alignment.weight=separation");
  EXPECT_NE(causes[0].sentence.find("where they are read"), std::string::npos);
  EXPECT_EQ(clauses_of("cohesion.weight=separation separation.weight=cohesion "
                       "alignment.weight=separation"),
            (Lines{"The weights of cohesion and separation are exchanged",
                   "Alignment is multiplied by the weight of separation"}));
}

TEST(Causes, TellWhatToDoOfSeveralForcesToo) {
  const std::vector<redaction::Cause> causes =
      redaction::causes_of(explanation_of("cohesion.times=within alignment.times=within"));
  ASSERT_EQ(causes.size(), 1U);
  EXPECT_NE(causes[0].sentence.find(": call each once per agent"), std::string::npos)
      << causes[0].sentence;
}

TEST(Causes, AreTheLoopOfForcesThatAreNotMissing) {
  EXPECT_EQ(clauses_of("cohesion.times=per-agent separation.times=per-agent "
                       "alignment.weight=missing"),
            (Lines{"All forces are added once per agent: see the loop that calls the forces",
                   "Alignment is missing"}));
  EXPECT_EQ(clauses_of("cohesion.times=per-agent separation.times=per-agent"),
            Lines{"Cohesion and separation are added once per agent"});
  EXPECT_EQ(clauses_of("cohesion.times=per-agent separation.weight=missing "
                       "alignment.weight=missing"),
            (Lines{"Cohesion is added once per agent", "Separation and alignment are missing"}));
  EXPECT_EQ(
      clauses_of("cohesion.times=per-agent separation.times=per-other"),
      (Lines{"Cohesion is added once per agent", "Separation is added once per other agent"}));
}

// It is unknown how often an unknown force is added.
TEST(Causes, ClaimNothingOfUnknownForces) {
  explain::Explanation all = explanation_of("cohesion.times=per-agent separation.times=per-agent");
  all.unknown = {"alignment"};
  EXPECT_EQ(
      clauses_of(all),
      Lines{
          "Cohesion and separation are added once per agent: see the loop that calls the forces"});
  EXPECT_EQ(redaction::causes_of(all).front().parts, Lines{"the loop"});
}

TEST(Causes, NameTheForcesThatMakeTheSameMistake) {
  EXPECT_EQ(clauses_of("cohesion.who=open-disc separation.who=open-disc alignment.who=square"),
            (Lines{"Cohesion and separation leave out neighbours exactly at the radius",
                   "Alignment looks for neighbours in a square instead of a circle"}));
  EXPECT_EQ(clauses_of("cohesion.weight=none separation.weight=none alignment.weight=none"),
            Lines{"Cohesion, separation and alignment are added without their weight"});
  const redaction::Cause cause =
      redaction::causes_of(explanation_of("cohesion.who=open-disc separation.who=open-disc"))
          .front();
  EXPECT_EQ(cause.code, "cohesion.who=open-disc separation.who=open-disc");
  EXPECT_EQ(cause.slot, "*.who");
  EXPECT_EQ(cause.part, "cohesion and separation");
  EXPECT_EQ(cause.formula, "d < r_c, d < r_s");
  // A division by a radius of 0 and a division by a distance of 0 are different mistakes.
  EXPECT_EQ(clauses_of("cohesion.zero=divided separation.zero=divided").size(), 2U);
}

TEST(Causes, AreTheTemplate) {
  EXPECT_EQ(clauses_of(testing::template_unchanged()),
            Lines{"None of the three forces is computed"});
}

TEST(Causes, ThatBreakNothingComeLast) {
  explain::Explanation all = explanation_of("cohesion.limit=cut separation.towards numbers=float");
  all.deviations[0].breaks = 0;
  EXPECT_EQ(clauses_of(all).back(),
            "Cohesion is shortened, not left out, where the centre is "
            "beyond the radius");
  all.cases = 0;
  EXPECT_EQ(clauses_of(all).back(), "Numbers are kept in single precision (float)");
}

TEST(Causes, AreFixedAsAWhole) {
  const explain::Explanation all = testing::wrong_loop();
  const std::vector<redaction::Cause> causes = redaction::causes_of(all);
  const std::vector<std::size_t> expected = {0, 1, 0, 0, 0, 3, 4, 0, 5};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(redaction::causes_fixed(causes, all, i), expected[i]) << i;
  }
}

// Each row of the table has a sentence for a headline.
TEST(Causes, HaveWordsForEveryChoice) {
  for (const explain::Choice& choice : explain::choices()) {
    if (choice.title.empty()) continue;
    explain::Explanation one;
    one.deviations = {{choice.slot, choice.value, {}, 0}};
    const redaction::Cause cause = redaction::causes_of(one).front();
    EXPECT_FALSE(cause.clause.ends_with('.')) << cause.clause;
    EXPECT_LT(cause.clause.size(), 130U) << cause.clause;
    EXPECT_TRUE(cause.sentence.ends_with('.')) << cause.sentence;
    for (const std::string& text : {cause.clause, cause.title}) {
      EXPECT_EQ(text.find_first_of("`*<>[]\\~#&\n"), std::string::npos) << text;
    }
  }
}

TEST(Symbols, AreDefinedWhereTheyStand) {
  EXPECT_EQ(redaction::symbols_in({"d <= r_s", "d < r_s"}, "separation"),
            "d: the distance, r_s: the radius of separation");
  EXPECT_EQ(redaction::symbols_in({"V + F dt", "F dt"}, "the time step"),
            "V: the velocity of the agent, F: the sum of all forces, dt: the time step");
  EXPECT_EQ(redaction::symbols_in({"each dt is a step"}, "reading"), "dt: the time step");
  EXPECT_EQ(redaction::symbols_in({"%.3f"}, "printing"), "");
}

TEST(CauseWords, ListNames) {
  EXPECT_EQ(redaction::listed({}), "");
  EXPECT_EQ(redaction::listed({"a"}), "a");
  EXPECT_EQ(redaction::listed({"a", "b"}), "a and b");
  EXPECT_EQ(redaction::listed({"a", "b", "c"}), "a, b and c");
}

}  // namespace
}  // namespace flocking::report
