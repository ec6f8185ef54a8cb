#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "sandbox/cgroup.h"
#include "sandbox/outcome.h"
#include "sandbox/process_tree.h"
#include "sandbox/request.h"

namespace flocking::sandbox {

/// A monitor of a running program: time, memory and processes of its whole tree.
class Watch {
 public:
  /// `child` is the process that the caller started: the program, its guardian, or a wrapper with
  /// the guardian below it.
  Watch(const Request& request, pid_t child, const Cgroup& cgroup, const SharedOrder& order);

  /// Starts watching the run of `program`, one of several in a sandbox. Counts of the whole sandbox
  /// then include earlier runs.
  void begin_with(pid_t program);

  /// Checks once; `reaped_cpu_s` is the time of processes that were waited for. Returns true if a
  /// limit is exceeded, and sets it in `outcome`.
  bool look(Outcome& outcome, double reaped_cpu_s);

  /// Returns the time until the next check, in ms: short at first, because most runs are short.
  [[nodiscard]] int next_wait_ms();

  /// Return the largest processor time and memory seen.
  [[nodiscard]] double cpu_s() const { return cpu_s_; }
  [[nodiscard]] std::uint64_t peak_memory_bytes() const { return peak_memory_bytes_; }

 private:
  void sample_tree(std::uint64_t& processes);
  void sample_one(pid_t id);
  [[nodiscard]] double ended_cpu_s() const;
  [[nodiscard]] std::uint64_t temporary_bytes(pid_t inside) const;
  [[nodiscard]] std::uint64_t bytes_in_memory(pid_t inside) const;
  [[nodiscard]] bool has_too_many_files();
  [[nodiscard]] std::uint64_t memory_of(const Process& process) const;
  [[nodiscard]] std::uint64_t own_bytes(const std::vector<Process>& tree, pid_t guardian) const;
  void note(double cpu_s, std::uint64_t resident_bytes);

  const Request& request_;
  const Cgroup& cgroup_;
  const SharedOrder& order_;
  pid_t child_;
  std::optional<pid_t> only_;  // the only process, once it is known, if there can be only one
  double started_at_s_;
  double reaped_cpu_s_ = 0.0;
  double before_cpu_s_ = 0.0;  // of the control group when the run began
  double cpu_s_ = 0.0;
  std::uint64_t peak_memory_bytes_ = 0;
  bool are_too_many_dead_ = false;
  pid_t inside_ = 0;         // the last process seen, whose view of files is used
  double count_at_s_ = 0.0;  // time of the next count of files
  int wait_ms_ = 1;
};

}  // namespace flocking::sandbox
