#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "sandbox/bubblewrap.h"
#include "sandbox/command.h"
#include "sandbox/drain.h"
#include "sandbox/input.h"
#include "sandbox/layers.h"
#include "sandbox/limits.h"
#include "sandbox/outcome.h"
#include "sandbox/request.h"

namespace flocking::sandbox {

/// Runs programs that nobody trusts, one at a time. Belongs into a process of its own, which has no
/// other children and stays small: all that the programs leave behind become its children, and a
/// child's peak of memory begins with its parent's.
class Sandbox {
 public:
  /// Makes the calling process one that can do this. `index` tells the sandboxes of a grader apart;
  /// when `lifeline`, a descriptor or -1, hangs up, runs end at once. `always_alone` says that the
  /// process limit will be 1 in all runs, which makes them start faster.
  Sandbox(Layers layers, std::size_t index, int lifeline, bool always_alone = false);

  /// Runs `command` from start to exit; its output goes to `on_output` as it comes, up to the
  /// limit. When this returns, nothing of it is left. `hidden` are paths that it must not see,
  /// where namespaces can hide them. Throws EnvironmentError where the sandbox itself cannot go on.
  Outcome run(const Command& command, const Limits& limits, const Input& input,
              const std::vector<std::string>& hidden, const Drain::Take& on_output);

 private:
  void take_filter();
  const std::vector<std::string>& wrapper_of(const Command& command,
                                             const std::vector<std::string>& hidden);
  Request request_for(const Command& command, const Limits& limits,
                      const std::vector<std::string>& hidden, const std::string& folder);

  Layers layers_;
  int lifeline_;
  bool filters_work_;
  std::uint64_t pass_ = 0;  // not 0: this process has the filter, and all it starts
  uid_t user_;  // that programs become where nothing else keeps them off our files; 0: none
  std::vector<char> block_;
  Command wrapped_;  // the command of the last run, with what was hidden and its wrapper
  std::vector<std::string> hidden_;
  std::vector<std::string> wrapper_;
};

}  // namespace flocking::sandbox
