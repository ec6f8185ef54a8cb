#include "app/grade_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <utility>

#include "app/answers.h"
#include "app/case_pair_warnings.h"
#include "app/case_replays.h"
#include "app/class_explanations.h"
#include "app/class_submissions.h"
#include "app/crash_lines.h"
#include "app/destinations.h"
#include "app/diagnostics.h"
#include "app/earlier_results.h"
#include "app/explain_command.h"
#include "app/explainable_by_rules.h"
#include "app/feedback_files.h"
#include "app/followed_rules.h"
#include "app/interruption.h"
#include "app/language_trials.h"
#include "app/other_answers.h"
#include "app/pass_count.h"
#include "app/platform_grades.h"
#include "app/point_changes.h"
#include "app/progress.h"
#include "app/report_files.h"
#include "app/results_place.h"
#include "app/shard.h"
#include "app/shared_results.h"
#include "app/unfair_warnings.h"
#include "app/wanted_layers.h"
#include "base/error.h"
#include "base/words.h"
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
std::vector<std::string> secrets(const GradeOptions& options, const std::string& outputs,
                                 const std::string& results) {
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
       {options.replay_folder, options.feedback_folder, outputs, options.roster, options.groups,
        options.adjustments, options.since, results}) {
    add(path);
  }
  return secret;
}

ClassOfSubmissions wanted_submissions(const GradeOptions& options, const ClassPapers& papers,
                                      const std::vector<std::string>& secret,
                                      const sandbox::Layers& layers, EarlierResults& earlier,
                                      const StandardStreams& streams) {
  ClassOfSubmissions wanted;
  if (options.submissions.empty()) {
    wanted.submissions.push_back(grade::one_submission(options.command, layers.can_mask()));
    wanted.submissions = in_shard(std::move(wanted.submissions), options);
  } else {
    wanted = class_submissions(options, papers, secret, layers, earlier, streams);
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

// Those of `wanted` that nobody has explained before; the others' results are taken over.
std::vector<std::size_t> unexplained(const std::vector<std::size_t>& wanted,
                                     const ExplanationWork& work, EarlierResults& earlier,
                                     grade::Record& record) {
  std::vector<std::size_t> left;
  for (const std::size_t number : wanted) {
    grade::SubmissionResult& result = record.submissions[number];
    result.explanation = earlier.explanation(work.submissions[number], work.cases_of(number));
    if (!result.explanation) left.push_back(number);
  }
  return left;
}

// All submissions that failed somewhere, and could be started.
void explain_failures(const GradeOptions& options, const std::vector<grade::Case>& cases,
                      const std::vector<grade::Submission>& submissions,
                      const sandbox::Layers& layers, EarlierResults& earlier,
                      const StandardStreams& streams, grade::Record& record) {
  if (options.explanations.empty() && !options.explains_feedback) return;
  record.hint = options.hint;
  ExplainableByRules by_rules(cases, record.rules, options.overrides.rules.value_or(""));
  for (const grade::SubmissionResult& one : record.submissions) by_rules.add(one.followed);
  const auto cases_of = [&](std::size_t i) -> const ExplainableCases& {
    return by_rules.of(record.submissions[i].followed);
  };
  ExplanationWork work{.submissions = submissions,
                       .wanted = {},
                       .cases_of = cases_of,
                       .limits = options.overrides.settings().limits,
                       .layers = layers,
                       .jobs = options.jobs};
  std::vector<std::size_t> wanted;
  for (std::size_t i = 0; i < submissions.size(); ++i) {
    const grade::SubmissionResult& result = record.submissions[i];
    if (failed(result) && result.cannot_start.empty()) wanted.push_back(i);
  }
  work.wanted = unexplained(wanted, work, earlier, record);
  Progress progress(streams, "explained", [&](std::size_t i) { return submissions[i].name; });
  std::vector<std::optional<explain::Explanation>> found = explain_all(
      work, [&](const grade::Advance& advance) { progress.tell(advance); },
      [&](std::size_t number, const explain::Explanation& explanation) {
        earlier.keep_explanation(submissions[number], cases_of(number), explanation);
      });
  for (std::size_t i = 0; i < found.size(); ++i) {
    record.submissions[work.wanted[i]].explanation = std::move(found[i]);
  }
  for (const std::size_t number : wanted) {
    grade::SubmissionResult& result = record.submissions[number];
    if (result.explanation) tell_passed(*result.explanation, result);
  }
}

// Runs all that is not known.
void run_all(const GradeOptions& options, const std::vector<grade::Case>& cases,
             const std::vector<grade::Submission>& submissions, const sandbox::Layers& layers,
             const std::string& outputs, EarlierResults& earlier, const StandardStreams& streams,
             grade::Record& record) {
  grade::Work work{.cases = cases,
                   .submissions = submissions,
                   .layers = layers,
                   .workers = options.jobs,
                   .repeat = options.repeat,
                   .keep_folder = outputs,
                   .keep_only_failed = options.keep_folder.empty()};
  work.known = earlier.runs(work);
  Progress progress(streams, "graded",
                    [&](std::size_t job) { return submissions[job / cases.size()].name; });
  record.submissions = grade::grade_all(
      work, options.points, [] { return interruption() != 0; },
      [&](std::size_t submission, std::size_t one, const grade::CaseRun& run) {
        earlier.keep_run(submissions[submission], one, run);
      },
      [&progress](const grade::Advance& advance) { progress.tell(advance); });
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
  attempt([&] { print_grade_counts(record, options, gradebook, streams); });
  attempt([&] { write_reports(record, options.reports, gradebook, streams); });
  attempt([&] { write_explanations(record, options, streams); });
  if (failure) std::rethrow_exception(failure);
}

bool is_done(const grade::CaseResult& result) {
  return result.verdict != grade::Verdict::kJudgeError || result.detail != grade::kNotDone;
}

// "stopped by signal 2: 12 of 50 submissions graded; continue with --resume".
std::string interruption_words(const grade::Record& record, bool is_kept) {
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
                     counted(record.submissions.size(), "submission"),
                     is_kept ? "; continue with --resume" : "");
}

// Writes all that is wanted, also of a grading that ended early; `is_kept`: results are kept.
ExitStatus reported(grade::Record& record, const GradeOptions& options,
                    const report::GradeExport* gradebook,
                    const std::vector<std::string>& feedback_names, bool is_kept,
                    const StandardStreams& streams) {
  if (interruption() != 0) {
    record.interrupted = "stopped by signal " + std::to_string(interruption());
  }
  try {
    write_all(record, options, gradebook, feedback_names, streams);
  } catch (const OutputClosed&) {
    return status_of(record);  // nobody reads any more; the status is for whoever started us
  }
  if (!record.interrupted.empty()) {
    throw EnvironmentError(interruption_words(record, is_kept));
  }
  return status_of(record);
}

std::uint64_t most_processes(const std::vector<grade::Case>& cases) {
  std::uint64_t most = 1;
  for (const grade::Case& one : cases) most = std::max(most, one.settings.limits.processes);
  return most;
}

}  // namespace

ExitStatus grade_submissions(const GradeOptions& options, const StandardStreams& streams) {
  const auto begin = std::chrono::steady_clock::now();
  const std::string started_at = utc_now();
  require_file_size({});
  const JudgedCases judged(options.cases, options.overrides);
  warn_of_pairs(judged.pair_faults(), options.has_strict_cases, streams);
  warn_of_other_rules(judged.rules(), streams);
  const CasesOfAllRules all_rules(judged.list());
  const std::vector<grade::Case>& cases = all_rules.list();
  require_file_size(cases);
  require_destinations(options, cases);
  const ClassPapers papers = options.submissions.empty() ? ClassPapers() : class_papers(options);
  const std::optional<report::GradeExport> gradebook =
      wanted_export(options, papers, cases, streams);
  note_interruptions();
  const sandbox::Layers layers = wanted_layers(options.sandbox, options.required_layers);
  check_that_all_is_counted(layers, most_processes(cases));
  EarlierResults earlier(options, layers, streams);
  const CaseReplays replays(options.replay_folder, options.keep_folder);
  const std::vector<std::string> secret = secrets(options, replays.outputs(), earlier.folder());
  ClassOfSubmissions wanted = wanted_submissions(options, papers, secret, layers, earlier, streams);
  try_languages_of(wanted, cases, options, secret, layers);
  const std::vector<grade::Submission>& submissions = wanted.submissions;
  grade::Record record = described(options, layers, judged.rules());
  record.started_at = started_at;
  record.layout = wanted.layout;
  record.notes = wanted.notes;
  run_all(options, cases, submissions, layers, replays.outputs(), earlier, streams, record);
  add_crash_lines(options, cases, wanted, layers, earlier, streams, record);
  explain_failures(options, cases, submissions, layers, earlier, streams, record);
  add_unfair_warnings(cases, record);
  replays.write(cases, submissions, record, [] { return interruption() != 0; });
  std::vector<std::string> feedback_names = wanted.feedback_names;
  add_shared_results(wanted.shared, record, feedback_names);
  change_points(options, point_rules(options, papers), record);
  record.wall_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return reported(record, options, gradebook ? &*gradebook : nullptr, feedback_names,
                  !earlier.folder().empty(), streams);
}

}  // namespace flocking::app
