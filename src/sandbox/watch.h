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

/// Keeps an eye on a running program: time, memory, processes of its whole tree.
class Watch {
 public:
  /// `child` was started by the calling process: the program, or its guardian, or a wrapper with
  /// the guardian below it.
  Watch(const Request& request, pid_t child, const Cgroup& cgroup, const SharedOrder& order);

  /// Of several runs in one sandbox: the one that begins now is `program`, and what is counted for
  /// the whole sandbox is not all its own.
  void begin_with(pid_t program);

  /// Looks once; `reaped_cpu_s` is the time of processes that were waited for. Returns whether a
  /// limit is passed, which `outcome` then tells.
  bool look(Outcome& outcome, double reaped_cpu_s);

  /// How long to wait until the next look: short at first, since most runs are.
  [[nodiscard]] int next_wait_ms();

  /// The most processor time and memory seen.
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
  std::optional<pid_t> only_;  // where there can be but one process, once it is known
  double started_at_s_;
  double reaped_cpu_s_ = 0.0;
  double before_cpu_s_ = 0.0;  // of the control group, when the run began
  double cpu_s_ = 0.0;
  std::uint64_t peak_memory_bytes_ = 0;
  bool are_too_many_dead_ = false;
  pid_t inside_ = 0;         // that was seen last, for its view of files
  double count_at_s_ = 0.0;  // when files are counted again
  int wait_ms_ = 1;
};

}  // namespace flocking::sandbox
