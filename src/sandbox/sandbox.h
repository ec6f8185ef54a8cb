#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sandbox/cgroup.h"
#include "sandbox/command.h"
#include "sandbox/drain.h"
#include "sandbox/filter.h"
#include "sandbox/input.h"
#include "sandbox/layers.h"
#include "sandbox/limits.h"
#include "sandbox/outcome.h"
#include "sandbox/request.h"
#include "sandbox/session.h"
#include "sandbox/stage.h"
#include "sandbox/users.h"
#include "sandbox/view.h"

namespace flocking::sandbox {

/// The calling process, given over to sandboxes for the rest of its life. It should have no other
/// children and stay small: all that programs leave behind become its children, and a child's peak
/// of memory begins with its parent's.
class DedicatedProcess {
 public:
  /// Changes the calling process for good: it becomes the parent of orphans among its descendants
  /// (PR_SET_CHILD_SUBREAPER), and others of its user cannot look into it (PR_SET_DUMPABLE). Throws
  /// EnvironmentError.
  static DedicatedProcess dedicate();

 private:
  DedicatedProcess() = default;
};

/// Runs programs that nobody trusts, one at a time.
class Sandbox {
 public:
  /// `index` tells the sandboxes of a grader apart; when `lifeline`, a descriptor or -1, hangs up,
  /// runs end at once. Throws EnvironmentError.
  Sandbox(DedicatedProcess process, Layers layers, std::size_t index, int lifeline);

  /// Runs `command` from start to exit; its output goes to `on_output` as it comes, up to the
  /// limit. When this returns, nothing of it is left. `hidden` are paths that it must not see,
  /// where a layer can hide them. Throws EnvironmentError where the sandbox itself cannot go on.
  Outcome run(const Command& command, const Limits& limits, const Input& input,
              const std::vector<std::string>& hidden, const Drain::Take& on_output);

  /// From now on several runs of a command share namespaces and a control group, where that is
  /// safe: much faster for many short runs, none of which counts for a grade. See Session.
  void share() { shares_ = true; }

 private:
  /// What is the same for all runs of a command.
  struct Prepared {
    Command original;
    std::vector<std::string> hidden;
    Command command;
    View view;
    std::optional<Stage> stage;
    std::vector<std::string> wrapper;
    std::vector<std::string> reach;
    std::vector<std::string> large_pages;  // environment of runs in a session
    std::uint64_t runs = 0;
    int brief_sessions = 0;  // of one run alone
  };
  struct KnownFilter {
    Refusals refusals;
    Descriptor file;
  };

  void prepare(const Command& command, const std::vector<std::string>& hidden);
  Request request_for(const Limits& limits, const std::string& folder);
  void add_filter(Request& request, bool is_shared);
  Cgroup take_group(const Request& request);
  void prepare_group(const Request& request);
  bool join_session(const Limits& limits);
  Outcome run_in_session(const Command& command, const Input& input, const Drain::Take& on_output);

  Layers layers_;
  int lifeline_;
  RunUsers users_;
  Descriptor launcher_;
  std::vector<char> block_;
  std::vector<KnownFilter> filters_;
  Descriptor notifying_filter_;         // made once it is needed
  std::unique_ptr<Prepared> prepared_;  // for the command of the last run
  bool shares_ = false;
  Limits session_limits_;
  std::unique_ptr<Session> session_;  // of the prepared command
  Cgroup retired_;                    // of the last run, removed while the next one goes on
  Cgroup next_group_;                 // of the next run, made while this one goes on
  Limits next_limits_;
};

}  // namespace flocking::sandbox
