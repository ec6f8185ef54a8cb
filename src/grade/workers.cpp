#include "grade/workers.h"

#include <optional>

#include "grade/job_board.h"
#include "grade/jobs.h"
#include "grade/result_codec.h"
#include "grade/worker_pool.h"
#include "sandbox/sandbox.h"

namespace flocking::grade {
namespace {

/// The state of a worker process.
class Worker {
 public:
  Worker(const Work& work, JobBoard& board, std::size_t index, int results, int lifeline)
      : work_(work),
        board_(board),
        index_(index),
        results_(results),
        sandbox_(sandbox::DedicatedProcess::dedicate(), work.layers, index, lifeline),
        jobs_(work, sandbox_) {}

  void run() {
    while (const std::optional<std::size_t> job = board_.take(index_)) {
      if (!is_to_do(work_, *job)) continue;
      if (!tell_result(results_, *job, packed(jobs_.run(*job)))) return;
    }
  }

 private:
  const Work& work_;
  JobBoard& board_;
  std::size_t index_;
  int results_;
  sandbox::Sandbox sandbox_;
  Jobs jobs_;
};

}  // namespace

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
    if (stopping) return;  // ended runs have no valid results
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

}  // namespace flocking::grade
