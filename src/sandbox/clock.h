#pragma once

#include <ctime>

namespace flocking::sandbox {

/// Seconds on a clock that no one sets.
inline double now_s() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace flocking::sandbox
