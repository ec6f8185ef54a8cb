#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace flocking::grade {

/// How far a stage of a grading is.
struct Advance {
  std::size_t done = 0;
  std::size_t all = 0;
  std::optional<std::size_t> slowest;  ///< of what is being done, what began first
  double slowest_s = 0.0;              ///< so long ago
};

/// Hands out the jobs from 0 up to worker processes, in memory that all of them share, and knows
/// who is at which.
class JobBoard {
 public:
  /// To be made before the workers are. Throws EnvironmentError.
  JobBoard(std::size_t jobs, std::size_t workers);
  ~JobBoard();
  JobBoard(const JobBoard&) = delete;
  JobBoard& operator=(const JobBoard&) = delete;

  /// The next job of a worker, whose last one is over by that; nothing where there is none left.
  std::optional<std::size_t> take(std::size_t worker);
  /// From now on there are none.
  void end();

  /// Adds the job that a worker has been at for longest, by the clock.
  void tell_slowest(Advance& advance) const;

 private:
  struct Shared;

  std::size_t jobs_;
  std::size_t workers_;
  std::size_t bytes_;
  Shared* shared_;
};

}  // namespace flocking::grade
