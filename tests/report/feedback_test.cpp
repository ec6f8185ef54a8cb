#include "report/feedback.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/printable.h"
#include "report/explanations.h"
#include "report/records.h"

namespace flocking::report {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::vector<std::string> all_of(const Feedback& feedback) {
  return {feedback.html, feedback.markdown, feedback.text};
}

std::vector<std::string> all_of(const grade::Record& record, std::size_t submission = 0) {
  return all_of(feedback_of(record, submission, {.folder = "/feedback"}));
}

TEST(Feedback, TellsPointsAndCasesInAllFormats) {
  for (const std::string& text : all_of(testing::class_record())) {
    for (const char* told : {"1 of 2 cases pass, 1 of 2 points", "alice", "course/two",
                             "course/wrong", "step 2, agent 0, vy"}) {
      EXPECT_THAT(text, HasSubstr(told));
    }
  }
}

TEST(Feedback, IsReadAsText) {
  grade::Record record = testing::record_of({testing::passed_case()});
  record.submissions.front().notes = {"submitted late"};
  record.submissions.front().cases.front().replay = "/replays/a b.html";
  EXPECT_EQ(feedback_of(record, 0, {.folder = "/feedback"}).text,
            "1 of 1 case passes, 1 of 1 points\n"
            "submitted late\n"
            "\n"
            "submission: ./student\n"
            "\n"
            "    case            CPU     wall   memory  points\n"
            "AC  course/two  0.003 s  0.010 s  3.5 MiB     1/1  largest error 0.0004 of 0.001 "
            "allowed\n"
            "replay of course/two: ../replays/a%20b.html\n");
}

TEST(Feedback, TellsNothingOfOthersAndOfTheMachine) {
  grade::Record record = testing::class_record();
  record.notes = {"bob submitted late"};
  record.layout = "Canvas";
  grade::CaseRules& rules = record.rules.cases.emplace_back();
  rules.name = "course/two";
  rules.given_by = {"course"};
  rules.wanted = "course-tests";
  for (const std::string& text : all_of(record)) {
    for (const char* kept : {"bob", "Canvas", "cgroup", "were set", "\"wall_s\":2.5"}) {
      EXPECT_THAT(text, Not(HasSubstr(kept)));
    }
  }
  for (const std::string& text : all_of(record, 1)) EXPECT_THAT(text, Not(HasSubstr("alice")));
}

TEST(Feedback, KeepsWhatIsHiddenOrNotDisclosed) {
  for (const grade::Disclosure disclosure :
       {grade::Disclosure::kFull, grade::Disclosure::kVerdict}) {
    for (const std::string& text : all_of(testing::under(disclosure, testing::mixed_record()))) {
      EXPECT_THAT(text, HasSubstr("secret/zero"));
      for (const char* secret : {"SECRET", "7.77", "7.8", "98765"}) {
        EXPECT_THAT(text, Not(HasSubstr(secret)));
      }
    }
  }
  for (const std::string& text :
       all_of(testing::under(grade::Disclosure::kVerdict, testing::class_record()))) {
    EXPECT_THAT(text, Not(HasSubstr("agent 0")));
  }
}

TEST(Feedback, SaysWhyNothingWasRun) {
  grade::Record record = testing::cannot_start_record();
  record.submissions.front().refused_as = grade::Verdict::kCompileError;
  record.submissions.front().cannot_start = "main.cpp:88:17: error: expected a semicolon";
  for (const std::string& text : all_of(record)) {
    EXPECT_THAT(text, HasSubstr("main.cpp:88:17: error: expected a semicolon"));
  }
}

TEST(Feedback, ExplainsAsFarAsTheHintAllows) {
  const auto told = [](explain::Hint hint, const char* words) {
    for (const std::string& text : all_of(testing::explained_record(hint))) {
      EXPECT_THAT(text, HasSubstr("separation")) << words;
      EXPECT_EQ(text.find("separation.direction=towards") != std::string::npos,
                hint == explain::Hint::kFull)
          << text;
      EXPECT_THAT(text, Not(HasSubstr("carol")));
    }
  };
  told(explain::Hint::kFull, "full");
  told(explain::Hint::kWhere, "where");
  grade::Record plain = testing::explained_record(explain::Hint::kFull);
  plain.hint.reset();
  for (const std::string& text : all_of(plain)) EXPECT_THAT(text, Not(HasSubstr("towards")));
}

TEST(Feedback, IsPrintableWhateverASubmissionWrites) {
  for (const std::string& nasty : testing::nasty_texts()) {
    for (const std::string& text : all_of(testing::nasty_record({nasty}, true))) {
      std::string_view rest = text;
      while (!rest.empty()) {
        const std::size_t length = rest[0] == '\n' ? 1 : printable_length(rest);
        ASSERT_GT(length, 0U) << in_quotes(rest.substr(0, 20));
        rest.remove_prefix(length);
      }
      EXPECT_THAT(text, Not(HasSubstr("##[")));
      EXPECT_THAT(text, Not(HasSubstr("<img")));
    }
  }
}

}  // namespace
}  // namespace flocking::report
