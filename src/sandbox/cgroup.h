#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sandbox/channel.h"
#include "sandbox/limits.h"

namespace flocking::sandbox {

/// A control group of the kernel for one run. It limits memory and the number of processes exactly,
/// counts processor time exactly, and can kill all its processes at once. Uses version 2, or the
/// controllers memory, pids and cpuacct of version 1.
class Cgroup {
 public:
  /// Creates no group: all functions do nothing and return nothing.
  Cgroup() = default;
  /// Makes a group with a unique name below `base`, which comes from find_base(). `extra_processes`
  /// are the processes of the sandbox itself. Makes no group if `base` is empty. Throws
  /// EnvironmentError.
  Cgroup(const std::string& base, const Limits& limits, std::uint64_t extra_processes);
  ~Cgroup();
  Cgroup(Cgroup&& other) noexcept = default;
  Cgroup& operator=(Cgroup&& other) noexcept;
  Cgroup(const Cgroup&) = delete;
  Cgroup& operator=(const Cgroup&) = delete;

  /// Removes the group, like the destructor. Leaves a group that the kernel keeps busy to sweep().
  void remove();
  [[nodiscard]] bool ok() const { return !folders_.empty(); }
  /// Moves the calling process into the group. Safe between fork and exec.
  [[nodiscard]] bool enter() const;
  [[nodiscard]] std::optional<double> cpu_s() const;
  [[nodiscard]] std::optional<std::uint64_t> peak_memory_bytes() const;
  /// Returns the number of processes and threads of `user` in the group.
  [[nodiscard]] std::uint64_t threads_of(uid_t user) const;
  /// Returns true if the kernel refused a process or a thread because of the limit.
  [[nodiscard]] bool refused_process() const;
  /// Returns true if the kernel killed a process because of the memory limit.
  [[nodiscard]] bool ran_out_of_memory() const;

  /// Returns the folders in which groups can be made, separated by ':'. If there are none, returns
  /// "" and sets `why` to the reason.
  static std::string find_base(std::string& why);
  /// Returns true if groups below `base` count processor time and memory of all their processes.
  static bool counts_in(const std::string& base);
  /// Kills and removes the groups below `base` whose graders were killed.
  static void sweep(const std::string& base);

 private:
  /// Make a group, or one of its folders. Return false, and leave no folder, if another grader's
  /// sweep() removed it before it was locked.
  [[nodiscard]] bool make(const std::string& base);
  [[nodiscard]] bool add(const std::string& folder);
  [[nodiscard]] std::optional<std::uint64_t> number_in(const char* file) const;

  std::vector<std::string> folders_;
  std::vector<Descriptor> locks_;  // on the folders; they show that the grader is alive
  bool is_v2_ = false;
};

}  // namespace flocking::sandbox
