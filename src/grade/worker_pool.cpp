#include "grade/worker_pool.h"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <exception>
#include <utility>

#include "base/error.h"

namespace flocking::grade {
namespace {

using sandbox::Descriptor;
using sandbox::Pipe;

struct MessageHead {
  std::uint64_t job = 0;
  std::uint64_t bytes = 0;
};

bool take_result(int results, const WorkerPool::Take& take) {
  MessageHead head;
  if (!sandbox::read_all(results, &head, sizeof head)) return false;
  std::string text(head.bytes, '\0');
  if (!sandbox::read_all(results, text.data(), text.size())) return false;
  take(head.job, text);
  return true;
}

[[noreturn]] void be_worker(std::size_t index, const WorkerPool::Life& life, int results,
                            int lifeline) {
  leave_terminal();
  int status = 0;
  try {
    life(index, results, lifeline);
  } catch (const std::exception&) {
    status = 3;
  }
  _exit(status);
}

}  // namespace

// The delegating constructor makes sure that the destructor ends the started workers if start()
// throws.
WorkerPool::WorkerPool(std::size_t count, const Life& life) : WorkerPool() {
  for (std::size_t index = 0; index < count; ++index) start(index, life);
  lifeline_.read_end.reset();
}

WorkerPool::~WorkerPool() {
  drop_all();
  results_.clear();
  for (const pid_t worker : workers_) waitpid(worker, nullptr, 0);
}

void WorkerPool::start(std::size_t index, const Life& life) {
  Pipe pipe = sandbox::make_pipe();
  const pid_t worker = fork();
  if (worker < 0) fail_by_system("cannot start a worker");
  if (worker == 0) {
    // While this read end is open, a worker that cannot send its results would wait forever.
    pipe.read_end.reset();
    lifeline_.write_end.reset();
    results_.clear();
    be_worker(index, life, pipe.write_end.get(), lifeline_.read_end.get());
  }
  workers_.push_back(worker);
  results_.push_back(std::move(pipe.read_end));
}

bool WorkerPool::wait(const Take& take) {
  std::vector<pollfd> events;
  for (const Descriptor& results : results_) {
    events.push_back({.fd = results.get(), .events = POLLIN, .revents = 0});
  }
  if (events.empty()) return false;
  constexpr int kPause_ms = 100;
  if (poll(events.data(), events.size(), kPause_ms) <= 0) return true;
  for (std::size_t i = events.size(); i-- > 0;) {
    if (events[i].revents == 0 || take_result(events[i].fd, take)) continue;
    results_.erase(results_.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return true;
}

bool tell_result(int results, std::uint64_t job, std::string_view text) {
  const MessageHead head{job, text.size()};
  return sandbox::write_all(results, &head, sizeof head) &&
         sandbox::write_all(results, text.data(), text.size());
}

}  // namespace flocking::grade
