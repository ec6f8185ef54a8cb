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

/// A sandbox with namespaces in which one program runs several times, one run after another; only
/// for programs limited to one process. Each run has its own process, which was confined and lost
/// its rights before the first run began, and its own input, output and errors. A run can leave
/// data only in the private folder; if it does, the session ends. A run can detect that it is not
/// the first.
class Session {
 public:
  /// largest number of runs in one session
  static constexpr std::uint32_t kRuns = launcher::Order::kMostRuns;

  /// `request` and `launcher`, an open executable, must outlive this object. Throws
  /// EnvironmentError.
  Session(Request request, int launcher);
  /// Kills all remaining processes.
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Returns true if another run can begin: the maximum is not reached, and the last run left no
  /// data.
  [[nodiscard]] bool is_ready() const;
  /// Returns true if the session ended with its first run.
  [[nodiscard]] bool was_brief() const { return runs_ <= 1; }

  /// Runs the program with `input`. `output` and `errors`, the writing ends of two pipes, are
  /// closed in this process. Returns the outcome like Run::finish(). If the run is stopped, the
  /// session ends.
  Outcome run(const Descriptor& input, Descriptor output, Descriptor errors, Drain& drain,
              int lifeline);

  /// Return the report of the last run, like Run::report().
  [[nodiscard]] const launcher::Report& report() const { return report_; }
  [[nodiscard]] bool has_report() const { return has_report_; }

 private:
  bool end();
  void wait_until_ready();
  void wait_until_over(Drain& drain, Watch& watch, int lifeline, Outcome& outcome);
  bool take_report(launcher::Report& report) const;
  void account(const Watch& watch, Outcome& outcome) const;

  Pipe streams_;  // a pair of sockets; we use the first
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
