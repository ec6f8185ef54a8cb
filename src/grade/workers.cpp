#include "grade/workers.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <filesystem>
#include <map>
#include <memory>
#include <new>
#include <utility>

#include "base/error.h"
#include "grade/result_codec.h"
#include "grade/worker_pool.h"

namespace flocking::grade {
namespace {

/// The number of the next job, in memory that all workers share.
class NextJob {
 public:
  NextJob() {
    void* memory =
        mmap(nullptr, sizeof(Counter), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw EnvironmentError("no memory to share with workers");
    counter_ = new (memory) Counter(0);  // NOLINT(*-owning-memory): it owns nothing
  }
  ~NextJob() { munmap(counter_, sizeof(Counter)); }
  NextJob(const NextJob&) = delete;
  NextJob& operator=(const NextJob&) = delete;

  std::uint64_t take() { return counter_->fetch_add(1); }
  void end() { counter_->store(std::uint64_t{1} << 62U); }

 private:
  using Counter = std::atomic<std::uint64_t>;
  static_assert(Counter::is_always_lock_free);
  Counter* counter_;
};

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
  Worker(const Work& work, NextJob& next, std::size_t index, int results, int lifeline)
      : work_(work),
        next_(next),
        results_(results),
        sandbox_(sandbox::DedicatedProcess::dedicate(), work.layers, index, lifeline),
        most_open_(most_open_cases()) {}

  void run() {
    const std::uint64_t jobs = work_.cases.size() * work_.submissions.size();
    for (std::uint64_t job = next_.take(); job < jobs; job = next_.take()) {
      const Submission& submission = work_.submissions[job / work_.cases.size()];
      if (!submission.problem.empty()) continue;
      const CaseRun run = run_job(submission, job % work_.cases.size());
      if (!tell_result(results_, job, packed(run))) return;
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
  NextJob& next_;
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

void do_work(const Work& work, const std::function<bool()>& stop,
             const std::function<void(std::size_t, std::size_t, CaseRun)>& done) {
  NextJob next;
  WorkerPool pool(work.workers, [&](std::size_t index, int results, int lifeline) {
    Worker(work, next, index, results, lifeline).run();
  });
  bool stopping = false;
  while (pool.wait([&](std::uint64_t job, const std::string& text) {
    if (stopping) return;  // of runs that were ended
    done(job / work.cases.size(), job % work.cases.size(), unpacked_run(text));
  })) {
    if (stopping || !stop()) continue;
    stopping = true;
    next.end();
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
    if (run.output_hash != runs.front().output_hash ||
        run.result.verdict != runs.front().result.verdict) {
      all.result.nondeterministic = true;
    }
  }
  return all;
}

}  // namespace flocking::grade
