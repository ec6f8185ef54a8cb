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

/// Processes that do jobs side by side, and tell what came of each through a pipe of their own. No
/// program of the same user can look into them or this process while it lives.
class WorkerPool {
 public:
  /// The life of a worker: it tells its results to the descriptor `results` by tell_result(), and
  /// ends what it does when `lifeline` hangs up.
  using Life = std::function<void(std::size_t index, int results, int lifeline)>;
  /// Takes what came of a job.
  using Take = std::function<void(std::uint64_t job, const std::string& text)>;

  /// Starts `count` of them. Throws EnvironmentError.
  WorkerPool(std::size_t count, const Life& life);
  /// Ends those that are left, and waits for them.
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  /// What they are doing ends at once.
  void drop_all() { lifeline_.write_end.reset(); }

  /// Waits a little for results; false where none will come any more. What a worker that dies
  /// leaves undone is not told.
  bool wait(const Take& take);

 private:
  WorkerPool() : lifeline_(sandbox::make_pipe()) {}
  void start(std::size_t index, const Life& life);

  Unreadable unreadable_;
  sandbox::Pipe lifeline_;
  std::vector<pid_t> workers_;
  std::vector<sandbox::Descriptor> results_;
};

/// Of a worker: tells what came of a job. False where nobody is left to take it.
bool tell_result(int results, std::uint64_t job, std::string_view text);

}  // namespace flocking::grade
