#include "redaction/redacted_record.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "redaction/field_redactor.h"
#include "redaction/named_explanation.h"
#include "report/formats.h"
#include "report/records.h"
#include "report/report.h"

namespace flocking::report {
namespace {

using grade::Disclosure;
using testing::under;

redaction::RedactedCase redacted_under(Disclosure disclosure, const grade::CaseResult& result) {
  return redaction::redacted(under(disclosure, testing::record_of({result})))
      .submissions.front()
      .cases.front();
}

TEST(RedactedRecord, FullTellsAll) {
  const redaction::RedactedCase result = redacted_under(Disclosure::kFull, testing::wrong_case());
  EXPECT_FALSE(result.verdict_only);
  EXPECT_EQ(result.input_excerpt, "10 10 1 10\n1 1 1 2");
  EXPECT_EQ(result.stderr_excerpt, "step 1\nstep 2");
  EXPECT_EQ(result.comparison->first->expected, "1.234");
}

TEST(RedactedRecord, DifferenceTellsNeitherInputNorStderr) {
  const redaction::RedactedCase result =
      redacted_under(Disclosure::kDifference, testing::wrong_case());
  EXPECT_FALSE(result.verdict_only);
  EXPECT_EQ(result.input_excerpt, "");
  EXPECT_EQ(result.stderr_excerpt, "");
  EXPECT_EQ(result.comparison->first->expected, "1.234");
}

// The last words of a program can quote a case.
TEST(RedactedRecord, ExplanationsQuoteNothingThatIsNotDisclosed) {
  grade::Record record = testing::record_of({testing::wrong_case()});
  record.submissions.front().explanation = explain::Explanation();
  record.submissions.front().explanation->debug_lines = {"1 0 0 0"};
  record.submissions.front().explanation->crash = explain::Crash{.how = "exit status 1",
                                                                 .last_words = "1 0 0 0",
                                                                 .input = "1 0 0 0",
                                                                 .cause = {},
                                                                 .advice = {},
                                                                 .inputs = 1};
  const auto explanation_under = [&record](Disclosure disclosure) {
    return redaction::explanations_in(under(disclosure, record)).front().explanation;
  };
  EXPECT_EQ(explanation_under(Disclosure::kFull).crash->last_words, "1 0 0 0");
  for (const Disclosure disclosure : {Disclosure::kDifference, Disclosure::kVerdict}) {
    const explain::Explanation known = explanation_under(disclosure);
    EXPECT_EQ(known.crash->how, "exit status 1");
    EXPECT_EQ(known.crash->last_words + known.crash->input, "");
    EXPECT_TRUE(known.debug_lines.empty());
  }
}

TEST(RedactedRecord, DifferenceTellsWhereItCrashesAndNotWhy) {
  const redaction::RedactedCase full = redacted_under(Disclosure::kFull, testing::crash_case());
  EXPECT_EQ(full.crash->cause, testing::crash_case().crash->cause);
  const redaction::RedactedCase result =
      redacted_under(Disclosure::kDifference, testing::crash_case());
  EXPECT_EQ(result.crash->file, "src/main.cpp");
  EXPECT_EQ(result.crash->line, 71U);
  EXPECT_EQ(result.crash->cause, "");
  EXPECT_FALSE(redacted_under(Disclosure::kVerdict, testing::crash_case()).crash);
}

TEST(RedactedRecord, MakesCrashesAndWarningsHarmless) {
  grade::Record record = testing::crash_record();
  grade::SubmissionResult& submission = record.submissions.front();
  submission.cases.front().crash->cause = submission.build_warnings.front() = "\x1b[2J\n::error::x";
  const redaction::RedactedSubmission told = redaction::redacted(record).submissions.front();
  for (const std::string& text : {told.cases.front().crash->cause, told.build_warnings.front()}) {
    EXPECT_EQ(text.find_first_of("\x1b\n"), std::string::npos) << text;
  }
}

TEST(RedactedRecord, VerdictTellsNothingElse) {
  grade::CaseResult all = testing::wrong_case();
  all.detail = "detail";
  all.warnings = {"warning"};
  all.nondeterministic = true;
  all.runs = 3;
  const redaction::RedactedCase result = redacted_under(Disclosure::kVerdict, all);
  EXPECT_TRUE(result.verdict_only);
  EXPECT_EQ(result.name, "course/wrong");
  EXPECT_EQ(result.verdict, grade::Verdict::kWrongAnswer);
  EXPECT_EQ(result.max_points, 1.0);
  for (const redaction::SafeText& text :
       {result.detail, result.input_excerpt, result.stderr_excerpt}) {
    EXPECT_EQ(text, "");
  }
  EXPECT_TRUE(result.warnings.empty());
  EXPECT_FALSE(result.comparison.has_value());
  EXPECT_FALSE(result.nondeterministic);
  EXPECT_EQ(result.runs, 1U);
  EXPECT_EQ(result.agents + result.steps, 0U);
  EXPECT_EQ(result.usage.cpu_s + result.usage.wall_s, 0.0);
  EXPECT_EQ(result.usage.peak_memory_bytes + result.usage.output_bytes, 0U);
}

TEST(RedactedRecord, LinksReplaysFromTheFolderOfTheReport) {
  grade::CaseResult result = testing::wrong_case();
  result.replay = "/grading/replays/a b/wrong.html";
  const auto link_from = [&result](const std::string& folder) {
    return redaction::redacted(testing::record_of({result}), folder)
        .submissions.front()
        .cases.front()
        .replay;
  };
  EXPECT_EQ(link_from("/grading"), "replays/a%20b/wrong.html");
  EXPECT_EQ(link_from("/grading/reports/today"), "../../replays/a%20b/wrong.html");
  EXPECT_EQ(link_from(""), "/grading/replays/a%20b/wrong.html");
  result.replay = "";
  EXPECT_EQ(link_from("/grading"), "");
}

TEST(RedactedRecord, HiddenCasesTellTheirVerdictInEveryFormat) {
  for (const Disclosure disclosure :
       {Disclosure::kFull, Disclosure::kDifference, Disclosure::kVerdict}) {
    EXPECT_TRUE(redacted_under(disclosure, testing::hidden_case()).verdict_only);
    for (const ReportFormat& format : report_formats()) {
      if (format.fills_in) continue;
      const std::string report =
          format.write(under(disclosure, testing::mixed_record()), {.color = true});
      if (format.name != "codequality") {  // has places in the source alone
        EXPECT_NE(report.find("secret/zero"), std::string::npos) << format.name;
      }
      for (const char* secret : {"SECRET", "7.77", "98765"}) {
        EXPECT_EQ(report.find(secret), std::string::npos) << format.name << " tells " << secret;
      }
    }
  }
}

TEST(RedactedRecord, NothingOfACaseReachesAnyFormatUnderVerdict) {
  grade::CaseResult result = testing::hidden_case();
  result.hidden = false;
  for (const ReportFormat& format : report_formats()) {
    if (format.fills_in) continue;
    const std::string report =
        format.write(under(Disclosure::kVerdict, testing::record_of({result})), {});
    for (const char* secret : {"SECRET", "7.77", "98765"}) {
      EXPECT_EQ(report.find(secret), std::string::npos) << format.name << " tells " << secret;
    }
  }
}

TEST(RedactedRecord, SumsPerSubmissionAndPerCase) {
  const redaction::RedactedRecord all = redaction::redacted(testing::class_record());
  EXPECT_EQ(all.score.passed, 1U);
  EXPECT_EQ(all.score.cases, 4U);
  EXPECT_EQ(all.submissions.at(0).score.points, 1.0);
  EXPECT_EQ(all.submissions.at(1).score.points, 0.0);
  ASSERT_EQ(all.cases.size(), 2U);
  EXPECT_EQ(all.cases.at(0).name, "course/two");
  EXPECT_EQ(all.cases.at(0).score.passed, 1U);
  EXPECT_EQ(all.cases.at(0).score.max_points, 2.0);
  EXPECT_EQ(all.cases.at(1).score.passed, 0U);
}

TEST(RedactedRecord, FindsCasesByName) {
  const redaction::RedactedRecord all = redaction::redacted(testing::class_record());
  EXPECT_EQ(redaction::find_case(all.submissions.front(), "course/wrong"),
            &all.submissions.front().cases[1]);
  EXPECT_EQ(redaction::find_case(all.submissions.front(), "course/none"), nullptr);
}

// Static assertions: a report of any other type does not compile.

template <class Text>
concept MakesText = requires(redaction::SafeText& text, Text&& other) {
  text = other;
}
|| std::is_constructible_v<redaction::SafeText, Text>;

static_assert(!MakesText<std::string>);
static_assert(!MakesText<std::string_view>);
static_assert(!MakesText<const char*>);

template <class Record>
concept IsReported = requires(const Record& record, const ReportStyle& style) {
  write_text(record, style);
}
|| requires(const Record& record, const ReportStyle& style) { write_html(record, style); };

static_assert(IsReported<redaction::RedactedRecord>);
static_assert(!IsReported<grade::Record>);

template <class From, class To>
concept IsRedacted = requires(const redaction::FieldRedactor& way, const From& from, To& to) {
  way({}, from, to);
};

static_assert(IsRedacted<std::string, redaction::SafeText>);
static_assert(!IsRedacted<std::string, std::string>);
static_assert(!IsRedacted<std::vector<std::string>, std::vector<std::string>>);

// A submission, a case and an explanation copy none of their fields unredacted.
static_assert(
    !std::is_constructible_v<redaction::RedactedSubmission, const grade::SubmissionResult&>);
static_assert(!std::is_base_of_v<grade::CaseResult, redaction::RedactedCase>);
static_assert(!std::is_constructible_v<redaction::RedactedCase, const grade::CaseResult&>);
static_assert(
    !std::is_constructible_v<redaction::RedactedExplanation, const explain::Explanation&>);

template <class Result>
concept TellsTimeOfSubmission = requires(const Result& result) {
  result.submitted_at;
};
template <class Result>
concept TellsRulesThatItPassesBy = requires(const Result& result) {
  result.passes_by;
};

static_assert(TellsTimeOfSubmission<grade::SubmissionResult>);
static_assert(!TellsTimeOfSubmission<redaction::RedactedSubmission>);
static_assert(TellsRulesThatItPassesBy<grade::CaseResult>);
static_assert(!TellsRulesThatItPassesBy<redaction::RedactedCase>);

}  // namespace
}  // namespace flocking::report
