#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "app/streams.h"

namespace flocking::app {

/// Tells how far something is on a line of the error stream, where somebody looks and it takes
/// longer than a second. The line is gone at the end.
class Progress {
 public:
  /// `what` was done: "graded".
  Progress(const StandardStreams& streams, std::string what);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// "graded 3 of 12".
  void tell(std::size_t done, std::size_t all);

 private:
  void show(const std::string& text) const noexcept;

  const StandardStreams& streams_;
  std::string what_;
  bool is_shown_;
  bool was_shown_ = false;
  std::chrono::steady_clock::time_point next_ =
      std::chrono::steady_clock::now() + std::chrono::seconds(1);
};

}  // namespace flocking::app
