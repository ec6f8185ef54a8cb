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

/// One program, from its start until all of its processes have ended.
class Run {
 public:
  /// Starts the program in `group` by `launcher`, an open executable. `input` is its stdin;
  /// `output` and `errors`, the writing ends of two pipes, are closed in this process. `notices`
  /// must belong to the request. Throws EnvironmentError.
  Run(const Request& request, Cgroup group, Notices notices, int launcher, const Descriptor& input,
      Descriptor output, Descriptor errors);
  /// Kills the remaining processes if an exception interrupted finish().
  ~Run();
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  /// Reads output and watches the run until it has ended or exceeded a limit, kills all remaining
  /// processes, and returns the outcome. Also ends the run if `lifeline`, a descriptor or -1, hangs
  /// up, because then no grader waits for the result.
  Outcome finish(Drain& drain, int lifeline);

  /// Returns the control group after the run. Removing it takes the kernel milliseconds, which the
  /// caller can use for other work.
  Cgroup take_group() { return std::move(cgroup_); }

  /// Returns the launcher's report, or an equivalent report if the launcher became the program.
  [[nodiscard]] const launcher::Report& report() const { return report_; }
  /// Returns false if the launcher died before it could report.
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
