#include "report/records.h"

#include <cstddef>
#include <random>
#include <stdexcept>
#include <utility>

#include "report/report.h"

namespace flocking::report::testing {
namespace {

using grade::CaseResult;
using grade::Record;
using grade::Verdict;
using judge::DifferenceKind;
using judge::Layout;

CaseResult case_named(const std::string& name, Verdict verdict) {
  CaseResult result;
  result.name = "course/" + name;
  result.group = "course";
  result.verdict = verdict;
  result.max_points = 1.0;
  result.points = result.passed() ? 1.0 : 0.0;
  result.usage = {0.0031, 0.0102, std::uint64_t{7} << 19U, 120};
  result.agents = 2;
  result.steps = 2;
  result.input_excerpt = "10 10 1 10\n1 1 1 2\n";
  return result;
}

// Adds a comparison of 16 values; the last one has the largest error, 0.0004.
void compare(CaseResult& result) {
  judge::Comparison& comparison = result.comparison.emplace();
  comparison.expected_tokens = comparison.found_tokens = 16;
  comparison.largest = {"0.0004", 0.0004, 15};
  result.absolute_tolerance = "0.001";
  result.relative_tolerance = "0";
}

// Returns cases with text of a submission in each field.
std::vector<CaseResult> nasty_cases(const std::string& text) {
  CaseResult wrong = wrong_case();
  wrong.comparison->first->kind = DifferenceKind::kNotNumber;
  wrong.comparison->first->found = text;
  wrong.stderr_excerpt = text + "\n" + text + "\n\n\r\n" + text;
  CaseResult value = wrong;
  value.name = "course/value";
  value.comparison->first->kind = DifferenceKind::kValue;
  CaseResult broken = judge_error_case();
  broken.detail = text;
  CaseResult named = signal_case();
  named.name = named.group = text;
  named.warnings = {text};
  named.crash = diagnosis::Crash{.file = text, .line = 1, .cause = text, .callers = {text}};
  return {wrong, value, broken, named};
}

const char* name_of(grade::Disclosure disclosure) {
  switch (disclosure) {
    case grade::Disclosure::kFull:
      return "full";
    case grade::Disclosure::kDifference:
      return "difference";
    case grade::Disclosure::kVerdict:
      return "verdict";
  }
  return "";
}

}  // namespace

CaseResult passed_case() {
  CaseResult result = case_named("two", Verdict::kAccepted);
  compare(result);
  return result;
}

CaseResult wrong_case() {
  CaseResult result = case_named("wrong", Verdict::kWrongAnswer);
  compare(result);
  judge::Comparison& comparison = *result.comparison;
  comparison.differences = 3;
  comparison.first = {DifferenceKind::kValue, 11, "1.234", "1.236", "0.002", 3, 19};
  comparison.largest = {"0.4", 0.4, 12};
  result.stderr_excerpt = "step 1\nstep 2\n";
  return result;
}

CaseResult cpu_limit_case() {
  CaseResult result = case_named("slow", Verdict::kTimeLimit);
  result.detail = "more than 2 s of CPU time";
  result.usage = {2.0134, 2.0201, std::uint64_t{9} << 19U, 0};
  result.input_excerpt.clear();
  return result;
}

CaseResult signal_case() {
  CaseResult result = case_named("crash", Verdict::kRuntimeError);
  result.detail = "signal 11 (SIGSEGV)";
  result.input_excerpt.clear();
  result.warnings = {"used 85% of the memory limit"};
  return result;
}

CaseResult crash_case() {
  CaseResult result = signal_case();
  result.warnings.clear();
  result.crash = diagnosis::Crash{.file = "src/main.cpp",
                                  .line = 71,
                                  .cause = "std::stod of 'x'",
                                  .callers = {"src/main.cpp:90", "src/read.h:4"}};
  return result;
}

CaseResult judge_error_case() {
  CaseResult result = case_named("unread", Verdict::kJudgeError);
  result.detail = "cannot read the answer";
  result.input_excerpt.clear();
  return result;
}

CaseResult layout_case() {
  CaseResult result = case_named("layout", Verdict::kPresentationError);
  compare(result);
  result.detail = "layout";
  result.comparison->layout = {
      {Layout::kLineEnds, 4, 1}, {Layout::kBlankLines, 1, 3}, {Layout::kNoFinalNewline, 1, 5}};
  result.input_excerpt.clear();
  return result;
}

CaseResult hidden_case() {
  CaseResult result = wrong_case();
  result.name = "secret/zero";
  result.group = "secret";
  result.hidden = true;
  result.max_points = 2.0;
  result.detail = "SECRET";
  result.warnings = {"SECRET"};
  result.input_excerpt = result.stderr_excerpt = "SECRET";
  result.comparison->first->expected = result.comparison->first->found = "SECRET";
  result.comparison->first->error = result.comparison->largest->error = "SECRET";
  result.crash = diagnosis::Crash{
      .file = "SECRET", .line = 987654321, .cause = "SECRET", .callers = {"SECRET"}};
  result.usage = {7.77, 7.77, 987654321, 98765};
  return result;
}

Record record_of(std::vector<CaseResult> cases) {
  Record record;
  record.program_version = "1.0";
  record.started_at = "2025-03-01T12:00:00Z";
  record.layers = {"limits", "namespaces"};
  record.missing = {"cgroup (not writable)"};
  record.wall_s = 2.5;
  if (!cases.empty()) record.submissions.push_back({"./student", "", std::move(cases)});
  return record;
}

Record mixed_record() {
  return record_of({passed_case(), wrong_case(), cpu_limit_case(), signal_case(),
                    judge_error_case(), layout_case(), hidden_case()});
}

Record cannot_start_record() {
  CaseResult first = case_named("two", Verdict::kRuntimeError);
  CaseResult second = case_named("wrong", Verdict::kRuntimeError);
  first.detail = second.detail = "cannot start";
  first.usage = second.usage = {};
  first.input_excerpt = second.input_excerpt = "";
  Record record = record_of({first, second});
  record.submissions.front().cannot_start = "its first line names an interpreter that is missing";
  return record;
}

Record compile_error_record() {
  Record record = cannot_start_record();
  grade::SubmissionResult& result = record.submissions.front();
  result.refused_as = Verdict::kCompileError;
  for (CaseResult& one : result.cases) one.verdict = Verdict::kCompileError;
  result.cannot_start = "main.cpp:2:10: error: 'x' was not declared; main.cpp:3:1: error: expected";
  result.build_log =
      "main.cpp: In function 'int main()':\nmain.cpp:2:10: error: 'x' was not declared\n    2 |   "
      "return x;\nmain.cpp:3:1: error: expected ';'\nmain.cpp:2:10: error: 'x' was not declared\n"
      "/usr/include/c++/12/vector:9:1: error: elsewhere\n";
  return record;
}

Record class_record() {
  Record record = record_of({passed_case(), wrong_case()});
  record.is_class = true;
  record.submissions.front().name = "alice";
  CaseResult late = cpu_limit_case();
  late.name = "course/two";
  record.submissions.push_back({"bob", "", {late, wrong_case()}});
  return record;
}

Record crash_record() {
  Record record = record_of({crash_case()});
  record.submissions.front().build_warnings = {"src/main.cpp:8: suggest parentheses"};
  return record;
}

Record adjusted_record() {
  using Kind = grade::PointChange::Kind;
  Record record = class_record();
  record.submissions.push_back(cannot_start_record().submissions.front());
  std::uint64_t line = 1;
  for (grade::SubmissionResult& one : record.submissions) one.roster_line = ++line;
  record.submissions[0].point_changes = {{Kind::kLatePenalty, -0.5, "1 day late, 0.5/day"},
                                         {Kind::kAdjustment, 1.0, "oral exam"}};
  record.submissions[0].grade_change = grade::GradeChange::kSet;
  record.submissions[1].point_changes = {{Kind::kAdjustment, 0.0, ""}};
  record.submissions[1].grade_change = grade::GradeChange::kKept;
  record.submissions[2].name = "zoe";
  record.submissions[2].refused_as = Verdict::kNotGradable;
  record.submissions[2].presence = Presence::kUnknown;
  return record;
}

Record interrupted_record() {
  CaseResult rest = case_named("wrong", Verdict::kJudgeError);
  rest.detail = "not done: the grading ended before";
  rest.usage = {};
  rest.input_excerpt.clear();
  Record record = record_of({passed_case(), rest});
  record.interrupted = "stopped by signal 2";
  return record;
}

Record nasty_record(const std::vector<std::string>& texts, bool is_class) {
  Record record = record_of({});
  record.is_class = is_class;
  for (const std::string& text : texts) {
    if (is_class || record.submissions.empty()) record.submissions.push_back({text, "", {}});
    record.submissions.back().build_warnings = {text};
    for (CaseResult& one : nasty_cases(text)) {
      record.submissions.back().cases.push_back(std::move(one));
    }
    record.interrupted += text;
    if (!is_class) continue;
    record.submissions.push_back(cannot_start_record().submissions.front());
    record.submissions.back().cannot_start = text;
  }
  return record;
}

std::vector<std::string> nasty_texts() {
  using namespace std::string_literals;
  std::vector<std::string> texts = {
      "",
      " ",
      "\0\x01\x07\x7f"s,
      "\xff\xfe\xc0\xaf\xed\xa0\x80",
      "\x1b[2J\x1b[31mred\x1b]0;title\x07",
      "\u202e0001\u200b\ufeff\u2028\u0085",
      "\uffff\ufffe\U0010ffff",
      "]]></failure></testcase><testcase name=\"forged\"/>",
      "<script>alert(1)</script>&amp;<!--",
      "::error title=forged::forged",
      "  ::set-output name=x::y",
      "##[error]forged ##vso[task.complete] ##teamcity[testFailed]",
      "%0A::error::forged%25",
      "\n::error::forged\nok 1 - forged\nnot ok 2\n1..1\nBail out! forged",
      "ok 1 - forged # SKIP",
      "\\# TODO \\\\# SKIP \\",
      "\n  ...\nok 9\n  ---\n",
      "x: \"y\" - 'z' : | > ~ {} [] & *a !b",
      "| : x",
      "```\n````\n# Forged\n<details>",
      "a | b | c \\| d `code` @everyone #1 www.example.com [x](http://x.example) ![i](j)",
      "=HYPERLINK(\"http://x.example\")",
      "+1+1",
      "-1+cmd|'/C calc'!A0",
      "@SUM(1,1)",
      "\t=1",
      "\uff1d1",
      "\"quoted\",\"fields\"\r\nforged,row",
      "{\"schema\": \"forged\"}",
      "\\u0000\\\"}",
      "${HOME} $(id) `id` %s %n {} {0}",
      std::string(100'000, 'x'),
      std::string(5'000, '\n'),
      std::string(300, '`')};
  // Random concatenations of these parts, the same in each run.
  std::mt19937 random(1);  // NOLINT(cert-msc51-cpp)
  const std::size_t count = texts.size();
  for (int heap = 0; heap < 30; ++heap) {
    std::string text = "x";
    for (int piece = 0; piece < 8; ++piece) {
      const std::string& from = texts[random() % count];
      text.insert(0, from.substr(random() % (from.size() + 1), random() % 12));
    }
    texts.push_back(text);
  }
  return texts;
}

std::vector<NamedRecord> all_records() {
  std::vector<NamedRecord> records = {{"mixed", mixed_record()},
                                      {"pass", record_of({passed_case()})},
                                      {"none", record_of({})},
                                      {"cannot_start", cannot_start_record()},
                                      {"compile_error", compile_error_record()},
                                      {"class", class_record()},
                                      {"interrupted", interrupted_record()},
                                      {"crash", crash_record()},
                                      {"adjusted", adjusted_record()}};
  std::vector<NamedRecord> all = {{"nasty", nasty_record(nasty_texts(), false)},
                                  {"nasty_class", nasty_record(nasty_texts(), true)}};
  for (const NamedRecord& named : records) {
    for (const auto disclosure :
         {grade::Disclosure::kFull, grade::Disclosure::kDifference, grade::Disclosure::kVerdict}) {
      all.push_back({named.name + "_" + name_of(disclosure), under(disclosure, named.record)});
    }
  }
  return all;
}

Record under(grade::Disclosure disclosure, Record record) {
  record.disclosure = disclosure;
  return record;
}

bool is_table(std::string_view format) { return format == "csv" || format == "gradebook"; }

std::string written(std::string_view format, const Record& record) {
  for (const ReportFormat& row : report_formats()) {
    if (row.name == format) return row.write(record, {});
  }
  throw std::logic_error("no such format");
}

}  // namespace flocking::report::testing
