#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "report/explanations.h"

namespace flocking::report {
namespace {

using explain::Hint;
using testing::explained;
using testing::explained_class;

TEST(ExplanationText, TellsAllUnderTheFullHint) {
  EXPECT_EQ(
      explained("text", testing::three_deviations()),
      R"(Alignment is right. Separation points towards neighbours instead of away. Cohesion is added once per neighbour. One more thing differs from the rules, but breaks no case.
Explained: with these changes, our simulator prints exactly what the program prints, on all 63 inputs that were tried, 20 of them used only to check the explanation.

1. Pulls towards neighbours [separation]
   Separation points at the neighbour instead of away from it.
   by the rules: P_a - P_i
   the program:  P_i - P_a
   (P_a: the position of the agent, P_i: the position of a neighbour)
   Breaks 11 of 15 cases on its own.
   input:
   | 0 5 9 0
   | 0 1 0
   | 2
   | 0 0 0 0
   | 2 0 0 0
   | 1
   by the rules:                with only this mistake (the program really printed this):
   | -0.500 0.000 -0.500 0.000  | 0.500 0.000 0.500 0.000
   | 2.500 0.000 0.500 0.000    | 1.500 0.000 -0.500 0.000

2. Added once per neighbour [cohesion]
   The whole force of cohesion is added again for each neighbour: compute and add it once, after the loop over the neighbours.
   by the rules: F
   the program:  n F
   (n: the number of neighbours, F: the force)
   Breaks 7 of 15 cases on its own.
   input:
   | 4 0 0 0
   | 1 0 0
   | 3
   by the rules:  with only this mistake:
   | 1            | 2

3. Single precision [the numbers]
   Numbers are kept in single precision (float).
   by the rules: double
   the program:  float
   Breaks no case on its own.

Without changes, 4 of 15 cases pass.
Fixing the first makes 8 of 15 cases pass.
Fixing the first two makes 15 of 15 cases pass.
Fixing all three makes 15 of 15 cases pass.

This command prints what the program prints:
   flocking --variant "cohesion.times=per-neighbor separation.direction=towards numbers=float" < INPUT

remark: the text "step 1" was taken out of each frame
)");
}

TEST(ExplanationText, TellsSentencesUnderTheHintWhat) {
  EXPECT_EQ(explained("text", testing::partly_explained(), Hint::kWhat),
            R"(Separation is right. Alignment is missing. It is unknown what cohesion computes.
Partly explained: the mistakes that were found do not explain everything that the program prints. 41 inputs were tried.
Why the explanation is incomplete: no formula for cohesion fits

1. Alignment is missing [alignment]
   Alignment does not move any agent.
   Breaks 1 of 1 case on its own.

Without changes, 0 of 1 case passes.
Fixing it makes 0 of 1 case pass.
)");
}

TEST(ExplanationText, TellsPartsUnderTheHintWhere) {
  EXPECT_EQ(explained("text", testing::three_deviations(), Hint::kWhere),
            R"(Alignment is right. Look at separation, then at cohesion, then at the numbers.
Explained: with changes in these parts, our simulator prints exactly what the program prints, on all 63 inputs that were tried, 20 of them used only to check the explanation.
)");
}

TEST(ExplanationText, TellsTheStatusAloneUnderTheHintNone) {
  EXPECT_EQ(explained("text", testing::three_deviations(), Hint::kNone), "Explained.\n");
  EXPECT_EQ(explained("text", testing::right_program(), Hint::kNone),
            "The program follows the rules.\n");
  EXPECT_EQ(explained("text", testing::partly_explained(), Hint::kNone),
            "Partly explained.\nWhy the explanation is incomplete: no formula for cohesion fits\n");
  EXPECT_EQ(explained("text", testing::unexplained(), Hint::kNone),
            "Not explained: it prints something else each time\n");
}

TEST(ExplanationText, TellsWhatHasNoDeviation) {
  EXPECT_EQ(explained("text", testing::right_program()),
            "The program follows the rules.\nExplained: by the rules our simulator prints exactly "
            "what the program prints, "
            "on the one input that was tried, used only to check the explanation.\n");
  EXPECT_EQ(explained("text", testing::unexplained()),
            "Not explained: it prints something else each time\n2 inputs were tried.\n");
  EXPECT_EQ(explained("text", explain::Explanation()), "Not explained.\n");
}

TEST(ExplanationText, CallsNoProgramRightThatEndsBadly) {
  explain::Explanation dies = testing::right_program();
  dies.crash = explain::Crash{.how = "exit status 3",
                              .last_words = "",
                              .input = "",
                              .cause = "",
                              .advice = "",
                              .inputs = 2};
  EXPECT_EQ(explained("text", dies, Hint::kNone),
            "The output follows the rules, but the program does not end normally.\n");
  EXPECT_THAT(
      explained("text", dies),
      ::testing::StartsWith("The output follows the rules, but the program does not end normally. "
                            "On 2 inputs it ends with exit status 3.\n"));
}

TEST(ExplanationText, NamesTheSubmission) {
  EXPECT_EQ(explained("text", {{"./student", testing::right_program()}}, Hint::kNone),
            "submission: ./student\n\nThe program follows the rules.\n");
}

TEST(ExplanationText, EndsAClassWithAHistogram) {
  std::vector<redaction::NamedExplanation> all = explained_class();
  all.push_back({"erin", testing::partly_explained()});
  const std::string full = explained("text", all);
  EXPECT_EQ(full.substr(full.find("5 submissions")),
            R"(5 submissions: 2 explained (1 of them follows the rules), 2 partly, 1 unexplained

causes, the most frequent first:
    2  Alignment is missing [alignment], alignment.weight=missing
       carol, erin
    1  Added once per neighbour [cohesion], cohesion.times=per-neighbor
       alice
    1  Pulls towards neighbours [separation], separation.direction=towards
       alice
    1  Single precision [the numbers], numbers=float
       alice
)");
  const std::string what = explained("text", all, Hint::kWhat);
  EXPECT_NE(what.find("\n    2  Alignment is missing [alignment]\n       carol, erin\n"),
            std::string::npos);
  const std::string where = explained("text", all, Hint::kWhere);
  EXPECT_NE(where.find("\nparts to look at, the most frequent first:\n    2  alignment\n"),
            std::string::npos);
}

TEST(ExplanationText, TellsOfAClassWithoutHintHowManyAreWhat) {
  EXPECT_EQ(explained("text", explained_class(), Hint::kNone),
            R"(submission: alice

Explained.

submission: bob

The program follows the rules.

submission: carol

Partly explained.
Why the explanation is incomplete: no formula for cohesion fits

submission: dave

Not explained: it prints something else each time

4 submissions: 2 explained (1 of them follows the rules), 1 partly, 1 unexplained
)");
  EXPECT_EQ(explained("text", std::vector<redaction::NamedExplanation>()),
            "0 submissions: 0 explained, 0 partly, 0 unexplained\n");
}

}  // namespace
}  // namespace flocking::report
