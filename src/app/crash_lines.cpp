#include "app/crash_lines.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "app/interruption.h"
#include "app/progress.h"
#include "base/error.h"
#include "build/build_all.h"
#include "build/cache.h"
#include "grade/crash_runs.h"

namespace flocking::app {
namespace {

bool is_to_be_told(const grade::CaseResult& result) {
  return result.verdict == grade::Verdict::kRuntimeError && !result.hidden && !result.crash;
}

bool has_crashed(const grade::SubmissionResult& submission) {
  return submission.cannot_start.empty() &&
         std::any_of(submission.cases.begin(), submission.cases.end(), is_to_be_told);
}

// What was found in earlier gradings.
void take_over(const ClassOfSubmissions& all, const EarlierResults& earlier,
               grade::Record& record) {
  for (const BuiltSources& sources : all.sources) {
    grade::SubmissionResult& submission = record.submissions[sources.submission];
    if (!has_crashed(submission)) continue;
    for (std::size_t one = 0; one < submission.cases.size(); ++one) {
      grade::CaseResult& result = submission.cases[one];
      if (!is_to_be_told(result)) continue;
      result.crash = earlier.crash(all.submissions[sources.submission], one);
    }
  }
}

// Of those that crashed and may be in C or C++, what was built of them.
std::vector<const BuiltSources*> crashed_sources(const ClassOfSubmissions& all,
                                                 const grade::Record& record) {
  std::vector<const BuiltSources*> crashed;
  for (const BuiltSources& sources : all.sources) {
    const bool can_be_checked = sources.task.plan.language->calls_cxx;
    if (can_be_checked && has_crashed(record.submissions[sources.submission])) {
      crashed.push_back(&sources);
    }
  }
  return crashed;
}

/// What is to be run once more, and whose it is.
struct SecondRuns {
  std::vector<grade::CheckedProgram> programs;
  std::vector<grade::CrashJob> jobs;
  std::vector<grade::CaseResult*> results;  ///< of the jobs
  std::vector<std::size_t> submissions;     ///< of the jobs
};

void add_runs(const BuiltSources& sources, const std::string& program,
              const ClassOfSubmissions& all, grade::Record& record, SecondRuns& runs) {
  const grade::Submission& submission = all.submissions[sources.submission];
  std::vector<std::string> arguments;
  if (submission.command.arguments.size() > 1) {
    arguments.assign(submission.command.arguments.begin() + 1, submission.command.arguments.end());
  }
  std::vector<grade::CaseResult>& results = record.submissions[sources.submission].cases;
  for (std::size_t one = 0; one < results.size(); ++one) {
    if (!is_to_be_told(results[one])) continue;
    runs.jobs.push_back({.program = runs.programs.size(), .one = one});
    runs.results.push_back(&results[one]);
    runs.submissions.push_back(sources.submission);
  }
  runs.programs.push_back({.path = program,
                           .arguments = std::move(arguments),
                           .hidden = submission.hidden,
                           .processes = submission.processes,
                           .own = diagnosis::OwnFiles::below(sources.task.files)});
}

std::vector<build::Built> built_checked(const GradeOptions& options,
                                        const std::vector<const BuiltSources*>& crashed,
                                        const ClassOfSubmissions& all,
                                        const sandbox::Layers& layers,
                                        const StandardStreams& streams) {
  std::vector<build::Task> tasks;
  for (const BuiltSources* sources : crashed) {
    tasks.push_back(sources->task);
    tasks.back().is_checked = true;
    tasks.back().hash = build::hash_of(tasks.back(), all.build_settings);
  }
  Progress progress(streams, "built again, to see where they crash,", [&](std::size_t task) {
    return all.submissions[crashed[task]->submission].name;
  });
  return build::build_all(
      tasks, all.build_settings, build::Cache(all.cache), layers, options.jobs,
      [] { return interruption() != 0; },
      [&progress](const grade::Advance& advance) { progress.tell(advance); });
}

// Runs them, tells of each where it crashed, and keeps that.
void run_again(const GradeOptions& options, const std::vector<grade::Case>& cases,
               const ClassOfSubmissions& all, const sandbox::Layers& layers, const SecondRuns& runs,
               EarlierResults& earlier, const StandardStreams& streams) {
  Progress progress(streams,
                    "looked at crashes:", [&](std::size_t job) { return runs.results[job]->name; });
  const grade::CrashWork work{.cases = cases,
                              .programs = runs.programs,
                              .jobs = runs.jobs,
                              .layers = layers,
                              .workers = options.jobs};
  std::vector<std::optional<diagnosis::Crash>> crashes = grade::run_crashes(
      work, [] { return interruption() != 0; },
      [&](std::size_t done) {
        progress.tell({.done = done, .all = runs.jobs.size(), .slowest = std::nullopt});
      });
  for (std::size_t i = 0; i < crashes.size(); ++i) {
    if (!crashes[i]) continue;
    earlier.keep_crash(all.submissions[runs.submissions[i]], runs.jobs[i].one, *crashes[i]);
    runs.results[i]->crash = std::move(crashes[i]);
  }
}

void look_at_crashes(const GradeOptions& options, const std::vector<grade::Case>& cases,
                     const ClassOfSubmissions& all, const sandbox::Layers& layers,
                     EarlierResults& earlier, const StandardStreams& streams,
                     grade::Record& record) {
  take_over(all, earlier, record);
  const std::vector<const BuiltSources*> crashed = crashed_sources(all, record);
  if (crashed.empty()) return;
  const std::vector<build::Built> built = built_checked(options, crashed, all, layers, streams);
  SecondRuns runs;
  for (std::size_t i = 0; i < crashed.size(); ++i) {
    if (!built[i].program.empty()) add_runs(*crashed[i], built[i].program, all, record, runs);
  }
  run_again(options, cases, all, layers, runs, earlier, streams);
}

}  // namespace

void add_crash_lines(const GradeOptions& options, const std::vector<grade::Case>& cases,
                     const ClassOfSubmissions& all, const sandbox::Layers& layers,
                     EarlierResults& earlier, const StandardStreams& streams,
                     grade::Record& record) {
  if (options.disclosure == grade::Disclosure::kVerdict || interruption() != 0) return;
  try {
    look_at_crashes(options, cases, all, layers, earlier, streams, record);
  } catch (const Error& error) {
    // What was graded is not lost for it.
    record.notes.push_back("where programs crash was not looked at: " + std::string(error.what()));
  }
}

}  // namespace flocking::app
