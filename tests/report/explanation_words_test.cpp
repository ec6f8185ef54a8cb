#include "report/explanation_words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "report/explanation_witness.h"
#include "report/explanations.h"

namespace flocking::report {
namespace {

using explain::Hint;
using Lines = std::vector<std::string>;

ShownExplanation shown_of(const explain::Explanation& explanation, Hint hint = Hint::kFull) {
  const std::vector<NamedExplanation> one = {{"", explanation}};
  return shown(one, hint).submissions.front();
}

TEST(ExplanationWords, CountInputs) {
  explain::Explanation all = testing::right_program();
  const auto end_of = [&all](std::uint64_t inputs, std::uint64_t fresh) {
    all.inputs = inputs;
    all.fresh = fresh;
    const std::string text = claim(shown_of(all));
    return text.substr(text.find("prints, ") + 8);
  };
  EXPECT_EQ(end_of(0, 0), "on all that was tried.");
  EXPECT_EQ(end_of(1, 0), "on the one input that was tried.");
  EXPECT_EQ(end_of(1, 1), "on the one input that was tried, a fresh one.");
  EXPECT_EQ(end_of(2, 0), "on all 2 inputs that were tried.");
  EXPECT_EQ(end_of(2, 1), "on all 2 inputs that were tried, 1 of them fresh.");
  EXPECT_EQ(end_of(2, 2), "on all 2 inputs that were tried, all of them fresh.");
}

TEST(ExplanationWords, ClaimNoMoreThanIsKnown) {
  explain::Explanation all = testing::unexplained();
  all.inputs = 1;
  EXPECT_EQ(claim(shown_of(all)), "Nothing reliable is known. 1 input was tried.");
  all.status = explain::Status::kPartly;
  EXPECT_EQ(claim(shown_of(all)),
            "By the rules our simulator does not print all that the program prints. 1 input was "
            "tried.");
  EXPECT_EQ(headline(shown_of(all)), "partly explained: 0 deviations");
  EXPECT_EQ(claim(shown_of(all, Hint::kNone)), "");
}

// How many deviations there are is not told.
TEST(ExplanationWords, NameEachPartOnce) {
  explain::Explanation all = testing::three_deviations();
  all.deviations.push_back({explain::Slot::kSeparationClamp, 1, {}, 3});
  EXPECT_EQ(where_to_look(shown_of(all, Hint::kWhere)),
            "Look at separation, then at cohesion, then at the numbers.");
  EXPECT_EQ(where_to_look(shown_of(all, Hint::kNone)), "");
  EXPECT_EQ(where_to_look(shown_of(all)), "");
  all.deviations.resize(1);
  EXPECT_EQ(where_to_look(shown_of(all, Hint::kWhere)), "Look at separation.");
}

TEST(ExplanationWords, SayWhatADeviationBreaks) {
  ShownDeviation deviation;
  EXPECT_EQ(breaks_words(deviation, 0), "");
  EXPECT_EQ(breaks_words(deviation, 1), "Breaks none of 1 case on its own.");
  deviation.breaks = 1;
  EXPECT_EQ(breaks_words(deviation, 2), "Breaks 1 of 2 cases on its own.");
}

TEST(ExplanationWords, TellTheFixesThatHelp) {
  explain::Explanation all = testing::three_deviations();
  all.deviations.resize(13, all.deviations.back());
  all.fixes.clear();
  for (std::uint64_t fixed = 1; fixed <= 13; ++fixed) {
    all.fixes.push_back({fixed, fixed < 3 ? 4U : (fixed < 12 ? 5U : 15U)});
  }
  EXPECT_EQ(fix_words(shown_of(all)),
            (Lines{"As it is, 4 of 15 cases pass.", "Fixing the first makes 4 of 15 cases pass.",
                   "Fixing the first three makes 5 of 15 cases pass.",
                   "Fixing the first 12 makes 15 of 15 cases pass.",
                   "Fixing all 13 makes 15 of 15 cases pass."}));
  all.deviations.resize(2);
  all.fixes = {{1, 3}, {2, 15}};
  EXPECT_EQ(fix_words(shown_of(all)),
            (Lines{"As it is, 4 of 15 cases pass.", "Fixing the first makes 3 of 15 cases pass.",
                   "Fixing both makes 15 of 15 cases pass."}));
  all.cases = 0;
  EXPECT_EQ(fix_words(shown_of(all)), Lines());
  EXPECT_EQ(fix_words(shown_of(testing::right_program())), Lines());
}

TEST(ExplanationWords, CountTheSameTitleOfAPartOnceWhereCodesAreWithheld) {
  explain::Explanation one;
  one.deviations = {{explain::Slot::kCohesionTimes, 1, {}, 0}};
  explain::Explanation other;
  other.deviations = {{explain::Slot::kCohesionTimes, 2, {}, 0}};
  const std::vector<NamedExplanation> both = {{"a", one}, {"b", other}};
  EXPECT_EQ(shown(both, Hint::kFull).histogram.size(), 2U);
  const std::vector<Occurrence> what = shown(both, Hint::kWhat).histogram;
  ASSERT_EQ(what.size(), 1U);
  EXPECT_EQ(what.front().who, (Lines{"a", "b"}));
  EXPECT_EQ(shown(both, Hint::kNone).histogram.size(), 0U);
}

TEST(ExplanationWitness, PutsNarrowOutputsSideBySide) {
  EXPECT_EQ(witness_lines({"1\n", "1\n22\n", "3\n", false}),
            "input:\n| 1\nby the rules:  with this deviation alone:\n| 1            | 3\n| 22\n");
  EXPECT_EQ(witness_lines({"", "1\n", "3\n\n4", true}),
            "input:\n(nothing)\n"
            "by the rules:  with this deviation alone (the program was seen to print this):\n"
            "| 1            | 3\n               |\n               | 4\n");
}

TEST(ExplanationWitness, PutsWideOutputsBelowEachOther) {
  const std::string wide(60, '1');
  EXPECT_EQ(
      witness_lines({"1\n", wide, wide, false}),
      "input:\n| 1\nby the rules:\n| " + wide + "\nwith this deviation alone:\n| " + wide + "\n");
}

}  // namespace
}  // namespace flocking::report
