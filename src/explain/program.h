#pragma once

#include <functional>
#include <string>

namespace flocking::explain {

/// How a program did on an input.
struct RunResult {
  std::string output = {};
  bool ended_well = true;       ///< by itself, with exit status 0, within its limits
  bool was_stopped = false;     ///< at a limit
  double cpu_s = 0.0;           ///< processor time it took; 0 where that is not known
  std::string how = {};         ///< where it did not end well: "exit status 1", "CPU time", ...
  std::string last_words = {};  ///< the end of what it wrote to stderr, raw, 2 KiB at most
};

/// A program for the assignment. May throw; then nothing is explained.
using Program = std::function<RunResult(const std::string& input)>;

}  // namespace flocking::explain
