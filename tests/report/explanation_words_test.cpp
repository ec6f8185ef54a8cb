#include "report/explanation_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "explain/right_rules.h"
#include "report/explanation_headline.h"
#include "report/explanation_witness.h"
#include "report/explanations.h"
#include "report/result_words.h"
#include "variant/variant.h"

namespace flocking::report {
namespace {

using explain::Hint;
using Lines = std::vector<std::string>;

redaction::RedactedExplanation redacted_of(const explain::Explanation& explanation,
                                           Hint hint = Hint::kFull) {
  const std::vector<redaction::NamedExplanation> one = {{"", explanation}};
  return redaction::redacted(one, hint).submissions.front();
}

TEST(ExplanationWords, CountInputs) {
  explain::Explanation all = testing::right_program();
  const auto end_of = [&all](std::uint64_t inputs, std::uint64_t fresh) {
    all.inputs = inputs;
    all.fresh = fresh;
    const std::string text = claim(redacted_of(all));
    return text.substr(text.find("prints, ") + 8);
  };
  EXPECT_EQ(end_of(0, 0), "on all that was tried.");
  EXPECT_EQ(end_of(1, 0), "on the one input that was tried.");
  EXPECT_EQ(end_of(1, 1), "on the one input that was tried, used only to check the explanation.");
  EXPECT_EQ(end_of(2, 0), "on all 2 inputs that were tried.");
  EXPECT_EQ(end_of(2, 1),
            "on all 2 inputs that were tried, 1 of them used only to check the explanation.");
  EXPECT_EQ(end_of(2, 2),
            "on all 2 inputs that were tried, all used only to check the explanation.");
}

TEST(ExplanationWords, ClaimNoMoreThanIsKnown) {
  explain::Explanation all = testing::unexplained();
  all.inputs = 1;
  EXPECT_EQ(claim(redacted_of(all)), "1 input was tried.");
  all.status = explain::Status::kPartly;
  EXPECT_EQ(claim(redacted_of(all)),
            "Partly explained: no known mistake explains everything that the program prints. 1 "
            "input was "
            "tried.");
  EXPECT_EQ(headline(redacted_of(all)), "Partly explained.");
  EXPECT_EQ(claim(redacted_of(all, Hint::kNone)), "");
}

// The headline does not give the number of deviations.
TEST(ExplanationWords, NameEachPartOnce) {
  explain::Explanation all = testing::three_deviations();
  all.deviations.push_back({explain::Slot::kSeparationClamp, 1, {}, 3});
  EXPECT_EQ(headline(redacted_of(all, Hint::kWhere)),
            "Alignment is right. Look at separation, then at cohesion, then at the numbers.");
  EXPECT_EQ(headline(redacted_of(all, Hint::kNone)), "Explained.");
  all.deviations.resize(1);
  EXPECT_EQ(headline(redacted_of(all, Hint::kWhere)),
            "Cohesion and alignment are right. Look at separation.");
}

TEST(ExplanationWords, SayWhatACauseBreaks) {
  redaction::RedactedCause cause;
  redaction::RedactedExplanation all;
  cause.breaks = {{redaction::one_line("cohesion"), 1}};
  EXPECT_EQ(breaks_words(cause, all), "");
  all.cases = 2;
  EXPECT_EQ(breaks_words(cause, all), "Breaks 1 of 2 cases on its own.");
  cause.breaks.push_back({redaction::one_line("separation"), 0});
  EXPECT_EQ(breaks_words(cause, all),
            "Of 2 cases it breaks 1 in cohesion alone and 0 in separation alone.");
  cause.breaks_nothing = true;
  EXPECT_EQ(breaks_words(cause, all), "Breaks no case on its own.");
}

// If an explanation cannot examine a case of a grading, the case is only counted.
TEST(ExplanationWords, TellGradedAndLookedAtCasesApart) {
  explain::Explanation all = testing::three_deviations();
  all.judged = 20;
  all.passed = 7;
  all.deviations.resize(1);
  all.fixes = {{1, 14}};
  all.right_name = "course-tests";
  const redaction::RedactedExplanation told = redacted_of(all);
  EXPECT_EQ(fix_words(told),
            (Lines{"Without changes, 7 of 20 cases pass.",
                   "Fixing it makes 14 of the 15 cases that were examined pass.",
                   "The answer of the other case follows other rules than course-tests: no program "
                   "can pass all cases until all answers follow the same rules."}));
  EXPECT_THAT(breaks_words(told.causes.front(), told),
              ::testing::EndsWith(" of the 15 cases that were examined on its own."));
}

explain::Explanation by_course_tests(std::string_view choices) {
  explain::Explanation all;
  all.status = explain::Status::kExplained;
  all.variant = explain::parse_variant(choices);
  explain::set_right(all, explain::parse_variant("course-tests"));
  all.right_name = "course-tests";
  for (explain::Deviation& deviation : all.deviations) deviation.breaks = 1;
  all.cases = 3;
  return all;
}

TEST(ExplanationWords, CallNoMistakeWhatTheTextSays) {
  EXPECT_EQ(headline(redacted_of(by_course_tests("course"))),
            "Cohesion and alignment are right. Separation is computed as the assignment's text "
            "says: that is not a mistake, but the answers use another formula.");
}

// The program fails cases that the variant passes, so that a fix may not help there.
TEST(ExplanationWords, PromiseNoMoreThanTheProgramsOwnCasesAllow) {
  explain::Explanation all = testing::three_deviations();
  all.fixes = {{1, 4}, {2, 9}, {3, 13}};
  all.fixes_are_bounds = true;
  EXPECT_THAT(fix_words(redacted_of(all)),
              ::testing::IsSupersetOf({"Fixing all three makes up to 13 of 15 cases pass.",
                                       "The other 2 cases fail for another reason, such as "
                                       "rounding."}));
}

TEST(ExplanationWords, WarnOfAnswersThatComputeSeparationInAnotherWay) {
  const auto remarks = [](std::string_view choices) {
    return redacted_of(by_course_tests(choices)).remarks;
  };
  EXPECT_THAT(remarks("separation.weight=missing"),
              ::testing::ElementsAre(::testing::StartsWith(
                  "the answers compute separation differently from the assignment's text")));
  EXPECT_THAT(remarks("course"), ::testing::IsEmpty()) << "told at length";
  EXPECT_THAT(remarks("course-tests cohesion.weight=missing"), ::testing::IsEmpty());
}

TEST(ExplanationWords, SayNothingTwiceOfAnEndThatACauseTells) {
  explain::Explanation all;
  all.status = explain::Status::kExplained;
  all.variant = explain::parse_variant("reading.first-line=dies");
  all.deviations = explain::deviations_of(all.variant);
  all.crash = {"signal 6 (SIGABRT)", "what(): stod", "1\n", "", "", 0};
  EXPECT_THAT(headline(redacted_of(all)), ::testing::Not(::testing::HasSubstr("SIGABRT")));
  all.status = explain::Status::kPartly;
  EXPECT_THAT(headline(redacted_of(all)),
              ::testing::HasSubstr("On some inputs it ends with signal 6 (SIGABRT)."));
}

// The sentence exists even if there is nothing to fix.
TEST(ExplanationWords, TellWhatPassesForEveryStatus) {
  explain::Explanation right = testing::right_program();
  right.judged = right.passed = 15;
  EXPECT_EQ(fix_words(redacted_of(right)), (Lines{"Without changes, 15 of 15 cases pass."}));
  explain::Explanation unknown;
  unknown.judged = 15;
  unknown.passed = 3;
  EXPECT_EQ(fix_words(redacted_of(unknown)), (Lines{"Without changes, 3 of 15 cases pass."}));
}

TEST(ExplanationWords, TellTheFixesThatHelp) {
  explain::Explanation all = testing::three_deviations();
  all.fixes = {{1, 4}, {2, 3}, {3, 15}};
  EXPECT_EQ(fix_words(redacted_of(all)), (Lines{"Without changes, 4 of 15 cases pass.",
                                                "Fixing the first makes 4 of 15 cases pass, and no "
                                                "further cases until all three are fixed.",
                                                "Fixing all three makes 15 of 15 cases pass."}));
  all.deviations.resize(2);
  all.fixes = {{1, 3}, {2, 15}};
  EXPECT_EQ(fix_words(redacted_of(all)), (Lines{"Without changes, 4 of 15 cases pass.",
                                                "Fixing the first makes 3 of 15 cases pass.",
                                                "Fixing both makes 15 of 15 cases pass."}));
  all.cases = 0;
  EXPECT_EQ(fix_words(redacted_of(all)), Lines());
  EXPECT_EQ(fix_words(redacted_of(testing::right_program())), Lines());
}

// A cause is fixed as a whole. If the rules fail a case, its answer follows other rules.
TEST(ExplanationWords, TellTheFixesOfWholeCauses) {
  EXPECT_EQ(
      fix_words(redacted_of(testing::wrong_loop())),
      (Lines{"Without changes, 4 of 15 cases pass.", "Fixing the first makes 5 of 15 cases pass.",
             "Fixing the first three makes 9 of 15 cases pass.",
             "Fixing all five makes 9 of 15 cases pass.",
             "The answers of the other 6 follow other rules than course: no program can pass all "
             "cases until all answers follow the same rules."}));
}

TEST(ExplanationWords, CountTheSameTitleOfAPartOnceWhereCodesAreWithheld) {
  explain::Explanation one;
  one.deviations = {{explain::Slot::kCohesionTimes, 1, {}, 0}};
  explain::Explanation other;
  other.deviations = {{explain::Slot::kCohesionTimes, 2, {}, 0}};
  const std::vector<redaction::NamedExplanation> both = {{"a", one}, {"b", other}};
  EXPECT_EQ(redaction::redacted(both, Hint::kFull).histogram.size(), 2U);
  const std::vector<redaction::Occurrence> what = redaction::redacted(both, Hint::kWhat).histogram;
  ASSERT_EQ(what.size(), 1U);
  EXPECT_EQ(redaction::joined(what.front().who), "a, b");
  EXPECT_EQ(redaction::redacted(both, Hint::kNone).histogram.size(), 0U);
}

TEST(ExplanationWords, SayHowItEnds) {
  redaction::RedactedExplanation all;
  all.crash.emplace();
  all.crash->how = redaction::one_line("exit status 3");
  all.crash->inputs = 1;
  EXPECT_EQ(crash_words(all), "On 1 input it ends with exit status 3");
  all.inputs = 1;
  EXPECT_EQ(crash_words(all), "On every input that was tried it ends with exit status 3");
  all.crash->how = redaction::one_line("CPU time, more than 1 s");
  all.crash->inputs = 0;
  EXPECT_EQ(crash_words(all), "On some inputs it is stopped by its limit: CPU time, more than 1 s");
  all.is_crash_a_cause = true;
  EXPECT_EQ(crash_words(all), "It is stopped by its limit: CPU time, more than 1 s");
}

TEST(ExplanationWords, SayOfFactsWhetherTheyAreRight) {
  EXPECT_EQ(
      fact_words({.code = {}, .sentence = redaction::one_line("It points away."), .input = {}}),
      "It points away.");
  EXPECT_EQ(fact_words({.code = {},
                        .sentence = redaction::one_line("It points away."),
                        .input = {},
                        .holds_for_rules = true}),
            "It points away. This is correct.");
}

redaction::RedactedWitness witness_of(const std::string& input, const std::string& expected,
                                      const std::string& found, bool is_seen = false) {
  return {redaction::SafeText::ours(input), redaction::SafeText::ours(expected),
          redaction::SafeText::ours(found), is_seen};
}

TEST(ExplanationWitness, SaysWhichOfSeveralForcesItIsOf) {
  EXPECT_EQ(
      witness_lines(witness_of("1\n", "1\n", "3\n"), "cohesion"),
      "input:\n| 1\nby the rules:  with this mistake only in cohesion:\n| 1            | 3\n");
}

TEST(ExplanationWitness, PutsNarrowOutputsSideBySide) {
  EXPECT_EQ(witness_lines(witness_of("1\n", "1\n22\n", "3\n")),
            "input:\n| 1\nby the rules:  with only this mistake:\n| 1            | 3\n| 22\n");
  EXPECT_EQ(witness_lines(witness_of("", "1\n", "3\n\n4", true)),
            "input:\n(nothing)\n"
            "by the rules:  with only this mistake (the program really printed this):\n"
            "| 1            | 3\n               |\n               | 4\n");
}

TEST(ExplanationWitness, PutsWideOutputsBelowEachOther) {
  const std::string wide(60, '1');
  EXPECT_EQ(
      witness_lines(witness_of("1\n", wide, wide)),
      "input:\n| 1\nby the rules:\n| " + wide + "\nwith only this mistake:\n| " + wide + "\n");
}

}  // namespace
}  // namespace flocking::report
