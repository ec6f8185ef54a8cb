#include "grade/record_codec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>

namespace flocking::grade {
namespace {

using ::testing::ElementsAre;

CaseResult full_case() {
  CaseResult result;
  result.name = "course/a";
  result.group = "course";
  result.hidden = result.sample = result.nondeterministic = true;
  result.points = 0.1;
  result.max_points = 3.0;
  result.uncounted = "b did not pass";
  result.verdict = Verdict::kWrongAnswer;
  result.detail = "exit status 3";
  result.limits.cpu_s = 7.5;
  result.usage.cpu_s = 0.25;
  result.warnings = {"one", "two"};
  result.comparison = judge::Comparison{};
  result.comparison->differences = 5;
  result.absolute_tolerance = "0.001";
  result.relative_tolerance = "0.1";
  result.agents = 4;
  result.steps = 9;
  result.input_excerpt = std::string("in\0put", 6);
  result.stderr_excerpt = "oops\n";
  result.runs = 3;
  result.replay = "replays/a.html";
  result.crash = diagnosis::Crash{
      .file = "main.cpp", .line = 7, .cause = "index 5", .callers = {"main.cpp:20"}};
  result.passes_by = {"course-tests"};
  return result;
}

SubmissionResult full_submission() {
  SubmissionResult result{.name = "ann", .cannot_start = "why", .cases = {full_case()}};
  result.explanation = explain::Explanation{};
  result.explanation->reason = "none";
  result.lines = diagnosis::LineFindings{};
  result.lines->cases = 6;
  result.refused_as = Verdict::kCompileError;
  result.is_refused_here = result.is_late = true;
  result.id = "12";
  result.roster_line = 4;
  result.notes = {"submitted late"};
  result.presence = Presence::kUnknown;
  result.submitted_at = LocalDateTime{.year = 2026, .month = 2, .day = 3, .utc_offset_min = -90};
  result.point_changes = {{PointChange::Kind::kLatePenalty, -1.5, "late"}};
  result.grade_change = GradeChange::kKept;
  result.build_warnings = {"main.cpp:88: warning"};
  result.followed = ProgramRules{"course", "course-tests", 3, 1, true};
  result.build_log = "log";
  result.fingerprint = "abc";
  return result;
}

Record full_record() {
  Record record;
  record.program_version = "1.2";
  record.started_at = "2026-11-29T13:00:00Z";
  record.layers = {"limits"};
  record.timing = "counted";
  record.missing = {"cgroup"};
  record.is_class = true;
  record.cases_folder = "cases";
  record.layout = "Canvas";
  record.notes = {"note"};
  record.disclosure = Disclosure::kVerdict;
  record.hint = explain::Hint::kWhere;
  record.rules.cases = {CaseRules{.name = "a",
                                  .group = ".",
                                  .given_by = {"course"},
                                  .nearest = NearestRules{"book", 2, 3, "vx"},
                                  .wanted = "buas"}};
  record.rules.counts = {{"course", 1}};
  record.rules.looked_at = 2;
  record.rules.odd = 1;
  record.rules.computed = {{"book", 4}};
  record.wall_s = 1.25;
  record.interrupted = "stopped";
  record.submissions = {full_submission(), full_submission()};
  return record;
}

void expect_full_case(const CaseResult& found) {
  const CaseResult given = full_case();
  EXPECT_EQ(found.name, given.name);
  EXPECT_EQ(found.group, given.group);
  EXPECT_TRUE(found.hidden && found.sample && found.nondeterministic);
  EXPECT_EQ(found.points, 0.1);
  EXPECT_EQ(found.max_points, 3.0);
  EXPECT_EQ(found.uncounted, given.uncounted);
  EXPECT_EQ(found.verdict, given.verdict);
  EXPECT_EQ(found.detail, given.detail);
  EXPECT_EQ(found.limits.cpu_s, 7.5);
  EXPECT_EQ(found.usage.cpu_s, 0.25);
  EXPECT_EQ(found.warnings, given.warnings);
  ASSERT_TRUE(found.comparison);
  EXPECT_EQ(found.comparison->differences, 5U);
  EXPECT_EQ(found.absolute_tolerance, "0.001");
  EXPECT_EQ(found.relative_tolerance, "0.1");
  EXPECT_EQ(found.agents, 4U);
  EXPECT_EQ(found.steps, 9U);
  EXPECT_EQ(found.input_excerpt, given.input_excerpt);
  EXPECT_EQ(found.stderr_excerpt, given.stderr_excerpt);
  EXPECT_EQ(found.runs, 3U);
  EXPECT_EQ(found.replay, given.replay);
  EXPECT_EQ(found.crash, given.crash);
  EXPECT_EQ(found.passes_by, given.passes_by);
}

void expect_full_submission(const SubmissionResult& found) {
  const SubmissionResult given = full_submission();
  EXPECT_EQ(found.name, "ann");
  EXPECT_EQ(found.cannot_start, "why");
  ASSERT_EQ(found.cases.size(), 1U);
  expect_full_case(found.cases.front());
  ASSERT_TRUE(found.explanation);
  EXPECT_EQ(found.explanation->reason, "none");
  EXPECT_EQ(found.lines, given.lines);
  EXPECT_EQ(found.refused_as, Verdict::kCompileError);
  EXPECT_TRUE(found.is_refused_here && found.is_late);
  EXPECT_EQ(found.id, "12");
  EXPECT_EQ(found.roster_line, 4U);
  EXPECT_EQ(found.notes, given.notes);
  EXPECT_EQ(found.presence, Presence::kUnknown);
  EXPECT_EQ(found.submitted_at, given.submitted_at);
  ASSERT_EQ(found.point_changes.size(), 1U);
  EXPECT_EQ(found.point_changes.front().kind, PointChange::Kind::kLatePenalty);
  EXPECT_EQ(found.point_changes.front().points, -1.5);
  EXPECT_EQ(found.point_changes.front().reason, "late");
  EXPECT_EQ(found.grade_change, GradeChange::kKept);
  EXPECT_EQ(found.build_warnings, given.build_warnings);
  ASSERT_TRUE(found.followed);
  EXPECT_EQ(found.followed->rules_of_cases, "course-tests");
  EXPECT_EQ(found.followed->failed, 3U);
  EXPECT_EQ(found.followed->missed, 1U);
  EXPECT_TRUE(found.followed->is_computed);
  EXPECT_EQ(found.build_log, "log");
  EXPECT_EQ(found.fingerprint, "abc");
}

TEST(RecordCodec, KeepsEveryField) {
  const Record found = unpacked_record(packed_record(full_record()));
  EXPECT_EQ(found.program_version, "1.2");
  EXPECT_EQ(found.started_at, "2026-11-29T13:00:00Z");
  EXPECT_THAT(found.layers, ElementsAre("limits"));
  EXPECT_EQ(found.timing, "counted");
  EXPECT_THAT(found.missing, ElementsAre("cgroup"));
  EXPECT_TRUE(found.is_class);
  EXPECT_EQ(found.cases_folder, "cases");
  EXPECT_EQ(found.layout, "Canvas");
  EXPECT_THAT(found.notes, ElementsAre("note"));
  EXPECT_EQ(found.disclosure, Disclosure::kVerdict);
  EXPECT_EQ(found.hint, explain::Hint::kWhere);
  ASSERT_EQ(found.rules.cases.size(), 1U);
  EXPECT_EQ(found.rules.cases.front().given_by.size(), 1U);
  EXPECT_EQ(found.rules.cases.front().wanted, "buas");
  ASSERT_TRUE(found.rules.cases.front().nearest);
  EXPECT_EQ(found.rules.cases.front().nearest->field, "vx");
  EXPECT_EQ(found.rules.counts.front().rules, "course");
  EXPECT_EQ(found.rules.looked_at, 2U);
  EXPECT_EQ(found.rules.odd, 1U);
  EXPECT_EQ(found.rules.computed.front().cases, 4U);
  EXPECT_EQ(found.wall_s, 1.25);
  EXPECT_EQ(found.interrupted, "stopped");
  ASSERT_EQ(found.submissions.size(), 2U);
  expect_full_submission(found.submissions.back());
}

TEST(RecordCodec, RefusesWhatIsCutOff) {
  const std::string text = packed_record(full_record());
  for (std::size_t size = 0; size < text.size(); size += 7) {
    EXPECT_ANY_THROW(unpacked_record(std::string_view(text).substr(0, size))) << size;
  }
}

}  // namespace
}  // namespace flocking::grade
