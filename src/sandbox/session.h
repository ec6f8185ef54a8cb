#pragma once

#include <sys/types.h>

#include <cstdint>

#include "launcher/order.h"
#include "sandbox/cgroup.h"
#include "sandbox/channel.h"
#include "sandbox/drain.h"
#include "sandbox/outcome.h"
#include "sandbox/process_tree.h"
#include "sandbox/request.h"
#include "sandbox/watch.h"

namespace flocking::sandbox {

/// A sandbox with namespaces in which one program runs several times, one run after the other; for
/// programs that can have but one process. Each run has a process of its own, which was confined
/// and without rights before the first run began, its own input, output and errors; what it leaves
/// in the private folder, which is all that it could leave, ends the session. A run can tell that
/// it is not the first.
class Session {
 public:
  static constexpr std::uint32_t kRuns = launcher::Order::kMostRuns;  ///< in one session

  /// `request` and `launcher`, an open executable, must outlive it. Throws EnvironmentError.
  Session(Request request, int launcher);
  /// Kills what is left.
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Whether another run can begin in it: there are some left, and the last one left nothing.
  [[nodiscard]] bool is_ready() const;
  /// Whether it ended with its first run.
  [[nodiscard]] bool was_brief() const { return runs_ <= 1; }

  /// Runs the program with `input` and the writing ends of two pipes, which are then closed here,
  /// and tells how that was; as Run::finish(). Where it is stopped, the session ends.
  Outcome run(const Descriptor& input, Descriptor output, Descriptor errors, Drain& drain,
              int lifeline);

  /// Of the last run, as of a Run.
  [[nodiscard]] const launcher::Report& report() const { return report_; }
  [[nodiscard]] bool has_report() const { return has_report_; }

 private:
  bool end();
  void wait_until_ready();
  void wait_until_over(Drain& drain, Watch& watch, int lifeline, Outcome& outcome);
  bool take_report(launcher::Report& report) const;
  void account(const Watch& watch, Outcome& outcome) const;

  Pipe streams_;  // a pair of sockets: the first is ours
  Request request_;
  Cgroup cgroup_;
  Pipe reports_;
  SharedOrder order_;
  pid_t child_ = -1;
  Descriptor process_;  // becomes readable when the child has ended
  Reaped reaped_;
  launcher::Report report_;
  bool has_report_ = false;
  bool is_over_ = false;
  std::uint32_t runs_ = 0;
  std::uint32_t runs_left_ = 0;
};

}  // namespace flocking::sandbox
