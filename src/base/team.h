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

/// Items [first, last).
struct Part {
  std::size_t first;
  std::size_t last;
};

/// The part of `count` items, in `parts` about equal ones, that has this number.
inline Part part_of(std::size_t count, std::size_t number, std::size_t parts) {
  return {count * number / parts, count * (number + 1) / parts};
}

/// Threads that work together, again and again, and rest in between. For a moment they stay awake,
/// where each has a core of its own: a step of a flock has several runs, and to wake a thread costs
/// some hundredths of a millisecond, on a busy machine much more. Nobody waits for a thread that is
/// not awake yet, or that the system does not allow: its share is done by one that is.
class Team {
 public:
  /// `size` >= 1. Threads start with the first run().
  explicit Team(std::size_t size);
  ~Team();
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }

  /// Calls work(0), ..., work(size() - 1), each once, side by side as far as there are threads
  /// awake; returns when all have returned. The caller does share 0, and others that nobody has
  /// begun. An exception from one of them is thrown here.
  void run(const std::function<void(std::size_t share)>& work);

  /// Calls work(share, first, last) for parts [first, last) of [0, count), each at most `part`
  /// long, until all of it is done. Which share a part falls to is left to chance; those of one
  /// share are never side by side.
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
  bool has_all_ = false;  // the threads that there will be
  std::vector<std::thread> threads_;
  const std::function<void(std::size_t)>* work_ = nullptr;  // of the shares that are not finished
  std::atomic<std::uint32_t> next_share_;  // that nobody has begun; size_: none; more: the end
  std::atomic<std::uint32_t> unfinished_ = 0;
  std::mutex failure_mutex_;
  std::exception_ptr failure_;
};

/// How many work together; without a team, one.
inline std::size_t workers_of(const Team* team) { return team != nullptr ? team->size() : 1; }

/// As Team::run(); without a team, work(0).
void run(Team* team, const std::function<void(std::size_t share)>& work);

}  // namespace flocking
