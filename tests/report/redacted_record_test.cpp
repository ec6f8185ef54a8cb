#include "report/redacted_record.h"

#include <gtest/gtest.h>

#include <string>

#include "report/records.h"
#include "report/report.h"

namespace flocking::report {
namespace {

using grade::Disclosure;
using testing::under;

RedactedCase redacted_under(Disclosure disclosure, const grade::CaseResult& result) {
  return redacted(under(disclosure, testing::record_of({result})))
      .submissions.front()
      .cases.front();
}

TEST(RedactedRecord, FullTellsAll) {
  const RedactedCase result = redacted_under(Disclosure::kFull, testing::wrong_case());
  EXPECT_FALSE(result.verdict_only);
  EXPECT_EQ(result.input_excerpt, "10 10 1 10\n1 1 1 2");
  EXPECT_EQ(result.stderr_excerpt, "step 1\nstep 2");
  EXPECT_EQ(result.comparison->first->expected, "1.234");
}

TEST(RedactedRecord, DifferenceTellsNeitherInputNorStderr) {
  const RedactedCase result = redacted_under(Disclosure::kDifference, testing::wrong_case());
  EXPECT_FALSE(result.verdict_only);
  EXPECT_EQ(result.input_excerpt, "");
  EXPECT_EQ(result.stderr_excerpt, "");
  EXPECT_EQ(result.comparison->first->expected, "1.234");
}

TEST(RedactedRecord, DifferenceTellsWhereItCrashesAndNotWhy) {
  const RedactedCase full = redacted_under(Disclosure::kFull, testing::crash_case());
  EXPECT_EQ(full.crash, testing::crash_case().crash);
  const RedactedCase result = redacted_under(Disclosure::kDifference, testing::crash_case());
  EXPECT_EQ(result.crash->file, "src/main.cpp");
  EXPECT_EQ(result.crash->line, 71U);
  EXPECT_EQ(result.crash->cause, "");
  EXPECT_FALSE(redacted_under(Disclosure::kVerdict, testing::crash_case()).crash);
}

TEST(RedactedRecord, MakesCrashesAndWarningsHarmless) {
  grade::Record record = testing::crash_record();
  grade::SubmissionResult& submission = record.submissions.front();
  submission.cases.front().crash->cause = submission.build_warnings.front() = "\x1b[2J\n::error::x";
  const RedactedSubmission told = redacted(record).submissions.front();
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
  const RedactedCase result = redacted_under(Disclosure::kVerdict, all);
  EXPECT_TRUE(result.verdict_only);
  EXPECT_EQ(result.name, "course/wrong");
  EXPECT_EQ(result.verdict, grade::Verdict::kWrongAnswer);
  EXPECT_EQ(result.max_points, 1.0);
  EXPECT_EQ(result.detail + result.input_excerpt + result.stderr_excerpt, "");
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
    return redacted(testing::record_of({result}), folder).submissions.front().cases.front().replay;
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
      EXPECT_NE(report.find("secret/zero"), std::string::npos) << format.name;
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
  const RedactedRecord all = redacted(testing::class_record());
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
  const RedactedRecord all = redacted(testing::class_record());
  EXPECT_EQ(find_case(all.submissions.front(), "course/wrong"), &all.submissions.front().cases[1]);
  EXPECT_EQ(find_case(all.submissions.front(), "course/none"), nullptr);
}

}  // namespace
}  // namespace flocking::report
