// The words on a new version of a program.
#include "report/watch_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "report/explanations.h"

namespace flocking::report {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

redaction::RedactedExplanation told(const explain::Explanation& explanation,
                                    explain::Hint hint = explain::Hint::kFull) {
  const redaction::NamedExplanation named = {.name = "hand/main.cpp", .explanation = explanation};
  return redaction::redacted({&named, 1}, hint).submissions.front();
}

explain::Explanation with_passes(explain::Explanation explanation, std::uint64_t passed) {
  explanation.cases = 15;
  explanation.judged = 15;
  explanation.passed = passed;
  return explanation;
}

TEST(WatchWords, TellCountsAndPartsThatBecameRight) {
  const redaction::RedactedExplanation before = told(with_passes(testing::partly_with_facts(), 8));
  const redaction::RedactedExplanation after = told(with_passes(testing::three_deviations(), 11));
  EXPECT_EQ(change_words(before, after),
            "main.cpp: 8 -> 11 of 15 cases pass; alignment is right now; cohesion is not right any "
            "more.");
  EXPECT_EQ(change_words(after, before),
            "main.cpp: 11 -> 8 of 15 cases pass; cohesion is right now; alignment is not right any "
            "more.");
}

TEST(WatchWords, TellThatNothingChanged) {
  const redaction::RedactedExplanation one = told(with_passes(testing::three_deviations(), 4));
  EXPECT_EQ(change_words(one, one), "main.cpp: still 4 of 15 cases pass.");
}

TEST(WatchWords, TellNoMoreThanTheHintLets) {
  const redaction::RedactedExplanation before =
      told(testing::partly_with_facts(), explain::Hint::kNone);
  const redaction::RedactedExplanation after =
      told(testing::three_deviations(), explain::Hint::kNone);
  EXPECT_EQ(change_words(before, after), "main.cpp: no other part became right.");
}

TEST(WatchLines, EndWithTheNextThingToFix) {
  const redaction::RedactedExplanation before = told(with_passes(testing::three_deviations(), 3));
  const redaction::RedactedExplanation after = told(with_passes(testing::three_deviations(), 4));
  const std::vector<std::string> lines = watch_lines(before, after);
  ASSERT_GE(lines.size(), 2U);
  EXPECT_EQ(lines[0], "main.cpp: 3 -> 4 of 15 cases pass.");
  EXPECT_THAT(lines[1], HasSubstr("Next: Separation points at the neighbour"));
}

TEST(WatchLines, EndWhereNothingIsLeftToFix) {
  const redaction::RedactedExplanation before = told(with_passes(testing::three_deviations(), 4));
  const redaction::RedactedExplanation after = told(with_passes(testing::right_program(), 15));
  const std::vector<std::string> lines = watch_lines(before, after);
  EXPECT_THAT(lines,
              ElementsAre(HasSubstr("4 -> 15 of 15 cases pass; "), "Nothing is left to fix."));
  EXPECT_THAT(lines[0], HasSubstr("separation"));
  EXPECT_THAT(lines[0], Not(HasSubstr("any more")));
}

}  // namespace
}  // namespace flocking::report
