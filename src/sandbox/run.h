#pragma once

#include <sys/types.h>

#include "sandbox/cgroup.h"
#include "sandbox/channel.h"
#include "sandbox/drain.h"
#include "sandbox/outcome.h"
#include "sandbox/process_tree.h"
#include "sandbox/request.h"
#include "sandbox/watch.h"

namespace flocking::sandbox {

/// One program, from its start until nothing of it is left.
class Run {
 public:
  /// Starts it with `input` on its stdin and the writing ends of two pipes, which are then closed
  /// here. Throws EnvironmentError.
  Run(const Request& request, const Descriptor& input, Descriptor output, Descriptor errors);
  /// Kills what is left where finish() did not come to its end.
  ~Run();
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  /// Waits, drains and watches until it has ended or passed a limit, kills what is left, and tells
  /// how it was. When `lifeline`, a descriptor or -1, hangs up, there is nobody left to tell: that
  /// ends the run too.
  Outcome finish(Drain& drain, int lifeline);

  /// What the launcher said, or what would be said of a program started without one.
  [[nodiscard]] const LaunchReport& launch() const { return launch_; }
  /// False where the launcher died before it could say something.
  [[nodiscard]] bool has_launch() const { return has_launch_; }

 private:
  void become_child(int input, int output, int errors);
  void exec_wrapper();
  void wait_until_over(Drain& drain, Watch& watch, int lifeline, Outcome& outcome);
  void end(Outcome& outcome);
  void account(const Watch& watch, Outcome& outcome) const;
  [[nodiscard]] bool is_wrapped() const { return !request_.wrapper.empty(); }

  const Request& request_;
  Cgroup cgroup_;
  Pipe report_;
  Descriptor text_;  // of the request, for the launcher
  double started_at_s_;
  pid_t child_ = -1;
  Descriptor process_;  // becomes readable when the child has ended
  Reaped reaped_;
  LaunchReport launch_;
  bool has_launch_ = false;
  bool is_over_ = false;
};

}  // namespace flocking::sandbox
