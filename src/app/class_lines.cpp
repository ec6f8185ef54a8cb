#include "app/class_lines.h"

#include <poll.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "app/explainable_by_rules.h"
#include "app/source_lines.h"
#include "console/interruption.h"
#include "console/progress.h"
#include "diagnosis/line_findings.h"
#include "grade/job_board.h"
#include "grade/result_codec.h"
#include "grade/worker_pool.h"

namespace flocking::app {
namespace {

// The first byte of a worker's message.
constexpr char kFound = 'f';
constexpr char kNothing = 'n';
constexpr char kFailed = 'e';  // followed by the reason

bool has_hung_up(int lifeline) {
  pollfd event = {.fd = lifeline, .events = 0, .revents = 0};
  return poll(&event, 1, 0) > 0;
}

/// A submission in which to search for wrong lines.
struct LinesJob {
  const BuiltSources* sources = nullptr;
  const explain::Explanation* explanation = nullptr;
  const ExplainableCases* cases = nullptr;
};

/// The search for wrong lines in a class.
class LinesOfClass {
 public:
  LinesOfClass(const GradeOptions& options, const ClassOfSubmissions& all,
               const sandbox::Layers& layers)
      : options_(options), all_(all), layers_(layers) {}

  void add(const BuiltSources& sources, const explain::Explanation& explanation,
           const ExplainableCases& cases) {
    jobs_.push_back({&sources, &explanation, &cases});
  }

  // Calls `done` with the number of a submission and its worker's message.
  void work(const console::StandardStreams& streams,
            const std::function<void(const LinesJob&, const std::string&)>& done) const {
    if (jobs_.empty()) return;
    console::Progress progress(streams, "searched for wrong lines in", [this](std::size_t number) {
      return all_.submissions[jobs_[number].sources->submission].name;
    });
    const std::size_t workers = std::min(options_.jobs, jobs_.size());
    grade::Advance advance{.done = 0, .all = jobs_.size(), .slowest = {}, .slowest_s = 0.0};
    grade::JobBoard board(jobs_.size(), workers);
    grade::WorkerPool pool(workers, [&](std::size_t index, int results, int lifeline) {
      while (const std::optional<std::size_t> number = board.take(index)) {
        if (!grade::tell_result(results, *number, text_of(jobs_[*number], lifeline))) return;
      }
    });
    while (pool.wait([&](std::uint64_t number, const std::string& text) {
      ++advance.done;
      done(jobs_[number], text);
    })) {
      advance.slowest.reset();
      board.tell_slowest(advance);
      progress.tell(advance);
      if (console::interruption() == 0) continue;
      board.end();
      pool.drop_all();
    }
  }

 private:
  // Runs in a worker process.
  [[nodiscard]] std::string text_of(const LinesJob& job, int lifeline) const {
    try {
      const std::optional<diagnosis::LineFindings> found =
          found_lines(job.sources->task, all_.build_settings, *job.explanation, *job.cases,
                      options_.overrides.settings().limits, layers_,
                      [lifeline] { return has_hung_up(lifeline); });
      if (!found) return {kNothing};
      return kFound + grade::packed_lines(*found);
    } catch (const std::exception& error) {
      return kFailed + std::string(error.what());
    }
  }

  const GradeOptions& options_;
  const ClassOfSubmissions& all_;
  const sandbox::Layers& layers_;
  std::vector<LinesJob> jobs_;
};

}  // namespace

void find_class_lines(const GradeOptions& options, const std::vector<grade::Case>& cases,
                      const ClassOfSubmissions& all, const sandbox::Layers& layers,
                      EarlierResults& earlier, const console::StandardStreams& streams,
                      grade::Record& record) {
  if (!options.finds_lines) return;
  ExplainableByRules by_rules(cases, record.rules, options.overrides.rules.value_or(""));
  for (const grade::SubmissionResult& one : record.submissions) by_rules.add(one.followed);
  LinesOfClass lines(options, all, layers);
  for (const BuiltSources& sources : all.sources) {
    grade::SubmissionResult& result = record.submissions[sources.submission];
    const bool is_wrong = result.explanation && !result.explanation->follows_rules();
    if (!is_wrong || !can_find_lines(sources.task, layers)) continue;
    const ExplainableCases& judged = by_rules.of(result.followed);
    result.lines = earlier.lines(all.submissions[sources.submission], judged);
    if (!result.lines) lines.add(sources, *result.explanation, judged);
  }
  lines.work(streams, [&](const LinesJob& job, const std::string& text) {
    const std::size_t number = job.sources->submission;
    const std::string_view told = std::string_view(text).substr(1);
    if (text.front() == kFailed) {
      record.notes.push_back("cannot search '" + all.submissions[number].name +
                             "' for wrong lines: " + std::string(told));
    }
    if (text.front() != kFound) return;
    record.submissions[number].lines = grade::unpacked_lines(told);
    earlier.keep_lines(all.submissions[number], *job.cases, *record.submissions[number].lines);
  });
}

}  // namespace flocking::app
