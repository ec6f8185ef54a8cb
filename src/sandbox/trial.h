#pragma once

#include <string>
#include <vector>

namespace flocking::sandbox {

/// The result of running a program that the instructor has installed, in / and without a sandbox.
struct Trial {
  bool has_succeeded = false;  ///< the program exited with status 0
  std::string said;            ///< the start of its output
};

/// Runs the program at the absolute path `words[0]` and reads its output on `stream` (1 or 2),
/// discarding the other stream. Kills it after ten seconds.
Trial run_trial(std::vector<std::string> words, int stream);

}  // namespace flocking::sandbox
