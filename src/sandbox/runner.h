#pragma once

#include <string>
#include <vector>

#include "sandbox/command.h"
#include "sandbox/drain.h"
#include "sandbox/input.h"
#include "sandbox/limits.h"
#include "sandbox/outcome.h"

namespace flocking::sandbox {

/// A way to run programs, one at a time: Sandbox, or on systems without one a plain process.
class Runner {
 public:
  Runner() = default;
  virtual ~Runner() = default;
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  /// Runs `command` from start to exit and passes its output, up to the limit, to `on_output` as it
  /// arrives. `hidden` are paths that it must not see, if the runner can hide them. Throws
  /// EnvironmentError if the runner itself fails.
  virtual Outcome run(const Command& command, const Limits& limits, const Input& input,
                      const std::vector<std::string>& hidden, const Drain::Take& on_output) = 0;
};

}  // namespace flocking::sandbox
