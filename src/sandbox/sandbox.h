#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sandbox/cgroup.h"
#include "sandbox/filter.h"
#include "sandbox/layers.h"
#include "sandbox/request.h"
#include "sandbox/runner.h"
#include "sandbox/session.h"
#include "sandbox/stage.h"
#include "sandbox/users.h"
#include "sandbox/view.h"

namespace flocking::sandbox {

/// A calling process that runs sandboxes for the rest of its life. It should have no other children
/// and stay small: all processes that programs leave become its children, and a child's peak of
/// memory starts with its parent's.
class DedicatedProcess {
 public:
  /// Changes the calling process permanently: it becomes the parent of orphans among its
  /// descendants (PR_SET_CHILD_SUBREAPER), and other processes of its user cannot inspect it
  /// (PR_SET_DUMPABLE). Throws EnvironmentError.
  static DedicatedProcess dedicate();

 private:
  DedicatedProcess() = default;
};

/// A sandbox that runs untrusted programs, one at a time.
class Sandbox : public Runner {
 public:
  /// `index` distinguishes the sandboxes of a grader. If `lifeline`, a descriptor or -1, hangs up,
  /// runs end at once. Throws EnvironmentError.
  Sandbox(DedicatedProcess process, Layers layers, std::size_t index, int lifeline);

  /// When this returns, all processes and files of the run are gone. `hidden` paths can be seen if
  /// no layer can hide them. See Runner.
  Outcome run(const Command& command, const Limits& limits, const Input& input,
              const std::vector<std::string>& hidden, const Drain::Take& on_output) override;

  /// Lets several runs of a command share namespaces and a control group from now on, if that is
  /// safe. This is much faster for many short runs; use it only for runs that do not count for a
  /// grade. See Session.
  void share() { shares_ = true; }

 private:
  /// The data that is the same for all runs of a command.
  struct Prepared {
    Command original;
    std::vector<std::string> hidden;
    Command command;
    View view;
    std::optional<Stage> stage;
    std::vector<std::string> wrapper;
    std::vector<std::string> reach;
    std::vector<std::string> large_pages;  // environment variables for runs in a session
    std::uint64_t runs = 0;
    int brief_sessions = 0;  // number of sessions that ended after one run
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
  std::size_t index_;
  // a different user for each command, so that no command can read files that another one left
  RunUsers users_;
  Descriptor launcher_;
  std::vector<char> block_;
  std::vector<KnownFilter> filters_;
  Descriptor notifying_filter_;         // made when it is first needed
  std::unique_ptr<Prepared> prepared_;  // for the command of the last run
  bool shares_ = false;
  Limits session_limits_;
  std::unique_ptr<Session> session_;  // for the prepared command
  Cgroup retired_;                    // of the last run; removed during the next run
  Cgroup next_group_;                 // for the next run; made during the current run
  Limits next_limits_;
};

}  // namespace flocking::sandbox
