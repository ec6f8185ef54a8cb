#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sandbox/limits.h"

namespace flocking::sandbox {

/// A control group of the kernel, around one run: its memory and its number of processes are
/// limited exactly, its processor time counted exactly, and all in it die at once. Version 2, and
/// of version 1 the controllers memory, pids and cpuacct.
class Cgroup {
 public:
  /// None: everything below does nothing and knows nothing.
  Cgroup() = default;
  /// Makes a new group below `base`, as find_base() gives it. `extra_processes` are those that
  /// belong to the sandbox. One of that name that was left behind is replaced. Throws
  /// EnvironmentError. For an empty `base` it is as none.
  Cgroup(const std::string& base, const std::string& name, const Limits& limits,
         std::uint64_t extra_processes);
  ~Cgroup();
  Cgroup(const Cgroup&) = delete;
  Cgroup& operator=(const Cgroup&) = delete;

  [[nodiscard]] bool ok() const { return !folders_.empty(); }
  /// Puts the calling process into it. Safe between fork and exec.
  [[nodiscard]] bool enter() const;
  [[nodiscard]] std::optional<double> cpu_s() const;
  [[nodiscard]] std::optional<std::uint64_t> peak_memory_bytes() const;
  /// Whether the kernel killed something in it for want of memory.
  [[nodiscard]] bool ran_out_of_memory() const;

  /// Where groups can be made: folders with ':' between, or empty where they cannot; then `why`
  /// says why.
  static std::string find_base(std::string& why);

 private:
  void add(const std::string& folder);
  void remove_all() const;
  [[nodiscard]] std::optional<std::uint64_t> number_in(const char* file) const;

  std::vector<std::string> folders_;
  bool is_v2_ = false;
};

}  // namespace flocking::sandbox
