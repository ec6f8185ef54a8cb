#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "console/streams.h"
#include "grade/job_board.h"

namespace flocking::console {

/// Returns "graded 3 of 12, about 4 min left; 'anna' has taken 35 s so far". The time left is
/// estimated from `elapsed_s`, the time since the stage began, once a job is done. The slowest
/// running job is named once it has taken 5 s.
std::string progress_words(std::string_view what, const grade::Advance& advance, double elapsed_s,
                           std::string_view slow);

/// The times of progress reports: soon and often on a terminal; in a log only occasionally, during
/// long stages.
class ProgressPace {
 public:
  using Clock = std::chrono::steady_clock;

  ProgressPace(bool is_terminal, Clock::time_point begin);
  /// Returns true if a report is due, and then false for a while.
  bool is_due(Clock::time_point now);

 private:
  Clock::duration pause_;
  Clock::time_point next_;
};

/// Reports the progress of a stage on the error stream. On a terminal, overwrites one line, which
/// it removes at the end; otherwise prints separate lines.
class Progress {
 public:
  /// `what` is a participle for finished jobs ("graded"); `name_of` returns the name of a job.
  Progress(const StandardStreams& streams, std::string what,
           std::function<std::string(std::size_t)> name_of);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void tell(const grade::Advance& advance);

 private:
  void show(const std::string& text) const noexcept;

  const StandardStreams& streams_;
  std::string what_;
  std::function<std::string(std::size_t)> name_of_;
  bool is_terminal_;
  bool was_shown_ = false;
  ProgressPace::Clock::time_point begin_ = ProgressPace::Clock::now();
  ProgressPace pace_;
};

}  // namespace flocking::console
