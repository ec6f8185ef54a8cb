#pragma once

#include <cstdint>
#include <string>

namespace flocking::explain {

/// How a program crashes, hangs or runs out of memory.
struct Crash {
  std::string how;         ///< "exit status 134", "signal 11 (SIGSEGV)", "CPU time, more than 1 s"
  std::string last_words;  ///< the last line of its stderr; may be empty
  std::string input;       ///< the smallest input that caused it
  std::string cause;       ///< a sentence; empty if unknown
  std::string advice;      ///< what to change; empty if unknown
  std::uint64_t inputs = 0;  ///< number of tried inputs with this crash; 0 if not counted
};

}  // namespace flocking::explain
