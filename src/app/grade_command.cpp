#include "app/grade_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <utility>

#include "app/answers.h"
#include "app/case_pair_warnings.h"
#include "app/case_replays.h"
#include "app/class_explanations.h"
#include "app/class_lines.h"
#include "app/class_submissions.h"
#include "app/crash_lines.h"
#include "app/destinations.h"
#include "app/earlier_results.h"
#include "app/explain_command.h"
#include "app/explainable_by_rules.h"
#include "app/feedback_files.h"
#include "app/followed_rules.h"
#include "app/grade_reports.h"
#include "app/language_trials.h"
#include "app/other_answers.h"
#include "app/pass_count.h"
#include "app/platform_grades.h"
#include "app/point_changes.h"
#include "app/saved_grading.h"
#include "app/shard.h"
#include "app/shared_results.h"
#include "app/source_files.h"
#include "app/source_submission.h"
#include "app/unfair_warnings.h"
#include "app/wanted_layers.h"
#include "base/error.h"
#include "base/words.h"
#include "console/diagnostics.h"
#include "console/interruption.h"
#include "console/progress.h"
#include "grade/discovery.h"
#include "grade/grading.h"
#include "grade/points.h"
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

// Returns the paths that programs must not see: cases, answers, reports, explanations, outputs of
// other programs, the roster.
std::vector<std::string> secrets(const GradeOptions& options, const std::vector<grade::Case>& cases,
                                 const std::string& outputs, const std::string& results) {
  std::vector<std::string> secret =
      grade::secrets_of_cases(grade::found_cases_folder(options.cases), cases);
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
        options.adjustments, options.since, options.save, results}) {
    add(path);
  }
  return secret;
}

ClassOfSubmissions wanted_submissions(const GradeOptions& options, const ClassPapers& papers,
                                      const std::vector<std::string>& secret,
                                      const sandbox::Layers& layers, EarlierResults& earlier,
                                      const console::StandardStreams& streams) {
  ClassOfSubmissions wanted;
  if (options.submissions.empty()) {
    if (is_source_command(options.command)) {
      return source_submission(options, secret, layers, earlier, streams);
    }
    wanted.submissions.push_back(grade::one_submission(options.command, secret, layers.can_mask()));
    wanted.everyone = {{.name = wanted.submissions.front().name}};
    wanted.places = places_in_shard(wanted.submissions.size(), options);
    wanted.submissions = in_shard(std::move(wanted.submissions), options);
    return wanted;
  }
  wanted = class_submissions(options, papers, secret, layers, earlier, streams);
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
  const std::string cases = grade::found_cases_folder(options.cases);
  if (cases != options.cases) record.cases_folder = cases;
  record.disclosure = options.disclosure;
  return record;
}

bool failed(const grade::SubmissionResult& submission) {
  return std::any_of(submission.cases.begin(), submission.cases.end(),
                     [](const grade::CaseResult& result) { return !result.passed(); });
}

// Returns the `wanted` submissions without a stored explanation, and takes over the stored ones.
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

// Explains all submissions that failed a case and could be started.
void explain_failures(const GradeOptions& options, const std::vector<grade::Case>& cases,
                      const std::vector<grade::Submission>& submissions,
                      const sandbox::Layers& layers, EarlierResults& earlier,
                      const console::StandardStreams& streams, grade::Record& record) {
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
  console::Progress progress(streams, "explained",
                             [&](std::size_t i) { return submissions[i].name; });
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

// Runs all cases without a stored result.
void run_all(const GradeOptions& options, const std::vector<grade::Case>& cases,
             const std::vector<grade::Submission>& submissions, const sandbox::Layers& layers,
             const std::string& outputs, EarlierResults& earlier,
             const console::StandardStreams& streams, grade::Record& record) {
  grade::Work work{.cases = cases,
                   .submissions = submissions,
                   .layers = layers,
                   .workers = options.jobs,
                   .repeat = options.repeat,
                   .keep_folder = outputs,
                   .keep_only_failed = options.keep_folder.empty()};
  work.known = earlier.runs(work);
  console::Progress progress(streams, "graded",
                             [&](std::size_t job) { return submissions[job / cases.size()].name; });
  record.submissions = grade::grade_all(
      work, options.points, [] { return console::interruption() != 0; },
      [&](std::size_t submission, std::size_t one, const grade::CaseRun& run) {
        earlier.keep_run(submissions[submission], one, run);
      },
      [&progress](const grade::Advance& advance) { progress.tell(advance); });
}

// Returns the text of the file for --save; empty if there is no --save. Called before the steps
// that need the whole class.
std::string text_to_save(const GradeOptions& options, const std::vector<grade::Case>& cases,
                         const ClassPapers& papers, const sandbox::Layers& layers,
                         const ClassOfSubmissions& all, const std::vector<CaseDrift>& drifts,
                         const grade::Record& record) {
  if (options.save.empty()) return "";
  return saved_text({.file = {},
                     .shard = options.shard,
                     .shards = options.shards,
                     .conditions = conditions_of(options, cases, papers, layers),
                     .everyone = all.everyone,
                     .notes = all.notes,
                     .drifts = drifts,
                     .all_points = grade::CasePoints(cases, options.points).all(),
                     .roster = options.roster,
                     .roster_text = papers.roster ? papers.roster->text : "",
                     .record = record});
}

std::uint64_t most_processes(const std::vector<grade::Case>& cases) {
  std::uint64_t most = 1;
  for (const grade::Case& one : cases) most = std::max(most, one.settings.limits.processes);
  return most;
}

}  // namespace

ExitStatus grade_submissions(const GradeOptions& options, const console::StandardStreams& streams) {
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
  const std::optional<gradebook::GradeExport> gradebook =
      wanted_export(options, papers.roster ? &papers.roster->text : nullptr,
                    grade::CasePoints(cases, options.points).all(), streams);
  const sandbox::Layers layers = wanted_layers(options.sandbox, options.required_layers);
  console::note_interruptions();  // earlier, there is nothing to keep
  check_that_all_is_counted(layers, most_processes(cases));
  EarlierResults earlier(options, layers, streams);
  const CaseReplays replays(options.replay_folder, options.keep_folder);
  const std::vector<std::string> secret =
      secrets(options, cases, replays.outputs(), earlier.folder());
  ClassOfSubmissions wanted = wanted_submissions(options, papers, secret, layers, earlier, streams);
  PointRules points = point_rules(options, papers);
  points.everyone = &wanted.everyone;
  check_adjustments(points);
  try_languages_of(wanted, cases, options, secret, layers);
  const std::vector<grade::Submission>& submissions = wanted.submissions;
  grade::Record record = described(options, layers, judged.rules());
  record.started_at = started_at;
  record.layout = wanted.layout;
  run_all(options, cases, submissions, layers, replays.outputs(), earlier, streams, record);
  add_crash_lines(options, cases, wanted, layers, earlier, streams, record);
  explain_failures(options, cases, submissions, layers, earlier, streams, record);
  find_class_lines(options, cases, wanted, layers, earlier, streams, record);
  replays.write(cases, submissions, record, [] { return console::interruption() != 0; });
  wanted.notes.of_runs = std::move(record.notes);
  add_shared_results(wanted.shared, record);
  wanted.notes.late_without_penalty = change_points(options, points, record);
  record.wall_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  note_interruption(record);
  std::vector<CaseDrift> drifts;
  if (record.interrupted.empty()) drifts = find_drifts(cases, record, !options.save.empty());
  GradingOutcome outcome = {.record = std::move(record),
                            .gradebook = gradebook ? &*gradebook : nullptr,
                            .feedback_files = feedback_file_names(wanted.everyone, options),
                            .saved = {},
                            .advice = earlier.folder().empty() ? "" : "; continue with --resume"};
  outcome.saved = text_to_save(options, cases, papers, layers, wanted, drifts, outcome.record);
  add_unfair_warnings(drifts, outcome.record);
  outcome.record.notes = note_words(wanted.notes);
  return reported_grading(outcome, options, streams);
}

}  // namespace flocking::app
