#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "grade/unreadable.h"
#include "sandbox/channel.h"

namespace flocking::grade {

/// Worker processes that do jobs in parallel and report each result through a separate pipe.
/// Meanwhile, no program of the same user can inspect them or this process.
class WorkerPool {
 public:
  /// The function that a worker runs: it reports to the descriptor `results` with tell_result(),
  /// and ends its current work when `lifeline` hangs up.
  using Life = std::function<void(std::size_t index, int results, int lifeline)>;
  /// Receives the result of a job.
  using Take = std::function<void(std::uint64_t job, const std::string& text)>;

  /// Starts `count` workers. Throws EnvironmentError.
  WorkerPool(std::size_t count, const Life& life);
  /// Ends the remaining workers and waits for them.
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  /// Ends the current work of all workers at once.
  void drop_all() { lifeline_.write_end.reset(); }

  /// Waits briefly for results. Returns false if no more will come. A worker that dies reports
  /// nothing for its unfinished job.
  bool wait(const Take& take);

 private:
  WorkerPool() : lifeline_(sandbox::make_pipe()) {}
  void start(std::size_t index, const Life& life);

  Unreadable unreadable_;
  sandbox::Pipe lifeline_;
  std::vector<pid_t> workers_;
  std::vector<sandbox::Descriptor> results_;
};

/// Reports the result of a job from a worker. Returns false if the grader has ended.
bool tell_result(int results, std::uint64_t job, std::string_view text);

}  // namespace flocking::grade
