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

/// Threads that work together, again and again, and rest in between. The caller is worker 0. For a
/// moment they stay awake, where each has a core of its own: a step of a flock has several runs,
/// and to wake a thread costs some hundredths of a millisecond.
class Team {
 public:
  /// `size` >= 1. Threads start with the first run().
  explicit Team(std::size_t size);
  ~Team();
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }

  /// Calls work(0), ..., work(size() - 1) side by side; returns when all have returned. An
  /// exception from one of them is thrown here.
  void run(const std::function<void(std::size_t worker)>& work);

  /// Calls work(worker, first, last) for parts [first, last) of [0, count), each at most `part`
  /// long, until all of it is done. Who takes which part is left to chance.
  void run_parts(
      std::size_t count, std::size_t part,
      const std::function<void(std::size_t worker, std::size_t first, std::size_t last)>& work);

 private:
  void serve(std::size_t worker, std::uint32_t seen);
  void do_part(std::size_t worker);
  template <class Value>
  void await_change(const std::atomic<Value>& value, Value from) const;

  std::size_t size_;
  bool spins_;
  std::vector<std::thread> threads_;
  const std::function<void(std::size_t)>* work_ = nullptr;
  std::atomic<std::uint32_t> round_ = 0;    // how many runs have begun, and the end
  std::atomic<std::uint32_t> working_ = 0;  // threads that have not finished this one
  std::atomic<bool> over_ = false;
  std::mutex failure_mutex_;
  std::exception_ptr failure_;
};

/// How many work together; without a team, one.
inline std::size_t workers_of(const Team* team) { return team != nullptr ? team->size() : 1; }

/// As Team::run(); without a team, work(0).
void run(Team* team, const std::function<void(std::size_t worker)>& work);

}  // namespace flocking
