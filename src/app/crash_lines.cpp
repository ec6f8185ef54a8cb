#include "app/crash_lines.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "base/error.h"
#include "build/build_all.h"
#include "build/cache.h"
#include "console/interruption.h"
#include "console/progress.h"
#include "grade/crash_runs.h"

namespace flocking::app {
namespace {

using diagnosis::Trouble;

// The number of cases per submission examined for NaN, and for time; each takes a slow run.
constexpr std::size_t kMostOfOtherTroubles = 2;

std::optional<Trouble> trouble_of(const grade::CaseResult& result) {
  if (result.hidden) return std::nullopt;
  if (result.verdict == grade::Verdict::kRuntimeError) return Trouble::kCrash;
  if (result.verdict == grade::Verdict::kTimeLimit && result.usage.cpu_s >= result.limits.cpu_s) {
    return Trouble::kTimeLimit;
  }
  const bool is_compared = result.verdict == grade::Verdict::kWrongAnswer && result.comparison;
  if (is_compared && result.comparison->first_not_finite) return Trouble::kNotFinite;
  return std::nullopt;
}

/// A case to examine, by its number.
struct Troubled {
  std::size_t one = 0;
  Trouble trouble = Trouble::kCrash;
};

// Returns the cases to examine; leaves out cases whose place of failure is known.
std::vector<Troubled> to_look_at(const grade::SubmissionResult& submission) {
  std::vector<Troubled> troubled;
  if (!submission.cannot_start.empty()) return troubled;
  std::array<std::size_t, 3> counts{};
  for (std::size_t one = 0; one < submission.cases.size(); ++one) {
    const std::optional<Trouble> trouble = trouble_of(submission.cases[one]);
    if (!trouble) continue;
    const std::size_t count = ++counts.at(static_cast<std::size_t>(*trouble));
    if (*trouble != Trouble::kCrash && count > kMostOfOtherTroubles) continue;
    if (!submission.cases[one].crash) troubled.push_back({.one = one, .trouble = *trouble});
  }
  return troubled;
}

// Takes the findings of earlier gradings.
void take_over(const ClassOfSubmissions& all, const EarlierResults& earlier,
               grade::Record& record) {
  for (const BuiltSources& sources : all.sources) {
    grade::SubmissionResult& submission = record.submissions[sources.submission];
    for (const Troubled& troubled : to_look_at(submission)) {
      submission.cases[troubled.one].crash =
          earlier.crash(all.submissions[sources.submission], troubled.one);
    }
  }
}

// Returns the builds of the submissions with crashes that may be in C or C++.
std::vector<const BuiltSources*> crashed_sources(const ClassOfSubmissions& all,
                                                 const grade::Record& record) {
  std::vector<const BuiltSources*> crashed;
  for (const BuiltSources& sources : all.sources) {
    const bool can_be_checked = sources.task.plan.language->calls_cxx;
    if (can_be_checked && !to_look_at(record.submissions[sources.submission]).empty()) {
      crashed.push_back(&sources);
    }
  }
  return crashed;
}

/// The runs to repeat, with the results and submissions that they belong to.
struct SecondRuns {
  std::vector<grade::CheckedProgram> programs;
  std::vector<grade::CrashJob> jobs;
  std::vector<grade::CaseResult*> results;  ///< one per job
  std::vector<std::size_t> submissions;     ///< one per job
};

void add_runs(const BuiltSources& sources, const std::string& program,
              const ClassOfSubmissions& all, grade::Record& record, SecondRuns& runs) {
  const grade::Submission& submission = all.submissions[sources.submission];
  std::vector<std::string> arguments;
  if (submission.command.arguments.size() > 1) {
    arguments.assign(submission.command.arguments.begin() + 1, submission.command.arguments.end());
  }
  std::vector<grade::CaseResult>& results = record.submissions[sources.submission].cases;
  for (const Troubled& troubled : to_look_at(record.submissions[sources.submission])) {
    runs.jobs.push_back(
        {.program = runs.programs.size(), .one = troubled.one, .trouble = troubled.trouble});
    runs.results.push_back(&results[troubled.one]);
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
                                        const console::StandardStreams& streams) {
  std::vector<build::Task> tasks;
  for (const BuiltSources* sources : crashed) {
    tasks.push_back(sources->task);
    tasks.back().is_checked = true;
    tasks.back().hash = build::hash_of(tasks.back(), all.build_settings);
  }
  console::Progress progress(streams, "rebuilt to locate crashes:", [&](std::size_t task) {
    return all.submissions[crashed[task]->submission].name;
  });
  return build::build_all(
      tasks, all.build_settings, build::Cache(all.cache), layers, options.jobs,
      [] { return console::interruption() != 0; },
      [&progress](const grade::Advance& advance) { progress.tell(advance); });
}

// Runs the programs again, adds the places of crashes to the results, and stores them.
void run_again(const GradeOptions& options, const std::vector<grade::Case>& cases,
               const ClassOfSubmissions& all, const sandbox::Layers& layers, const SecondRuns& runs,
               EarlierResults& earlier, const console::StandardStreams& streams) {
  console::Progress progress(
      streams, "examined crashes:", [&](std::size_t job) { return runs.results[job]->name; });
  const grade::CrashWork work{.cases = cases,
                              .programs = runs.programs,
                              .jobs = runs.jobs,
                              .layers = layers,
                              .workers = options.jobs};
  std::vector<std::optional<diagnosis::Crash>> crashes = grade::run_crashes(
      work, [] { return console::interruption() != 0; },
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
                     EarlierResults& earlier, const console::StandardStreams& streams,
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
                     EarlierResults& earlier, const console::StandardStreams& streams,
                     grade::Record& record) {
  if (options.disclosure == grade::Disclosure::kVerdict || console::interruption() != 0) return;
  try {
    look_at_crashes(options, cases, all, layers, earlier, streams, record);
  } catch (const Error& error) {
    // An error here must not lose the grading.
    record.notes.push_back("the places of crashes could not be found: " +
                           std::string(error.what()));
  }
}

}  // namespace flocking::app
