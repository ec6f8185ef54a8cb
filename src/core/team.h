#pragma once

#include <condition_variable>
#include <cstddef>
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

/// Threads that work together, again and again, and rest in between. The caller is worker 0.
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
  void serve(std::size_t worker);
  void do_part(std::size_t worker);

  std::size_t size_;
  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::condition_variable start_;
  std::condition_variable done_;
  const std::function<void(std::size_t)>* work_ = nullptr;
  std::size_t round_ = 0;    // how many runs have begun
  std::size_t working_ = 0;  // threads that have not finished this one
  std::exception_ptr failure_;
  bool over_ = false;
};

/// How many work together; without a team, one.
inline std::size_t workers_of(const Team* team) { return team != nullptr ? team->size() : 1; }

/// As Team::run(); without a team, work(0).
void run(Team* team, const std::function<void(std::size_t worker)>& work);

}  // namespace flocking
