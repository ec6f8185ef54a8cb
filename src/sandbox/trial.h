#pragma once

#include <string>
#include <vector>

namespace flocking::sandbox {

/// How a program of the machine ran that whoever grades has installed, in / and outside of any
/// sandbox.
struct Trial {
  bool has_succeeded = false;  ///< it has exited with 0
  std::string said;            ///< some of what it wrote
};

/// Runs the program `words[0]`, an absolute path, and takes what it writes to `stream` (1 or 2);
/// the other one is dropped. It is ended where it takes longer than ten seconds.
Trial run_trial(std::vector<std::string> words, int stream);

}  // namespace flocking::sandbox
