#include "app/grade_command.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <utility>

#include "app/answers.h"
#include "app/case_replays.h"
#include "app/class_explanations.h"
#include "app/class_submissions.h"
#include "app/crash_lines.h"
#include "app/destinations.h"
#include "app/diagnostics.h"
#include "app/explain_command.h"
#include "app/feedback_files.h"
#include "app/followed_rules.h"
#include "app/interruption.h"
#include "app/pass_count.h"
#include "app/platform_grades.h"
#include "app/progress.h"
#include "app/report_files.h"
#include "app/shard.h"
#include "app/wanted_layers.h"
#include "base/error.h"
#include "grade/discovery.h"
#include "grade/grading.h"
#include "grade/submissions.h"
#include "sandbox/layer_words.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

std::string utc_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), size};
}

// Cases, answers, reports, explanations, outputs of others, who they are.
std::vector<std::string> secrets(const GradeOptions& options, const std::string& outputs) {
  std::vector<std::string> secret = {
      fs::canonical(grade::found_cases_folder(options.cases)).string()};
  const auto add = [&secret](const std::string& path) {
    std::error_code error;
    const fs::path found = fs::canonical(path, error);
    if (!error) secret.push_back(found.string());
  };
  for (const auto* reports : {&options.reports, &options.explanations}) {
    for (const WantedReport& report : *reports) add(report.file);
  }
  for (const std::string& path :
       {options.replay_folder, options.feedback_folder, outputs, options.roster}) {
    add(path);
  }
  return secret;
}

ClassOfSubmissions wanted_submissions(const GradeOptions& options, const ClassPapers& papers,
                                      const std::vector<std::string>& secret,
                                      const sandbox::Layers& layers,
                                      const StandardStreams& streams) {
  ClassOfSubmissions wanted;
  if (options.submissions.empty()) {
    wanted.submissions.push_back(grade::one_submission(options.command));
    wanted.submissions = in_shard(std::move(wanted.submissions), options);
  } else {
    wanted = class_submissions(options, papers, secret, layers, streams);
  }
  for (grade::Submission& submission : wanted.submissions) {
    submission.hidden.insert(submission.hidden.end(), secret.begin(), secret.end());
  }
  return wanted;
}

grade::Record described(const GradeOptions& options, const sandbox::Layers& layers,
                        const grade::AnswerRules& rules) {
  grade::Record record;
  record.rules = rules;
  record.program_version = FLOCKING_VERSION;
  record.started_at = utc_now();
  record.layers = sandbox::used_layers(layers);
  record.missing = sandbox::missing_layers(layers);
  record.timing = sandbox::timing_words(layers);
  record.is_class = !options.submissions.empty();
  record.disclosure = options.disclosure;
  return record;
}

bool failed(const grade::SubmissionResult& submission) {
  return std::any_of(submission.cases.begin(), submission.cases.end(),
                     [](const grade::CaseResult& result) { return !result.passed(); });
}

// All submissions that failed somewhere, and could be started.
void explain_failures(const GradeOptions& options, const std::vector<grade::Case>& cases,
                      const std::vector<grade::Submission>& submissions,
                      const sandbox::Layers& layers, const StandardStreams& streams,
                      grade::Record& record) {
  if (options.explanations.empty() && !options.explains_feedback) return;
  record.hint = options.hint;
  const ExplainableCases explainable_cases =
      explainable(cases, record.rules, options.overrides.rules.value_or(""));
  ExplanationWork work{.submissions = submissions,
                       .wanted = {},
                       .cases = explainable_cases,
                       .limits = options.overrides.settings().limits,
                       .layers = layers,
                       .jobs = options.jobs};
  for (std::size_t i = 0; i < submissions.size(); ++i) {
    const grade::SubmissionResult& result = record.submissions[i];
    if (failed(result) && result.cannot_start.empty()) work.wanted.push_back(i);
  }
  Progress progress(streams, "explained");
  std::vector<std::optional<explain::Explanation>> found =
      explain_all(work, [&](std::size_t done) { progress.tell(done, work.wanted.size()); });
  for (std::size_t i = 0; i < found.size(); ++i) {
    grade::SubmissionResult& result = record.submissions[work.wanted[i]];
    result.explanation = std::move(found[i]);
    if (result.explanation) tell_passed(*result.explanation, result);
  }
}

ExitStatus status_of(const grade::Record& record) {
  ExitStatus status = ExitStatus::kSuccess;
  for (const grade::SubmissionResult& submission : record.submissions) {
    for (const grade::CaseResult& result : submission.cases) {
      if (result.verdict == grade::Verdict::kJudgeError) return ExitStatus::kEnvironment;
      if (!result.passed()) status = ExitStatus::kNo;
    }
  }
  return status;
}

void write_explanations(const grade::Record& record, const GradeOptions& options,
                        const StandardStreams& streams) {
  const std::vector<report::NamedExplanation> explanations = report::explanations_in(record);
  for (const WantedReport& wanted : options.explanations) {
    const report::Telling telling = {
        .hint = options.hint, .at_length = options.explains_at_length, .rules = record.rules};
    write_report(explanation_format(wanted.format).write(explanations, telling), wanted.file,
                 streams);
  }
}

// What cannot be written keeps nothing else from being written.
void write_all(const grade::Record& record, const GradeOptions& options,
               const report::GradeExport* gradebook, const std::vector<std::string>& feedback_names,
               const StandardStreams& streams) {
  std::exception_ptr failure;
  const auto attempt = [&failure](const auto& work) {
    try {
      work();
    } catch (const Error&) {
      if (!failure) failure = std::current_exception();
    }
  };
  attempt([&] { write_feedback(record, options, feedback_names); });
  attempt([&] { write_reports(record, options.reports, gradebook, streams); });
  attempt([&] { write_explanations(record, options, streams); });
  if (failure) std::rethrow_exception(failure);
}

}  // namespace

ExitStatus grade_submissions(const GradeOptions& options, const StandardStreams& streams) {
  require_file_size({});
  const JudgedCases judged(options.cases, options.overrides);
  const std::vector<grade::Case>& cases = judged.list();
  warn_of_other_rules(judged.rules(), streams);
  require_file_size(cases);
  require_destinations(options, cases);
  const ClassPapers papers = options.submissions.empty() ? ClassPapers() : class_papers(options);
  const std::optional<report::GradeExport> gradebook =
      wanted_export(options, papers, cases, streams);
  note_interruptions();
  const sandbox::Layers layers = wanted_layers(options.sandbox, options.required_layers);
  std::uint64_t most_processes = 1;
  for (const grade::Case& one : cases) {
    most_processes = std::max(most_processes, one.settings.limits.processes);
  }
  check_that_all_is_counted(layers, most_processes);
  const CaseReplays replays(options.replay_folder, options.keep_folder);
  const ClassOfSubmissions wanted =
      wanted_submissions(options, papers, secrets(options, replays.outputs()), layers, streams);
  const std::vector<grade::Submission>& submissions = wanted.submissions;
  grade::Record record = described(options, layers, judged.rules());
  record.layout = wanted.layout;
  record.notes = wanted.notes;
  const auto begin = std::chrono::steady_clock::now();
  {
    Progress progress(streams, "graded");
    const grade::Work work{.cases = cases,
                           .submissions = submissions,
                           .layers = layers,
                           .workers = options.jobs,
                           .repeat = options.repeat,
                           .keep_folder = replays.outputs(),
                           .keep_only_failed = options.keep_folder.empty()};
    record.submissions = grade::grade_all(
        work, options.points, [] { return interruption() != 0; },
        [&progress](std::size_t done, std::size_t all) { progress.tell(done, all); });
  }
  add_crash_lines(options, cases, wanted, layers, streams, record);
  record.wall_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  explain_failures(options, cases, submissions, layers, streams, record);
  replays.write(cases, submissions, record, [] { return interruption() != 0; });
  if (interruption() != 0) {
    record.interrupted = "stopped by signal " + std::to_string(interruption());
  }
  try {
    write_all(record, options, gradebook ? &*gradebook : nullptr, wanted.feedback_names, streams);
  } catch (const OutputClosed&) {
    return status_of(record);  // nobody reads any more; the status is for whoever started us
  }
  if (!record.interrupted.empty()) throw EnvironmentError("grading was " + record.interrupted);
  return status_of(record);
}

}  // namespace flocking::app
