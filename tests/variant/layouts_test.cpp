#include "variant/layouts.h"

#include <gtest/gtest.h>

#include <string>

namespace flocking::explain {
namespace {

const std::string kUsual = "1 2 3 4 5 6 7 2\n0 1 2 3\n-4 5 6e1 7.50\n0.5\n0.25\n";

TEST(UsualLayout, StaysAsItIs) { EXPECT_EQ(usual_layout(kUsual), kUsual); }

TEST(UsualLayout, ComesFromAnyLayout) {
  EXPECT_EQ(usual_layout("1 2 3 4 5 6 7 2 0 1 2 3 -4 5 6e1 7.50 0.5 0.25"), kUsual);
  EXPECT_EQ(usual_layout("1\n2\n3\n4\n5\n6\n7\n2\n\n0 1\t2 3\r\n-4 5 6e1\n7.50 0.5 0.25\n\n\n"),
            kUsual);
  EXPECT_EQ(usual_layout("\xEF\xBB\xBF" + kUsual), kUsual);
}

TEST(UsualLayout, KeepsTheNumbersAsTheyAreWritten) {
  EXPECT_EQ(usual_layout("1.0 2e0 3 4 5 6 7 1 +0 -0 1e-5 3.000 .5"),
            "1.0 2e0 3 4 5 6 7 1\n+0 -0 1e-5 3.000\n.5\n");
}

TEST(UsualLayout, IsThatOfNoAgentsAndNoSteps) {
  EXPECT_EQ(usual_layout("1 2 3 4 5 6 7 0 0.5"), "1 2 3 4 5 6 7 0\n0.5\n");
  EXPECT_EQ(usual_layout("1 2 3 4 5 6 7 1 0 0 0 0"), "1 2 3 4 5 6 7 1\n0 0 0 0\n");
}

TEST(UsualLayout, DoesNotChangeInvalidInputs) {
  for (const char* const text : {"", "no input", "1 2 3", "1 2 3 4 5 6 7 2 0 1 2"}) {
    EXPECT_EQ(usual_layout(text), text);
  }
}

TEST(PairsOf, AreAllOfEachStep) {
  EXPECT_EQ(pairs_of(Variant(), kUsual), 2.0 * 2.0 * 2.0);
  EXPECT_EQ(pairs_of(parse_variant("reading.steps=first-only"), kUsual), 2.0 * 2.0);
  EXPECT_EQ(pairs_of(Variant(), "1 2 3"), 0.0);
}

}  // namespace
}  // namespace flocking::explain
