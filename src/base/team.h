#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace flocking {

/// The items [first, last).
struct Part {
  std::size_t first;
  std::size_t last;
};

/// Returns part `number` of `count` items, divided into `parts` parts of about equal size.
inline Part part_of(std::size_t count, std::size_t number, std::size_t parts) {
  return {count * number / parts, count * (number + 1) / parts};
}

/// A pool of threads that repeatedly work together. If there is a core for each thread, the threads
/// spin for a moment before they sleep: a step of a flock has several runs, and waking a thread
/// costs some hundredths of a millisecond, on a busy machine much more. A run never waits for a
/// thread that is not awake yet, or that the system refuses to start: an awake thread does its
/// share.
class Team {
 public:
  /// `size` >= 1. Threads start with the first run().
  explicit Team(std::size_t size);
  ~Team();
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }

  /// Calls work(0), ..., work(size() - 1), each once, in parallel as far as threads are awake;
  /// returns when all calls have returned. The caller does share 0, and then shares that no thread
  /// has begun. Rethrows an exception from one of the calls.
  void run(const std::function<void(std::size_t share)>& work);

  /// Calls work(share, first, last) for parts [first, last) of [0, count), each at most `part`
  /// long, until all parts are done. The scheduling decides which share gets a part; parts of the
  /// same share never run in parallel.
  void run_parts(
      std::size_t count, std::size_t part,
      const std::function<void(std::size_t share, std::size_t first, std::size_t last)>& work);

 private:
  void start_threads();
  void serve();
  bool take_share();
  void do_share(std::size_t share);
  void await_change(const std::atomic<std::uint32_t>& value, std::uint32_t from) const;

  std::uint32_t size_;
  bool spins_;
  bool has_all_ = false;  // true once start_threads() was called; no more threads are started later
  std::vector<std::thread> threads_;
  // the work of the current run, while shares are unfinished
  const std::function<void(std::size_t)>* work_ = nullptr;
  // the next share to begin; size_: no share is left; larger: threads must end
  std::atomic<std::uint32_t> next_share_;
  std::atomic<std::uint32_t> unfinished_ = 0;
  std::mutex failure_mutex_;
  std::exception_ptr failure_;
};

/// Returns the number of threads that work together; 1 without a team.
inline std::size_t workers_of(const Team* team) { return team != nullptr ? team->size() : 1; }

/// Calls Team::run(); without a team, calls work(0).
void run(Team* team, const std::function<void(std::size_t share)>& work);

}  // namespace flocking
