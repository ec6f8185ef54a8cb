#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace flocking::grade {

/// The progress of a stage of a grading.
struct Advance {
  std::size_t done = 0;
  std::size_t all = 0;
  std::optional<std::size_t> slowest;  ///< the current job that began first
  double slowest_s = 0.0;              ///< seconds since it began
};

/// Assigns jobs, numbered from 0, to worker processes, in shared memory, and knows the current job
/// of each worker.
class JobBoard {
 public:
  /// Create it before the workers. Throws EnvironmentError.
  JobBoard(std::size_t jobs, std::size_t workers);
  ~JobBoard();
  JobBoard(const JobBoard&) = delete;
  JobBoard& operator=(const JobBoard&) = delete;

  /// Returns the next job for `worker`, which has finished its last job; none if no job is left.
  std::optional<std::size_t> take(std::size_t worker);
  /// Discards the remaining jobs.
  void end();

  /// Adds to `advance` the job that has run longest, in wall-clock time.
  void tell_slowest(Advance& advance) const;

 private:
  struct Shared;

  std::size_t jobs_;
  std::size_t workers_;
  std::size_t bytes_;
  Shared* shared_;
};

}  // namespace flocking::grade
