#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/printable.h"
#include "base/words.h"
#include "report/explanations.h"
#include "report/grading_document.h"
#include "report/records.h"

// check.sh checks the elements, policy and data of whole pages; a browser test checks their
// behaviour.
namespace flocking::report {
namespace {

using grade::Disclosure;
using ::testing::HasSubstr;
using testing::nasty_record;
using testing::nasty_texts;
using ::testing::Not;
using testing::under;
using testing::written;

std::string between(const std::string& text, std::string_view begin, std::string_view end) {
  const std::size_t from = text.find(begin) + begin.size();
  return text.substr(from, text.find(end, from) - from);
}

std::string data_of(const std::string& page) { return between(page, "id=\"data\">", "</script>"); }

// Returns the page without its data.
std::string frame_of(std::string page) {
  for (const auto& [begin, end] :
       {std::pair("id=\"data\">", "</script>"), std::pair("<div id=\"plain\">", "\n<section")}) {
    const std::size_t from = page.find(begin);
    page.erase(from, page.find(end, from) - from);
  }
  return page;
}

std::size_t count_of(std::string_view text, std::string_view what) {
  std::size_t count = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos;
       at = text.find(what, at + 1)) {
    ++count;
  }
  return count;
}

TEST(HtmlReport, HoldsTheJsonReport) {
  const grade::Record record = testing::explained_record(explain::Hint::kFull);
  EXPECT_EQ(data_of(written("html", record)),
            grading_document(redaction::redacted(record), JsonWriter::Style::kCompact));
}

TEST(HtmlReport, IsATableOfVerdictsWithoutScripts) {
  const std::string page = written("html", testing::class_record());
  EXPECT_THAT(page, HasSubstr("<p>1 of 4 cases pass, 1 of 4 points</p>"));
  EXPECT_THAT(page, HasSubstr("<p>the sandbox is missing cgroup (not writable)</p>"));
  EXPECT_THAT(page, HasSubstr("<tr><th scope=\"row\">alice</th><td>AC</td><td>WA</td>"
                              "<td>1/2</td><td>1/2</td></tr>\n"
                              "<tr><th scope=\"row\">bob</th><td>TLE</td><td>WA</td>"
                              "<td>0/2</td><td>0/2</td></tr>\n"));
}

TEST(HtmlReport, LeavesCellsEmptyWhereACaseIsNot) {
  grade::Record record = testing::class_record();
  record.submissions.front().cases.erase(record.submissions.front().cases.begin());
  EXPECT_THAT(written("html", record),
              HasSubstr("<tr><th scope=\"row\">alice</th><td>WA</td><td></td>"));
}

// For every text of a submission, the page has the same elements, script and style as for a
// harmless text.
TEST(HtmlReport, HasTheSameElementsOfAnyText) {
  for (const bool is_class : {false, true}) {
    const std::string harmless = written("html", nasty_record({"x"}, is_class));
    for (const std::string& text : nasty_texts()) {
      if (text.empty()) continue;
      const std::string page = written("html", nasty_record({text}, is_class));
      EXPECT_EQ(frame_of(page), frame_of(harmless)) << in_quotes(text);
      for (const char* bracket : {"<", ">"}) {
        EXPECT_EQ(count_of(page, bracket), count_of(harmless, bracket)) << in_quotes(text);
      }
    }
  }
}

TEST(HtmlReport, EscapesWhatCouldEndTheData) {
  const std::string text = "</script><script>alert(1)</script><!-- \u2028 & {{data}}";
  for (const bool is_class : {false, true}) {
    const std::string page = written("html", nasty_record({text}, is_class));
    EXPECT_EQ(count_of(page, "<script"), 2U);
    EXPECT_EQ(count_of(page, "</script"), 2U);
    const std::string data = data_of(page);
    EXPECT_THAT(data, HasSubstr("\\u003c/script\\u003e\\u003cscript\\u003ealert(1)"));
    for (const char* raw : {"<", ">", "&", "\u2028"}) EXPECT_THAT(data, Not(HasSubstr(raw)));
  }
}

TEST(HtmlReport, EscapesExplanationsToo) {
  grade::Record record = testing::explained_record(explain::Hint::kFull);
  const std::string text = "</script><script>alert(1)</script>\x1b[2J\xff";
  record.submissions.front().explanation = testing::nasty_explanation(text);
  const std::string page = written("html", record);
  EXPECT_EQ(count_of(page, "<script"), 2U);
  EXPECT_THAT(page, Not(HasSubstr("\x1b")));
  EXPECT_THAT(page, Not(HasSubstr("\xff")));
}

TEST(HtmlReport, TellsNoTraceOfHiddenCases) {
  grade::CaseResult hidden = testing::hidden_case();
  hidden.replay = "SECRET.html";
  for (const Disclosure disclosure :
       {Disclosure::kFull, Disclosure::kDifference, Disclosure::kVerdict}) {
    const std::string page = written("html", under(disclosure, testing::record_of({hidden})));
    for (const char* secret : {"SECRET", "7.77", "98765"}) {
      EXPECT_THAT(page, Not(HasSubstr(secret)));
    }
    EXPECT_THAT(data_of(page), Not(HasSubstr("off by")));
    EXPECT_THAT(data_of(page), Not(HasSubstr("first_difference")));
    EXPECT_THAT(data_of(page), HasSubstr(R"("name":"secret/zero","group":"secret","hidden":true)"));
  }
}

// A replay contains the whole input, so only full disclosure links it.
TEST(HtmlReport, TellsAsMuchAsIsDisclosed) {
  grade::CaseResult wrong = testing::wrong_case();
  wrong.replay = "replays/x/wrong.html";
  const auto page = [&wrong](Disclosure disclosure) {
    return data_of(written("html", under(disclosure, testing::record_of({wrong}))));
  };
  const std::vector<const char*> inputs = {"10 10 1 10", "step 1\\nstep 2", "replays/x/wrong.html"};
  const std::vector<const char*> differences = {"1.236", "\"cpu_s\"", "3 of 16 values differ"};
  for (const char* input : inputs) {
    EXPECT_THAT(page(Disclosure::kFull), HasSubstr(input));
    EXPECT_THAT(page(Disclosure::kDifference), Not(HasSubstr(input)));
    EXPECT_THAT(page(Disclosure::kVerdict), Not(HasSubstr(input)));
  }
  for (const char* difference : differences) {
    EXPECT_THAT(page(Disclosure::kDifference), HasSubstr(difference));
    EXPECT_THAT(page(Disclosure::kVerdict), Not(HasSubstr(difference)));
  }
}

TEST(HtmlReport, TellsAsMuchOfExplanationsAsTheHint) {
  const auto data = [](explain::Hint hint) {
    return data_of(written("html", testing::explained_record(hint)));
  };
  const std::string_view part = "\"separation\"";
  EXPECT_THAT(data(explain::Hint::kNone), Not(HasSubstr(part)));
  EXPECT_THAT(data(explain::Hint::kWhere), HasSubstr(part));
  EXPECT_THAT(data(explain::Hint::kWhere), Not(HasSubstr("Pulls towards neighbours")));
  EXPECT_THAT(data(explain::Hint::kWhat), HasSubstr("Pulls towards neighbours"));
  EXPECT_THAT(data(explain::Hint::kWhat), Not(HasSubstr("separation.direction")));
  EXPECT_THAT(data(explain::Hint::kFull), HasSubstr("separation.direction"));
  EXPECT_THAT(data_of(written("html", testing::class_record())),
              HasSubstr("\"explanations\":null"));
}

// A class of 34 and 15 cases with the largest possible data: all cases fail, excerpts are as long
// as the grader keeps them, and a third of stderr is not text.
grade::Record large_class() {
  grade::CaseResult wrong = testing::wrong_case();
  wrong.comparison->layout = testing::layout_case().comparison->layout;
  wrong.comparison->first_not_finite = 16;
  wrong.warnings = {"used 85% of the memory limit", "used 92% of the time limit"};
  wrong.input_excerpt = wrong.stderr_excerpt = "";
  for (int line = 0; line < 64; ++line) wrong.input_excerpt += "-1.234 5.678 -9.012 3.456 0.1234\n";
  for (int line = 0; line < 64; ++line) {
    wrong.stderr_excerpt += "step 1 \x1b\x02\xff <b>&\"x\"</b> \\n\n";
  }
  grade::Record record = testing::record_of({});
  record.is_class = true;
  record.hint = explain::Hint::kFull;
  for (int i = 0; i < 34; ++i) {
    grade::SubmissionResult& submission = record.submissions.emplace_back();
    submission.name = "a_submission_with_a_rather_long_name_" + std::to_string(i);
    submission.explanation = testing::three_deviations();
    for (int j = 0; j < 15; ++j) {
      submission.cases.push_back(wrong);
      submission.cases.back().name = "course/a_case_with_a_rather_long_name_" + std::to_string(j);
      submission.cases.back().replay = "replays/" + submission.name + "/" + std::to_string(j);
    }
  }
  return record;
}

TEST(HtmlReport, OfALargeClassIsBelowThreeMegabytes) {
  const std::string page = written("html", large_class());
  EXPECT_LT(page.size(), 3'000'000U);
  EXPECT_GT(page.size(), 500'000U);
}

TEST(HtmlReport, IsTheSameOfTheSameRecord) {
  const grade::Record record = large_class();
  EXPECT_EQ(written("html", record), written("html", record));
}

}  // namespace
}  // namespace flocking::report
