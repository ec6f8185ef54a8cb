#pragma once

#include <sys/types.h>

#include <utility>

#include "launcher/order.h"
#include "sandbox/cgroup.h"
#include "sandbox/channel.h"
#include "sandbox/drain.h"
#include "sandbox/notices.h"
#include "sandbox/outcome.h"
#include "sandbox/process_tree.h"
#include "sandbox/request.h"
#include "sandbox/watch.h"

namespace flocking::sandbox {

/// One program, from its start until nothing of it is left.
class Run {
 public:
  /// Has `launcher`, an open executable, start it in `group` with `input` on its stdin and the
  /// writing ends of two pipes, which are then closed here. `notices` are of its request. Throws
  /// EnvironmentError.
  Run(const Request& request, Cgroup group, Notices notices, int launcher, const Descriptor& input,
      Descriptor output, Descriptor errors);
  /// Kills what is left where finish() did not come to its end.
  ~Run();
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  /// Waits, drains and watches until it has ended or passed a limit, kills what is left, and tells
  /// how it was. When `lifeline`, a descriptor or -1, hangs up, there is nobody left to tell: that
  /// ends the run too.
  Outcome finish(Drain& drain, int lifeline);

  /// The control group of the run, once that is over: to remove it takes the kernel milliseconds,
  /// in which something else can be done.
  Cgroup take_group() { return std::move(cgroup_); }

  /// What the launcher said, or what would be said of a program that it became.
  [[nodiscard]] const launcher::Report& report() const { return report_; }
  /// False where the launcher died before it could say something.
  [[nodiscard]] bool has_report() const { return has_report_; }

 private:
  void wait_until_over(Drain& drain, Watch& watch, int lifeline, Outcome& outcome);
  [[nodiscard]] bool has_room_for_process() const;
  void end(Outcome& outcome);
  void account(const Watch& watch, Outcome& outcome) const;

  const Request& request_;
  Cgroup cgroup_;
  Notices notices_;
  Pipe reports_;
  SharedOrder order_;
  double started_at_s_;
  pid_t child_ = -1;
  Descriptor process_;  // becomes readable when the child has ended
  Reaped reaped_;
  launcher::Report report_;
  bool has_report_ = false;
  bool is_over_ = false;
};

}  // namespace flocking::sandbox
