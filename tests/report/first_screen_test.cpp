// Tests of the first screen of a program with a source, and of its lines in all reports.
#include "report/first_screen.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/words.h"
#include "explain/right_rules.h"
#include "report/explanations.h"
#include "report/feedback.h"
#include "report/records.h"
#include "variant/variant.h"

namespace flocking::report {
namespace {

using explain::Hint;
using ::testing::HasSubstr;
using ::testing::Not;

diagnosis::LineFix fix_of(const std::string& part, std::uint64_t line, const std::string& kind,
                          std::uint64_t cases_after) {
  return {.file = "main.cpp",
          .line = line,
          .part = part,
          .kind = kind,
          .diff = "-  a = b - c;\n+  a = c - b;\n",
          .cases_after = cases_after};
}

// Returns edits that repair separation and the loop of cohesion. Single precision belongs to no
// part.
diagnosis::LineFindings all_fixed() {
  return {.fixes = {fix_of("separation", 27, "swap the two sides of -", 9),
                    fix_of("cohesion", 15, "move it out of the loop", 15)},
          .lines = {},
          .unrepaired = {},
          .cases = 15};
}

redaction::NamedExplanation named(explain::Explanation explanation, diagnosis::LineFindings lines) {
  return {
      .name = "hand/main.cpp", .explanation = std::move(explanation), .lines = std::move(lines)};
}

std::string screen_of(const redaction::NamedExplanation& explanation, Hint hint = Hint::kFull) {
  const redaction::RedactedExplanations all = redaction::redacted({&explanation, 1}, hint);
  return fmt::format("{}\n", fmt::join(first_screen(all.submissions.front(), ""), "\n"));
}

TEST(FirstScreen, BeginsItemsWithLinesAndShowsChanges) {
  const explain::Explanation known = testing::three_deviations();
  EXPECT_EQ(screen_of(named(known, all_fixed())),
            "main.cpp: 4 of 15 cases pass. Alignment is right. Two things to fix:\n"
            "1. main.cpp:27  Separation points at the neighbour instead of away from it.\n"
            "   Swap the two sides of -.                                                        "
            "      then 9 pass\n"
            "   | -  a = b - c;\n"
            "   | +  a = c - b;\n"
            "2. main.cpp:15  The whole force of cohesion is added again for each neighbour.\n"
            "   Move it out of the loop.                                                        "
            "     then 15 pass\n"
            "   | -  a = b - c;\n"
            "   | +  a = c - b;\n"
            "1 other thing differs from the rules but breaks no case.\n"
            "Use --all to see every cause with formulas and inputs.\n");
}

// Separation by the text fails cases of course-tests, but is no mistake, and its lines are right.
TEST(FirstScreen, CallsNoMistakeWhatTheTextSays) {
  explain::Explanation all;
  all.status = explain::Status::kExplained;
  all.variant = explain::parse_variant("course alignment.self=without");
  explain::set_right(all, explain::parse_variant("course-tests"));
  all.right_name = "course-tests";
  for (explain::Deviation& deviation : all.deviations) deviation.breaks = 1;
  all.cases = 3;
  const diagnosis::LineFindings lines = {
      .fixes = {fix_of("alignment", 46, "remove j == i ||", 2)},
      .lines = {{.part = "separation", .file = "main.cpp", .first = 31, .last = 37}},
      .unrepaired = {"separation"},
      .cases = 3};
  const std::string screen = screen_of(named(all, lines));
  EXPECT_THAT(screen,
              HasSubstr("Separation is computed as the assignment's text\nsays: that is not "
                        "a mistake, but the answers use another formula. One thing to fix:"));
  EXPECT_THAT(screen, Not(HasSubstr("main.cpp:31")));
  EXPECT_THAT(screen, Not(HasSubstr("differ")));
}

TEST(FirstScreen, TellsOfLinesWhatTheHintLets) {
  const redaction::NamedExplanation one = named(testing::three_deviations(), all_fixed());
  const std::string what = screen_of(one, Hint::kWhat);
  EXPECT_THAT(what, HasSubstr("1. main.cpp:27  Separation points at the neighbour"));
  EXPECT_THAT(what, HasSubstr("   Swap the two sides of -."));
  EXPECT_THAT(what, Not(HasSubstr("a = b")));
  const std::string where = screen_of(one, Hint::kWhere);
  EXPECT_THAT(where, HasSubstr("1. main.cpp:27  Separation."));
  EXPECT_THAT(where, Not(HasSubstr("wap the two sides")));
  EXPECT_THAT(where, Not(HasSubstr("away from")));
  EXPECT_THAT(screen_of(one, Hint::kNone), Not(HasSubstr("main.cpp:27")));
}

// If it is unknown which edit belongs to which of two causes, the screen combines no edit with a
// cause.
TEST(FirstScreen, NamesNoCauseWhereAPartHasSeveral) {
  explain::Explanation two = testing::three_deviations();
  two.deviations[1].slot = explain::Slot::kSeparationTerm;
  two.deviations[1].choice = 1;
  const std::string screen =
      screen_of(named(two, {.fixes = {fix_of("separation", 27, "swap the two sides of -", 15)},
                            .lines = {},
                            .unrepaired = {},
                            .cases = 15}));
  EXPECT_THAT(screen,
              HasSubstr("One thing to fix:\n1. main.cpp:27  Separation: swap the two sides"));
  EXPECT_THAT(screen, Not(HasSubstr("points at the neighbour")));
}

TEST(FirstScreen, CountsOnlyWhatTheEditsWereSeenToDo) {
  diagnosis::LineFindings one = all_fixed();
  one.fixes.pop_back();
  one.unrepaired = {"cohesion"};
  one.lines = {{"cohesion", "main.cpp", 10, 19}};
  const std::string screen = screen_of(named(testing::three_deviations(), one));
  EXPECT_THAT(screen, HasSubstr("then 9 pass\n"));
  EXPECT_THAT(screen, HasSubstr("2. main.cpp:10-19  The whole force of cohesion"));
  EXPECT_THAT(screen, Not(HasSubstr("then 15 pass")));
}

TEST(FirstScreen, PutsEditsLastThatGainNothingByThemselves) {
  diagnosis::LineFindings one = all_fixed();
  one.fixes = {fix_of("separation", 27, "swap the two sides of -", 4)};
  one.unrepaired = {"cohesion"};
  const std::string screen = screen_of(named(testing::three_deviations(), one));
  EXPECT_THAT(screen, HasSubstr("1. The whole force of cohesion"));
  EXPECT_THAT(screen, HasSubstr("2. main.cpp:27  Separation points"));
  EXPECT_THAT(screen, Not(HasSubstr("then 4 pass")));
}

TEST(FirstScreen, ClaimsOfNoRepairedPartThatItIsRightOrUnknown) {
  explain::Explanation partly = testing::partly_explained();
  ASSERT_THAT(screen_of(named(partly, {})), HasSubstr("It is unknown what cohesion computes"));
  const diagnosis::LineFindings found = {.fixes = {fix_of("cohesion", 15, "divide by n", 1)},
                                         .lines = {},
                                         .unrepaired = {},
                                         .cases = 1};
  const std::string screen = screen_of(named(partly, found));
  EXPECT_THAT(screen, Not(HasSubstr("is not known")));
  EXPECT_THAT(screen, HasSubstr("1. main.cpp:15  Cohesion: divide by n."));
  explain::Explanation right = testing::partly_with_facts();
  EXPECT_THAT(screen_of(named(right, {})), HasSubstr("Cohesion is right."));
  EXPECT_THAT(screen_of(named(right, found)), Not(HasSubstr("Cohesion is right.")));
}

TEST(FirstScreen, BeginsWhereTheProgramCrashesOrHangs) {
  redaction::NamedExplanation one = named(testing::crashing(), {});
  one.trouble = {
      .file = "main.cpp", .line = 41, .cause = "index 5 of a vector of 5", .callers = {}};
  EXPECT_THAT(screen_of(one), HasSubstr("1. main.cpp:41  Index 5 of a vector of 5.\n"));
  EXPECT_THAT(screen_of(one, Hint::kWhere), HasSubstr("1. main.cpp:41  It crashes here.\n"));
  EXPECT_THAT(screen_of(one, Hint::kNone), Not(HasSubstr("main.cpp:41")));
}

// The screen shows the crash of a case in the same place; it ignores hidden cases.
TEST(LinesInReports, BeginWithTheCrashOfACase) {
  grade::Record record = testing::explained_record(Hint::kFull);
  grade::CaseResult& last = record.submissions.front().cases.back();
  last.crash = {.file = "main.cpp", .line = 41, .cause = "index 5 of a vector of 5", .callers = {}};
  EXPECT_THAT(testing::written("markdown", record),
              HasSubstr("- `main.cpp:41: index 5 of a vector of 5.`\n"));
  last.hidden = true;
  EXPECT_THAT(testing::written("markdown", record),
              Not(HasSubstr("- `main.cpp:41: index 5 of a vector of 5.`\n")));
}

TEST(FirstScreen, FitsWhateverALineOfTheSourceIs) {
  diagnosis::LineFindings wide = all_fixed();
  for (diagnosis::LineFix& fix : wide.fixes) {
    fix.diff = "-" + std::string(300, 'x') + "\n+" + std::string(300, 'y') + "\n";
    fix.file = std::string(60, 'f') + ".cpp";
  }
  diagnosis::LineFindings long_one = all_fixed();
  for (int i = 0; i < 20; ++i) long_one.fixes.front().diff += "+  more;\n";
  for (const diagnosis::LineFindings& lines : {wide, long_one}) {
    const std::string screen = screen_of(named(testing::wrong_loop(), lines));
    std::size_t count = 0;
    for (const std::string_view line : split(screen, '\n')) {
      EXPECT_LE(line.size(), kScreenColumns) << line;
      if (!line.empty()) ++count;
    }
    EXPECT_LE(count, kMostScreenLines) << screen;
  }
}

grade::Record record_with_lines(Hint hint) {
  grade::Record record = testing::explained_record(hint);
  record.submissions.front().lines = all_fixed();
  return record;
}

TEST(LinesInReports, AreToldFirst) {
  const std::string sentence = "main.cpp:27: separation: swap the two sides of -; then 9 of 15";
  for (const std::string format : {"text", "markdown", "github"}) {
    EXPECT_THAT(testing::written(format, record_with_lines(Hint::kFull)), HasSubstr(sentence))
        << format;
    EXPECT_THAT(testing::written(format, record_with_lines(Hint::kWhere)), Not(HasSubstr("swap")))
        << format;
    EXPECT_THAT(testing::written(format, record_with_lines(Hint::kNone)),
                Not(HasSubstr("main.cpp:27")))
        << format;
  }
  const Feedback feedback = feedback_of(record_with_lines(Hint::kFull), 0, {.folder = "/feedback"});
  for (const std::string& text : {feedback.text, feedback.markdown}) {
    EXPECT_LT(text.find(sentence), text.find("course/two"));
  }
  EXPECT_THAT(feedback.html, HasSubstr(sentence));
}

TEST(LinesInReports, AreAnnotationsOfTheSourceWhereThereIsOne) {
  grade::Record record = record_with_lines(Hint::kFull);
  record.is_class = false;
  record.submissions.resize(1);
  EXPECT_THAT(testing::written("github", record),
              HasSubstr("::error file=main.cpp,line=27,title=separation::separation: "
                        "swap the two sides of -; then 9 of 15 cases pass.\n"));
}

}  // namespace
}  // namespace flocking::report
