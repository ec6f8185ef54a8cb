#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "base/markup.h"
#include "report/formats.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

std::string content(std::string_view text) { return in_markup(text); }
std::string attribute(std::string_view text) { return in_markup(text, "&#10;"); }

struct Counts {
  std::uint64_t tests = 0;
  std::uint64_t failures = 0;
  std::uint64_t errors = 0;
  double time_s = 0.0;

  void add(const Counts& other) {
    tests += other.tests;
    failures += other.failures;
    errors += other.errors;
    time_s += other.time_s;
  }
  [[nodiscard]] std::string attributes() const {
    return fmt::format(R"(tests="{}" failures="{}" errors="{}" skipped="0" time="{:.3f}")", tests,
                       failures, errors, time_s);
  }
};

// Returns the wall time; 0 if it is withheld.
double time_of(const redaction::RedactedCase& result) {
  return has_usage(result) ? result.usage.wall_s : 0.0;
}

std::string case_content(const redaction::RedactedCase& result,
                         const redaction::RedactedSubmission& submission) {
  std::string text = verdict_words(result) + "\n";
  if (result.not_run) text += cannot_start_words(submission) + "\n";
  if (has_usage(result)) text += usage_words(result) + "\n";
  return text + account(result);
}

std::string test_case(const redaction::RedactedCase& result,
                      const redaction::RedactedSubmission& submission,
                      const std::string& class_name) {
  std::string text = fmt::format(R"(    <testcase classname="{}" name="{}" time="{:.3f}")",
                                 attribute(class_name), attribute(result.name), time_of(result));
  if (result.passed()) return text + "/>\n";
  const char* const element = result.verdict == grade::Verdict::kJudgeError ? "error" : "failure";
  text += fmt::format(">\n      <{0} type=\"{1}\" message=\"{2}\">{3}</{0}>\n    </testcase>\n",
                      element, grade::short_name(result.verdict), attribute(headline(result)),
                      content(case_content(result, submission)));
  return text;
}

std::string suite(const redaction::RedactedSubmission& submission, bool is_class, Counts& all) {
  Counts counts;
  std::string cases;
  for (const redaction::RedactedCase& one : submission.cases) {
    const bool is_error = one.verdict == grade::Verdict::kJudgeError;
    const bool is_failure = !one.passed() && !is_error;
    counts.add({1, is_failure ? 1U : 0U, is_error ? 1U : 0U, time_of(one)});
    cases += test_case(one, submission, is_class ? submission.name + "/" + one.group : one.group);
  }
  all.add(counts);
  return fmt::format("  <testsuite name=\"{}\" {}>\n{}  </testsuite>\n", attribute(submission.name),
                     counts.attributes(), cases);
}

// Adds a failure, since an interrupted grading must not look successful.
std::string interruption(const std::string& why, Counts& all) {
  const Counts counts{.tests = 1, .failures = 0, .errors = 1, .time_s = 0.0};
  all.add(counts);
  const std::string message = "the grading ended early: " + why;
  return fmt::format(
      "  <testsuite name=\"grading\" {}>\n"
      "    <testcase classname=\"grading\" name=\"complete\" time=\"0.000\">\n"
      "      <error type=\"JE\" message=\"{}\">{}</error>\n"
      "    </testcase>\n  </testsuite>\n",
      counts.attributes(), attribute(message), content(message));
}

}  // namespace

std::string write_junit(const redaction::RedactedRecord& record, const ReportStyle& /*style*/) {
  Counts all;
  std::string suites;
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    suites += suite(submission, record.about.is_class, all);
  }
  if (!record.about.interrupted.empty()) suites += interruption(record.about.interrupted, all);
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"flocking\" {}>\n{}</testsuites>\n",
      all.attributes(), suites);
}

}  // namespace flocking::report
