#pragma once

#include <cstddef>
#include <string>

#include "base/exit_status.h"
#include "console/streams.h"

namespace flocking::app {

/// Options of `flocking check`.
struct CheckOptions {
  std::string cases;
  std::string rules;  ///< rules of cases without an answer; empty: the rules of the other answers
  std::size_t jobs = 0;  ///< threads; 0: one for each processor
};

/// Prints everything that is wrong with a set of cases, a line each, and their number. Returns kNo
/// if there is anything, else kSuccess. Throws Error.
ExitStatus check_cases(const CheckOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
