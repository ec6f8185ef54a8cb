#pragma once

#include <ctime>

namespace flocking::sandbox {

/// Returns seconds of a clock that cannot be set.
inline double now_s() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace flocking::sandbox
