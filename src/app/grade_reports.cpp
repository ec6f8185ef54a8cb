#include "app/grade_reports.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>

#include "app/explain_command.h"
#include "app/feedback_files.h"
#include "app/platform_grades.h"
#include "app/report_files.h"
#include "base/error.h"
#include "base/words.h"
#include "console/interruption.h"
#include "console/results_place.h"
#include "console/whole_file.h"
#include "grade/grading.h"
#include "redaction/named_explanation.h"

namespace flocking::app {
namespace {

ExitStatus status_of(const grade::Record& record) {
  ExitStatus status = ExitStatus::kSuccess;
  for (const grade::SubmissionResult& submission : record.submissions) {
    for (const grade::CaseResult& result : submission.cases) {
      const bool is_fault = result.verdict == grade::Verdict::kJudgeError;
      if (is_fault && !submission.is_refused_here) return ExitStatus::kEnvironment;
      if (!result.passed()) status = ExitStatus::kNo;
    }
  }
  return status;
}

void write_explanations(const grade::Record& record, const GradeOptions& options,
                        const console::StandardStreams& streams) {
  const std::vector<redaction::NamedExplanation> explanations = redaction::explanations_in(record);
  for (const WantedReport& wanted : options.explanations) {
    const redaction::Telling telling = {
        .hint = options.hint, .at_length = options.explains_at_length, .rules = record.rules};
    console::write_report(explanation_format(wanted.format).write(explanations, telling),
                          wanted.file, streams);
  }
}

// Writes all files; an error in one file does not prevent the others.
void write_all(const GradingOutcome& outcome, const GradeOptions& options,
               const console::StandardStreams& streams) {
  const grade::Record& record = outcome.record;
  std::exception_ptr failure;
  const auto attempt = [&failure](const auto& work) {
    try {
      work();
    } catch (const Error&) {
      if (!failure) failure = std::current_exception();
    }
  };
  attempt([&] {
    if (!options.save.empty())
      console::write_whole_file(options.save, outcome.saved, "the results");
  });
  attempt([&] { write_feedback(record, options, outcome.feedback_files); });
  attempt([&] { print_grade_counts(record, options, outcome.gradebook, streams); });
  attempt([&] { write_reports(record, options.reports, outcome.gradebook, streams); });
  attempt([&] { write_explanations(record, options, streams); });
  if (failure) std::rethrow_exception(failure);
}

bool is_done(const grade::CaseResult& result) {
  return result.verdict != grade::Verdict::kJudgeError || result.detail != grade::kNotDone;
}

// "stopped by signal 2: 12 of 50 submissions graded; continue with --resume".
std::string interruption_words(const grade::Record& record, const std::string& advice) {
  std::size_t cases = 0;
  std::size_t cases_done = 0;
  std::size_t done = 0;
  for (const grade::SubmissionResult& one : record.submissions) {
    const auto count = std::count_if(one.cases.begin(), one.cases.end(), is_done);
    cases += one.cases.size();
    cases_done += static_cast<std::size_t>(count);
    if (static_cast<std::size_t>(count) == one.cases.size()) ++done;
  }
  if (!record.is_class) {
    return fmt::format("{}: {} of {} graded", record.interrupted, cases_done,
                       counted(cases, "case"));
  }
  return fmt::format("{}: {} of {} graded{}", record.interrupted, done,
                     counted(record.submissions.size(), "submission"), advice);
}

}  // namespace

void note_interruption(grade::Record& record) {
  if (console::interruption() == 0 || !record.interrupted.empty()) return;
  record.interrupted = "stopped by signal " + std::to_string(console::interruption());
}

ExitStatus reported_grading(GradingOutcome& outcome, const GradeOptions& options,
                            const console::StandardStreams& streams) {
  note_interruption(outcome.record);
  try {
    write_all(outcome, options, streams);
  } catch (const OutputClosed&) {
    return status_of(outcome.record);  // output closed; the caller needs the status
  }
  if (!outcome.record.interrupted.empty()) {
    throw EnvironmentError(interruption_words(outcome.record, outcome.advice));
  }
  return status_of(outcome.record);
}

}  // namespace flocking::app
