#include "grade/workers.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <exception>
#include <filesystem>
#include <map>
#include <memory>
#include <new>
#include <utility>

#include "base/error.h"
#include "grade/result_codec.h"
#include "grade/unreadable.h"
#include "sandbox/channel.h"

namespace flocking::grade {
namespace {

using sandbox::Descriptor;
using sandbox::Pipe;

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

struct MessageHead {
  std::uint64_t job = 0;
  std::uint64_t bytes = 0;
};

bool receive(int file, MessageHead& head, std::string& text) {
  if (!sandbox::read_all(file, &head, sizeof head)) return false;
  text.resize(head.bytes);
  return sandbox::read_all(file, text.data(), text.size());
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
      const std::string text = packed(run_job(submission, job % work_.cases.size()));
      const MessageHead head{job, text.size()};
      if (!sandbox::write_all(results_, &head, sizeof head) ||
          !sandbox::write_all(results_, text.data(), text.size())) {
        return;
      }
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

[[noreturn]] void be_worker(const Work& work, NextJob& next, std::size_t index, int results,
                            int lifeline) {
  leave_terminal();
  int status = 0;
  try {
    Worker(work, next, index, results, lifeline).run();
  } catch (const std::exception&) {
    status = 3;
  }
  _exit(status);
}

/// The workers as the grader sees them.
class WorkerPool {
 public:
  WorkerPool() : lifeline_(sandbox::make_pipe()) {}
  ~WorkerPool() {
    lifeline_.write_end.reset();
    results_.clear();
    for (const pid_t worker : workers_) waitpid(worker, nullptr, 0);
  }
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  void spawn(const Work& work, NextJob& next) {
    for (std::size_t index = 0; index < work.workers; ++index) spawn_one(work, next, index);
    lifeline_.read_end.reset();
  }

  // Runs in progress end at once.
  void drop_all() { lifeline_.write_end.reset(); }

  [[nodiscard]] std::vector<pollfd> events() const {
    std::vector<pollfd> events;
    for (const Descriptor& results : results_) {
      if (results.get() >= 0)
        events.push_back({.fd = results.get(), .events = POLLIN, .revents = 0});
    }
    return events;
  }

  void close_results(int descriptor) {
    for (Descriptor& results : results_) {
      if (results.get() == descriptor) results.reset();
    }
  }

 private:
  void spawn_one(const Work& work, NextJob& next, std::size_t index) {
    Pipe pipe = sandbox::make_pipe();
    const pid_t worker = fork();
    if (worker < 0) fail_by_system("cannot start a worker");
    if (worker == 0) {
      // Else a worker would wait for ever until somebody takes its results.
      pipe.read_end.reset();
      lifeline_.write_end.reset();
      results_.clear();
      be_worker(work, next, index, pipe.write_end.get(), lifeline_.read_end.get());
    }
    workers_.push_back(worker);
    results_.push_back(std::move(pipe.read_end));
  }

  Pipe lifeline_;
  std::vector<pid_t> workers_;
  std::vector<Descriptor> results_;
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
  const Unreadable unreadable;
  WorkerPool pool;
  pool.spawn(work, next);
  bool stopping = false;
  while (true) {
    std::vector<pollfd> events = pool.events();
    if (events.empty()) return;
    constexpr int kLookForStop_ms = 100;
    poll(events.data(), events.size(), kLookForStop_ms);
    if (!stopping && stop()) {
      stopping = true;
      next.end();
      pool.drop_all();
    }
    for (const pollfd& event : events) {
      if (event.revents == 0) continue;
      MessageHead head;
      std::string text;
      if (!receive(event.fd, head, text)) {
        pool.close_results(event.fd);
        continue;
      }
      if (!stopping) {
        done(head.job / work.cases.size(), head.job % work.cases.size(), unpacked_run(text));
      }
    }
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
