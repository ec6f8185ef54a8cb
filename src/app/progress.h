#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "app/streams.h"
#include "grade/job_board.h"

namespace flocking::app {

/// "graded 3 of 12, about 4 min left; 'anna' has taken 35 s so far". What is left is told once
/// something is done, by what that took of the `elapsed_s` since the stage began; `slow`, the name
/// of what takes longest, once it has taken 5 s.
std::string progress_words(std::string_view what, const grade::Advance& advance, double elapsed_s,
                           std::string_view slow);

/// When to tell how far something is: for somebody who looks on, soon and often; in a log, where it
/// takes long, a line now and then.
class ProgressPace {
 public:
  using Clock = std::chrono::steady_clock;

  ProgressPace(bool is_terminal, Clock::time_point begin);
  /// Whether it is time to tell, after which it is not for a while.
  bool is_due(Clock::time_point now);

 private:
  Clock::duration pause_;
  Clock::time_point next_;
};

/// Tells how far a stage is on the error stream: on a terminal in a line, gone at the end, that is
/// written over; elsewhere in lines of their own.
class Progress {
 public:
  /// `what` is done in the stage: "graded"; `name_of` names a job.
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

}  // namespace flocking::app
