#include "grade/workers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "grade/job_board.h"
#include "grade/result_codec.h"
#include "grade/worker_pool.h"

namespace flocking::grade {
namespace {

bool is_to_do(const Work& work, std::size_t job) {
  return work.submissions[job / work.cases.size()].problem.empty() &&
         (work.known.empty() || !work.known[job]);
}

// Each holds a descriptor; runs need some too.
std::size_t most_open_cases() {
  constexpr rlim_t kEnough = 400;
  rlimit files{kEnough, kEnough};
  static_cast<void>(getrlimit(RLIMIT_NOFILE, &files));
  return std::min(files.rlim_cur, kEnough) / 2;
}

/// A worker's own life.
class Worker {
 public:
  Worker(const Work& work, JobBoard& board, std::size_t index, int results, int lifeline)
      : work_(work),
        board_(board),
        index_(index),
        results_(results),
        sandbox_(sandbox::DedicatedProcess::dedicate(), work.layers, index, lifeline),
        most_open_(most_open_cases()) {}

  void run() {
    while (const std::optional<std::size_t> job = board_.take(index_)) {
      if (!is_to_do(work_, *job)) continue;
      const Submission& submission = work_.submissions[*job / work_.cases.size()];
      const CaseRun run = run_job(submission, *job % work_.cases.size());
      if (!tell_result(results_, *job, packed(run))) return;
    }
  }

 private:
  CaseRun run_job(const Submission& submission, std::size_t number) {
    const Case& one = work_.cases[number];
    std::vector<CaseRun> runs;
    try {
      const OpenCase& open = opened(number);
      const std::string file = place_for_output(submission, one);
      bool keeps = true;  // the first that fails, else the last
      while (runs.size() < work_.repeat) {
        runs.push_back(run_case(sandbox_, submission, one, open, keeps ? file : ""));
        if (!runs.back().cannot_start.empty()) break;
        keeps = keeps && runs.back().result.passed();
      }
      CaseRun all = joined(std::move(runs));
      if (work_.keep_only_failed && all.result.passed() && !file.empty()) unlink(file.c_str());
      return all;
    } catch (const std::exception& error) {
      CaseRun failed;
      failed.result.verdict = Verdict::kJudgeError;
      failed.result.detail = error.what();
      return failed;
    }
  }

  [[nodiscard]] std::string place_for_output(const Submission& submission, const Case& one) const {
    if (work_.keep_folder.empty()) return "";
    const std::filesystem::path path =
        file_about(work_.keep_folder, submission, one, kOutputEnding);
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    return path.string();
  }

  // Kept open for the next submission, but not more than descriptors allow.
  const OpenCase& opened(std::size_t number) {
    const auto known = open_.find(number);
    if (known != open_.end()) return *known->second;
    if (open_.size() >= most_open_) open_.clear();
    return *open_.emplace(number, std::make_unique<OpenCase>(work_.cases[number])).first->second;
  }

  const Work& work_;
  JobBoard& board_;
  std::size_t index_;
  int results_;
  sandbox::Sandbox sandbox_;
  std::map<std::size_t, std::unique_ptr<OpenCase>> open_;
  std::size_t most_open_;
};

}  // namespace

std::string file_about(const std::string& folder, const Submission& submission, const Case& one,
                       std::string_view ending) {
  namespace fs = std::filesystem;
  const fs::path name = fs::path(submission.name).filename();
  return (fs::path(folder) / name / (one.name + std::string(ending))).string();
}

void do_work(const Work& work, const std::function<bool()>& stop, const TakeRun& done,
             const std::function<void(const Advance&)>& progress) {
  const std::size_t jobs = work.cases.size() * work.submissions.size();
  Advance advance;
  for (std::size_t job = 0; job < jobs; ++job) advance.all += is_to_do(work, job) ? 1U : 0U;
  if (advance.all == 0) return;
  JobBoard board(jobs, work.workers);
  WorkerPool pool(work.workers, [&](std::size_t index, int results, int lifeline) {
    Worker(work, board, index, results, lifeline).run();
  });
  bool stopping = false;
  while (pool.wait([&](std::uint64_t job, const std::string& text) {
    if (stopping) return;  // of runs that were ended
    ++advance.done;
    done(job / work.cases.size(), job % work.cases.size(), unpacked_run(text));
  })) {
    if (progress) {
      advance.slowest.reset();
      board.tell_slowest(advance);
      progress(advance);
    }
    if (stopping || !stop()) continue;
    stopping = true;
    board.end();
    pool.drop_all();
  }
}

CaseRun joined(std::vector<CaseRun> runs) {
  const auto failed = std::find_if(runs.begin(), runs.end(),
                                   [](const CaseRun& run) { return !run.result.passed(); });
  CaseRun all = failed != runs.end() ? *failed : runs.front();
  all.result.runs = runs.size();
  for (const CaseRun& run : runs) {
    sandbox::Usage& most = all.result.usage;
    const sandbox::Usage& used = run.result.usage;
    most.cpu_s = std::max(most.cpu_s, used.cpu_s);
    most.wall_s = std::max(most.wall_s, used.wall_s);
    most.peak_memory_bytes = std::max(most.peak_memory_bytes, used.peak_memory_bytes);
    most.output_bytes = std::max(most.output_bytes, used.output_bytes);
    std::erase_if(all.result.passes_by, [&run](const std::string& rules) {
      const std::vector<std::string>& others = run.result.passes_by;
      return std::find(others.begin(), others.end(), rules) == others.end();
    });
    if (run.output_hash != runs.front().output_hash ||
        run.result.verdict != runs.front().result.verdict) {
      all.result.nondeterministic = true;
    }
  }
  return all;
}

}  // namespace flocking::grade
