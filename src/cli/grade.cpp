#include "cli/grade.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <utility>

#include "cli/answers.h"
#include "cli/case_replays.h"
#include "cli/diagnostics.h"
#include "cli/explain.h"
#include "cli/explained.h"
#include "cli/folder.h"
#include "cli/report_files.h"
#include "cli/wanted_layers.h"
#include "core/error.h"
#include "grade/discovery.h"
#include "grade/grading.h"
#include "grade/submissions.h"
#include "io/file.h"

namespace flocking::cli {
namespace {

namespace fs = std::filesystem;

volatile std::sig_atomic_t interrupted_by = 0;  // NOLINT: a signal handler can reach nothing else

void note_signal(int signal) { interrupted_by = signal; }

std::string utc_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), size};
}

std::vector<grade::Submission> wanted_submissions(const GradeOptions& options) {
  std::vector<grade::Submission> submissions;
  if (options.submissions.empty()) {
    submissions.push_back(grade::one_submission(options.command));
  } else {
    submissions = grade::submissions_in(options.submissions);
  }
  std::vector<grade::Submission> part;
  for (std::size_t i = 0; i < submissions.size(); ++i) {
    if (i % options.shards == options.shard - 1) part.push_back(std::move(submissions[i]));
  }
  if (part.empty()) {
    throw MisfitError(
        "--shard " + std::to_string(options.shard) + "/" + std::to_string(options.shards) +
        ": no submission falls to this part; there " +
        (submissions.size() == 1 ? "is 1" : "are " + std::to_string(submissions.size())) +
        " in all");
  }
  return part;
}

// Cases, answers, reports, outputs of others.
void hide_what_is_secret(const GradeOptions& options, const std::string& outputs,
                         std::vector<grade::Submission>& submissions) {
  std::vector<std::string> secret = {fs::canonical(options.cases).string()};
  const auto add = [&secret](const std::string& path) {
    std::error_code error;
    const fs::path found = fs::canonical(path, error);
    if (!error) secret.push_back(found.string());
  };
  for (const WantedReport& report : options.reports) add(report.file);
  for (const std::string& folder : {options.replay_folder, outputs}) {
    if (!folder.empty()) add(folder);
  }
  for (grade::Submission& submission : submissions) {
    submission.hidden.insert(submission.hidden.end(), secret.begin(), secret.end());
  }
}

/// Tells how far the grading is, where somebody looks and it takes long.
class Progress {
 public:
  explicit Progress(const StandardStreams& streams)
      : streams_(streams), is_shown_(isatty(streams.error) != 0) {}
  ~Progress() {
    if (was_shown_) io::File::borrow(streams_.error, "<stderr>").write(std::string("\r\x1b[K"));
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void tell(std::size_t done, std::size_t all) {
    const auto now = std::chrono::steady_clock::now();
    if (!is_shown_ || now < next_) return;
    next_ = now + std::chrono::milliseconds(100);
    was_shown_ = true;
    const std::string text =
        "\rgraded " + std::to_string(done) + " of " + std::to_string(all) + "\x1b[K";
    io::File::borrow(streams_.error, "<stderr>").write(text);
  }

 private:
  const StandardStreams& streams_;
  bool is_shown_;
  bool was_shown_ = false;
  std::chrono::steady_clock::time_point next_ =
      std::chrono::steady_clock::now() + std::chrono::seconds(1);
};

grade::Record described(const GradeOptions& options, const sandbox::Layers& layers) {
  grade::Record record;
  record.program_version = FLOCKING_VERSION;
  record.started_at = utc_now();
  record.layers.emplace_back("limits");
  const auto tell = [&record](bool used, const char* layer, const std::string& why) {
    if (used) {
      record.layers.emplace_back(layer);
    } else {
      record.missing.push_back(std::string(layer) + " (" + why + ")");
    }
  };
  tell(layers.namespaces, "namespaces", layers.no_namespaces);
  tell(layers.cgroup, "cgroup", layers.no_cgroup);
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
                      const sandbox::Layers& layers, grade::Record& record) {
  if (options.explanations.empty()) return;
  record.hint = options.hint;
  const std::vector<explain::CaseText> texts = explainable(cases);
  const grade::CaseSettings settings = options.overrides.settings();
  for (std::size_t i = 0; i < submissions.size() && interrupted_by == 0; ++i) {
    grade::SubmissionResult& result = record.submissions[i];
    if (!failed(result) || !result.cannot_start.empty()) continue;
    result.explanation =
        explained(submissions[i], settings.limits, layers, texts, settings.tolerance);
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

}  // namespace

ExitStatus grade_submissions(const GradeOptions& options, const StandardStreams& streams) {
  std::vector<grade::Case> cases = grade::find_cases(options.cases, options.overrides);
  const Answers answers(cases);
  const sandbox::Layers layers = wanted_layers(options.sandbox, options.required_layers);
  std::vector<grade::Submission> submissions = wanted_submissions(options);
  if (!options.keep_folder.empty()) make_folder(options.keep_folder, "--keep");
  const CaseReplays replays(options.replay_folder, options.keep_folder);
  hide_what_is_secret(options, replays.outputs(), submissions);
  grade::Record record = described(options, layers);
  static_cast<void>(std::signal(SIGINT, note_signal));
  static_cast<void>(std::signal(SIGTERM, note_signal));
  const auto begin = std::chrono::steady_clock::now();
  {
    Progress progress(streams);
    const grade::Work work{.cases = cases,
                           .submissions = submissions,
                           .layers = layers,
                           .workers = options.jobs,
                           .repeat = options.repeat,
                           .keep_folder = replays.outputs(),
                           .keep_only_failed = options.keep_folder.empty()};
    record.submissions = grade::grade_all(
        work, options.points, [] { return interrupted_by != 0; },
        [&progress](std::size_t done, std::size_t all) { progress.tell(done, all); });
  }
  record.wall_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  explain_failures(options, cases, submissions, layers, record);
  replays.write(cases, submissions, record, [] { return interrupted_by != 0; });
  if (interrupted_by != 0) {
    record.interrupted = "stopped by signal " + std::to_string(interrupted_by);
  }
  write_reports(record, options.reports, streams);
  const std::vector<report::NamedExplanation> explanations = report::explanations_in(record);
  for (const WantedReport& wanted : options.explanations) {
    write_report(explanation_format(wanted.format).write(explanations, options.hint), wanted.file,
                 streams);
  }
  if (!record.interrupted.empty()) throw EnvironmentError("grading was " + record.interrupted);
  return status_of(record);
}

}  // namespace flocking::cli
