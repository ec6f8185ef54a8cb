#include "report/explanation_headline.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "report/explanation_formats.h"
#include "report/explanations.h"

namespace flocking::report {
namespace {

using explain::Hint;
using testing::explained;

std::string headline_of(const explain::Explanation& explanation, Hint hint = Hint::kFull) {
  const std::vector<redaction::NamedExplanation> one = {{"", explanation}};
  return headline(redaction::redacted(one, hint).submissions.front());
}

TEST(ExplanationHeadline, HasEverythingInIt) {
  explain::Explanation all = testing::wrong_loop();
  all.deviations.resize(3);  // one for separation and two for the loop
  all.deviations.push_back({explain::Slot::kAlignmentTimes, 1, {}, 3});
  EXPECT_EQ(headline_of(all),
            "Cohesion and alignment are right. Separation points towards neighbours instead of "
            "away. All forces are added once per neighbour: see the loop that calls the forces.");
  EXPECT_EQ(headline_of(testing::partly_with_facts()),
            "Cohesion is right. Separation points towards neighbours instead of away. It is "
            "unknown what alignment computes; 2 facts about it follow.");
}

TEST(ExplanationHeadline, TellsPartsUnderTheHintWhere) {
  EXPECT_EQ(headline_of(testing::wrong_loop(), Hint::kWhere),
            "Look at separation, then at the loop that calls the forces, then at printing, then at "
            "cohesion, then at alignment.");
  EXPECT_EQ(headline_of(testing::partly_with_facts(), Hint::kWhere),
            "Cohesion is right. Look at separation. It is unknown what alignment computes.");
  EXPECT_EQ(headline_of(testing::partly_with_facts(), Hint::kNone), "Partly explained.");
}

TEST(ExplanationHeadline, KnowsTheTemplate) {
  EXPECT_EQ(headline_of(testing::template_unchanged()),
            "This is the template, unchanged: none of the three forces is computed.");
  EXPECT_EQ(headline_of(testing::template_unchanged(), Hint::kWhere),
            "Look at cohesion, then at separation, then at alignment.");
  explain::Explanation more = testing::template_unchanged();
  more.deviations.push_back({explain::Slot::kPrintingDigits, 2, {}, 1});
  EXPECT_EQ(headline_of(more),
            "None of the three forces is computed. Numbers are printed with six decimals.");
}

TEST(ExplanationHeadline, SumsUpWhatBreaksNothing) {
  EXPECT_TRUE(headline_of(testing::wrong_loop())
                  .ends_with(" 2 more things differ from the rules, but break no case."));
  explain::Explanation one = testing::three_deviations();
  one.deviations.erase(one.deviations.begin(), one.deviations.begin() + 2);
  EXPECT_EQ(headline_of(one),
            "Cohesion, separation and alignment are right. One thing differs from the rules, but "
            "breaks no case.");
}

// The headline does not call a part unknown if something is known about it.
TEST(ExplanationHeadline, TellsWhatIsKnownOfTheUnexplained) {
  EXPECT_EQ(headline_of(testing::facts_alone()),
            "It is unknown what cohesion computes; 1 fact about it follows. It is unknown how the "
            "input is read.");
  EXPECT_EQ(headline_of(testing::crashing()),
            "On every input that was tried it ends with signal 6 (SIGABRT).");
  EXPECT_EQ(headline_of(testing::unexplained()), "Not explained");
  explain::Explanation rest = testing::facts_alone();
  rest.parts.push_back({"printing", explain::Knowledge::kRight, {}, {}});
  EXPECT_TRUE(headline_of(rest).starts_with("Printing is right. It is unknown what cohesion "));
}

TEST(ExplanationText, TellsFactsUnderTheirPart) {
  EXPECT_EQ(
      explained("text", testing::facts_alone()),
      R"(It is unknown what cohesion computes; 1 fact about it follows. It is unknown how the input is read.
Not explained. 30 inputs were tried.
Why the explanation is incomplete: it prints something else each time

Facts about cohesion:
 - Cohesion has no effect.

Use --all to see the inputs that show the facts.
)");
}

TEST(ExplanationText, QuotesLastWordsAndDebugText) {
  EXPECT_EQ(explained("text", testing::crashing()),
            R"(On every input that was tried it ends with signal 6 (SIGABRT).
Not explained. 12 inputs were tried.
Why the explanation is incomplete: it prints nothing

On every input that was tried it ends with signal 6 (SIGABRT): terminate called after throwing 'std::invalid_argument' what(): stod
   The end of the last agent's line is read as a time step.
   Add one getline before the loop over the time steps.
   the smallest input that was found:
   | 0 0 0 0
   | 0 0 0
   | 0
   | 1

These lines are not part of the answer:
   | reading...
   | N = 2
   | done
)");
}

TEST(ExplanationText, TellsTheRestInALineUnlessAtLength) {
  const std::vector<redaction::NamedExplanation> one = {{"", testing::wrong_loop()}};
  const ExplanationFormat& text = explanation_formats().front();
  const std::string brief = text.write(one, {});
  EXPECT_NE(
      brief.find("\n4. Six decimals [printing]: Numbers are printed with six decimals. Breaks "
                 "no case on its own.\n5. Divides by 0 neighbours [cohesion and alignment]: "),
      std::string::npos);
  EXPECT_NE(brief.find("\nUse --all to see every cause in full.\n"), std::string::npos);
  const std::string all = text.write(one, {.hint = Hint::kFull, .at_length = true});
  EXPECT_NE(all.find("\n\n4. Six decimals [printing]\n   Numbers are printed with six decimals.\n"),
            std::string::npos);
  EXPECT_EQ(all.find("--all"), std::string::npos);
  const std::vector<redaction::NamedExplanation> facts = {{"", testing::facts_alone()}};
  EXPECT_NE(text.write(facts, {.hint = Hint::kFull, .at_length = true})
                .find(" - Cohesion has no effect.\n   as on this input:\n   | 7 8\n   | 9\n"),
            std::string::npos);
}

}  // namespace
}  // namespace flocking::report
