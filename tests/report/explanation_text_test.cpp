#include <gtest/gtest.h>

#include <string>

#include "report/explanations.h"

namespace flocking::report {
namespace {

using explain::Hint;
using testing::explained;
using testing::explained_class;

TEST(ExplanationText, TellsAllUnderTheFullHint) {
  EXPECT_EQ(explained("text", testing::three_deviations()),
            R"(explained: 3 deviations
With these changes our simulator prints exactly what the program prints, on all 63 inputs that were tried, 20 of them fresh.

1. Pulls towards neighbours [separation]
   Separation points at the neighbour instead of away from it.
   by the rules: P_a - P_i
   the program:  P_i - P_a
   Breaks 11 of 15 cases on its own.
   input:
   | 0 5 9 0
   | 0 1 0
   | 2
   | 0 0 0 0
   | 2 0 0 0
   | 1
   by the rules:                with this deviation alone (the program was seen to print this):
   | -0.500 0.000 -0.500 0.000  | 0.500 0.000 0.500 0.000
   | 2.500 0.000 0.500 0.000    | 1.500 0.000 -0.500 0.000

2. Added once per neighbour [cohesion]
   The whole force of cohesion is added again for each neighbour: computing and adding it belongs behind the loop over the neighbours.
   by the rules: F
   the program:  n F
   Breaks 7 of 15 cases on its own.
   input:
   | 4 0 0 0
   | 1 0 0
   | 3
   by the rules:  with this deviation alone:
   | 1            | 2

3. Single precision [the numbers]
   Numbers are kept in single precision (float).
   by the rules: double
   the program:  float
   Breaks none of 15 cases on its own.

As it is, 4 of 15 cases pass.
Fixing the first makes 8 of 15 cases pass.
Fixing the first two makes 15 of 15 cases pass.
Fixing all three makes 15 of 15 cases pass.

This prints what the program prints:
   flocking --variant "cohesion.times=per-neighbor separation.direction=towards numbers=float" < INPUT

remark: the text "step 1" was taken out of each frame
)");
}

TEST(ExplanationText, TellsSentencesUnderTheHintWhat) {
  EXPECT_EQ(explained("text", testing::partly_explained(), Hint::kWhat),
            R"(partly explained: 1 deviation; no formula for cohesion fits
With this change our simulator still does not print all that the program prints. 41 inputs were tried.
Not known: cohesion.

1. Alignment is missing [alignment]
   Alignment does not move any agent.
   Breaks 1 of 1 case on its own.

As it is, 0 of 1 case passes.
Fixing it makes 0 of 1 case pass.
)");
}

TEST(ExplanationText, TellsPartsUnderTheHintWhere) {
  EXPECT_EQ(explained("text", testing::three_deviations(), Hint::kWhere),
            R"(explained
Look at separation, then at cohesion, then at the numbers.
With changes there our simulator prints exactly what the program prints, on all 63 inputs that were tried, 20 of them fresh.
)");
}

TEST(ExplanationText, TellsTheStatusAloneUnderTheHintNone) {
  EXPECT_EQ(explained("text", testing::three_deviations(), Hint::kNone), "explained\n");
  EXPECT_EQ(explained("text", testing::right_program(), Hint::kNone), "follows the rules\n");
  EXPECT_EQ(explained("text", testing::partly_explained(), Hint::kNone), "partly explained\n");
  EXPECT_EQ(explained("text", testing::unexplained(), Hint::kNone), "unexplained\n");
}

TEST(ExplanationText, TellsWhatHasNoDeviation) {
  EXPECT_EQ(explained("text", testing::right_program()),
            "follows the rules\nBy the rules our simulator prints exactly what the program prints, "
            "on the one input that was tried, a fresh one.\n");
  EXPECT_EQ(explained("text", testing::unexplained()),
            "unexplained: it prints something else each time\n"
            "Nothing reliable is known. 2 inputs were tried.\n");
  EXPECT_EQ(explained("text", explain::Explanation()), "unexplained\nNothing reliable is known.\n");
}

TEST(ExplanationText, NamesTheSubmission) {
  EXPECT_EQ(explained("text", {{"./student", testing::right_program()}}, Hint::kNone),
            "submission: ./student\n\nfollows the rules\n");
}

TEST(ExplanationText, EndsAClassWithAHistogram) {
  std::vector<NamedExplanation> all = explained_class();
  all.push_back({"erin", testing::partly_explained()});
  const std::string full = explained("text", all);
  EXPECT_EQ(full.substr(full.find("5 submissions")),
            R"(5 submissions: 2 explained (1 of them follows the rules), 2 partly, 1 unexplained

deviations, the most frequent first:
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

explained

submission: bob

follows the rules

submission: carol

partly explained

submission: dave

unexplained

4 submissions: 2 explained (1 of them follows the rules), 1 partly, 1 unexplained
)");
  EXPECT_EQ(explained("text", std::vector<NamedExplanation>()),
            "0 submissions: 0 explained, 0 partly, 0 unexplained\n");
}

}  // namespace
}  // namespace flocking::report
