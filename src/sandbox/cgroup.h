#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sandbox/channel.h"
#include "sandbox/limits.h"

namespace flocking::sandbox {

/// A control group of the kernel, around one run: its memory and its number of processes are
/// limited exactly, its processor time counted exactly, and all in it die at once. Version 2, and
/// of version 1 the controllers memory, pids and cpuacct.
class Cgroup {
 public:
  /// None: everything below does nothing and knows nothing.
  Cgroup() = default;
  /// Makes a new group below `base`, as find_base() gives it, of a name that no other has.
  /// `extra_processes` are those that belong to the sandbox. Throws EnvironmentError. For an empty
  /// `base` it is as none.
  Cgroup(const std::string& base, const Limits& limits, std::uint64_t extra_processes);
  ~Cgroup();
  Cgroup(Cgroup&& other) noexcept = default;
  Cgroup& operator=(Cgroup&& other) noexcept;
  Cgroup(const Cgroup&) = delete;
  Cgroup& operator=(const Cgroup&) = delete;

  /// What the end of its life does too. What the kernel does not let go of is left to sweep().
  void remove();
  [[nodiscard]] bool ok() const { return !folders_.empty(); }
  /// Puts the calling process into it. Safe between fork and exec.
  [[nodiscard]] bool enter() const;
  [[nodiscard]] std::optional<double> cpu_s() const;
  [[nodiscard]] std::optional<std::uint64_t> peak_memory_bytes() const;
  /// Returns how many processes and threads of `user` are in it.
  [[nodiscard]] std::uint64_t threads_of(uid_t user) const;
  /// Returns true if the kernel refused something in it a process or a thread for its limit.
  [[nodiscard]] bool refused_process() const;
  /// Whether the kernel killed something in it for want of memory.
  [[nodiscard]] bool ran_out_of_memory() const;

  /// Where groups can be made: folders with ':' between, or empty where they cannot; then `why`
  /// says why.
  static std::string find_base(std::string& why);
  /// Whether groups below `base` count processor time and memory of all in them.
  static bool counts_in(const std::string& base);
  /// Ends and removes the groups below `base` whose graders were killed.
  static void sweep(const std::string& base);

 private:
  /// Each makes a group, or one of its folders; false where another grader has swept it before it
  /// was locked, and then nothing is left of it.
  [[nodiscard]] bool make(const std::string& base);
  [[nodiscard]] bool add(const std::string& folder);
  [[nodiscard]] std::optional<std::uint64_t> number_in(const char* file) const;

  std::vector<std::string> folders_;
  std::vector<Descriptor> locks_;  // on the folders: their grader is alive
  bool is_v2_ = false;
};

}  // namespace flocking::sandbox
