#include "report/class_summary.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "report/records.h"

namespace flocking::report {
namespace {

using grade::Record;
using grade::SubmissionResult;
using grade::Verdict;

std::size_t lines_in(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Returns a submission that passes the first `passed` of `all` cases.
SubmissionResult submission(const std::string& name, std::size_t passed, std::size_t all) {
  SubmissionResult one{.name = name, .cannot_start = "", .cases = {}};
  for (std::size_t i = 0; i < all; ++i) {
    grade::CaseResult result = i < passed ? testing::passed_case() : testing::wrong_case();
    result.name = "case_" + std::to_string(i + 1);
    result.points = i < passed ? 1.0 : 0.0;
    result.max_points = 1.0;
    one.cases.push_back(std::move(result));
  }
  return one;
}

SubmissionResult refused(const std::string& name, Verdict verdict, std::size_t all) {
  SubmissionResult one = submission(name, 0, all);
  one.cannot_start = "it is not there";
  one.refused_as = verdict;
  for (grade::CaseResult& result : one.cases) result.verdict = verdict;
  return one;
}

Record class_of(std::vector<SubmissionResult> submissions) {
  Record record = testing::record_of({});
  record.is_class = true;
  record.missing.clear();
  record.submissions = std::move(submissions);
  return record;
}

TEST(ClassSummary, SaysHowManyPassedHowMuchAndWhatNeedsAttention) {
  Record record = class_of({submission("Hopper, Grace", 4, 4), submission("Lovelace, Ada", 4, 4),
                            submission("Noether, Emmy", 3, 4), submission("Gauss, Carl", 1, 4),
                            refused("Euler, Leonhard", Verdict::kCompileError, 4),
                            refused("Abel, Niels", Verdict::kNotGradable, 4)});
  for (const char* const name : {"Galois, Evariste", "Germain, Sophie"}) {
    record.submissions.push_back(refused(name, Verdict::kNotGradable, 4));
  }
  record.submissions[6].presence = Presence::kMissing;
  record.submissions[7].presence = Presence::kUnknown;
  record.submissions[2].notes = {"submitted late"};
  record.submissions[3].build_warnings = {"main.cpp:8: suggest parentheses"};
  record.submissions[3].cases[3].warnings = {
      "it was refused a process or a thread; give --process-limit N"};
  record.notes = {"2 entries belong to no student of the roster"};
  EXPECT_EQ(class_summary(redaction::redacted(record), {}),
            R"~(flocking 1.0, started 2025-03-01T12:00:00Z

cases passed, by submissions:
  all 4     2  ####################
  3         1  ##########
  1         1  ##########
  none      4  ########################################

needs attention:
  unknown, because an unassigned entry may be theirs (1): Germain, Sophie
  nothing submitted (1): Galois, Evariste
  not gradable (1): Abel, Niels
  compile error (1): Euler, Leonhard
  could not start a process; see --process-limit (1): Gauss, Carl
  compiler warnings that are likely mistakes (1): Gauss, Carl
  submitted late (1): Noether, Emmy

cases that most submissions fail:
  6 of 8 fail case_4
  5 of 8 fail case_2
  5 of 8 fail case_3
  4 of 8 fail case_1

sandbox: limits, namespaces
WARNING: 2 entries belong to no student of the roster
8 submissions: 12 of 32 cases pass, 12 of 32 points, graded in 2.500 s
details: add --report text or --report html=class.html
)~");
}

TEST(ClassSummary, BeginsWithTheRulesThatSubmissionsFollow) {
  Record record = class_of({submission("Hopper, Grace", 1, 2), submission("Lovelace, Ada", 2, 2)});
  record.submissions[0].followed = grade::ProgramRules{
      .rules = "course-tests", .rules_of_cases = "course", .failed = 1, .is_computed = true};
  const std::string text = class_summary(redaction::redacted(record), {"class.html"});
  EXPECT_EQ(text.find("flocking 1.0, started 2025-03-01T12:00:00Z\n1 of 2 submissions follows "
                      "course-tests; the answers that it fails follow course: use --rules "
                      "course-tests\n\n"),
            0U)
      << text;
  EXPECT_NE(text.find("\ndetails: class.html\n"), std::string::npos) << text;
}

TEST(ClassSummary, HasAtMost40LinesWhateverHappened) {
  std::vector<SubmissionResult> all;
  for (std::size_t i = 0; i < 50; ++i) {
    all.push_back(submission("student " + std::to_string(i), i % 31, 30));
    all.back().notes = {"note " + std::to_string(i)};
    all.back().build_warnings = {"main.cpp:8: suggest parentheses"};
    all.back().followed = grade::ProgramRules{
        .rules = "rules" + std::to_string(i), .rules_of_cases = "course", .failed = 1};
  }
  for (const Verdict verdict :
       {Verdict::kNotGradable, Verdict::kCompileError, Verdict::kRuntimeError}) {
    all.push_back(refused("refused", verdict, 30));
  }
  Record record = class_of(std::move(all));
  record.layout = "a folder for each student";
  for (std::size_t i = 0; i < 20; ++i) {
    record.notes.push_back("note " + std::to_string(i));
    record.rules.computed.push_back({"rules", 1});
  }
  const std::string text = class_summary(redaction::redacted(record), {});
  EXPECT_EQ(lines_in(text), kMostSummaryLines) << text;
  EXPECT_NE(text.find("\nWARNING: and 16 more\n"), std::string::npos) << text;
}

TEST(ClassSummary, OfNobodyIsShort) {
  EXPECT_LT(lines_in(class_summary(redaction::redacted(class_of({})), {})), 8U);
}

}  // namespace
}  // namespace flocking::report
