#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace flocking::sandbox {

/// A process as /proc shows it.
struct Process {
  pid_t id = 0;
  pid_t parent = 0;
  double own_cpu_s = 0.0;
  double cpu_s = 0.0;  ///< its own time, and that of the children it has waited for
  std::uint64_t resident_bytes = 0;
  bool is_zombie = false;
};

/// Reads process `id` from /proc. Returns false if it does not exist any more.
bool look_at(pid_t id, Process& process);

/// Returns the resident memory of a process whose first thread has ended, from its other threads; 0
/// if it has no others.
std::uint64_t resident_of_threads(pid_t id);

/// Returns the memory that the kernel keeps for a process in addition to its resident memory: page
/// tables and swapped memory; 0 if the process does not exist any more.
std::uint64_t unseen_bytes(pid_t id);

/// Returns the resident memory of a process, counting a proportional share of each shared page;
/// none if the kernel does not report it.
std::optional<std::uint64_t> proportional_bytes(pid_t id);

/// Returns true if two processes share one memory, as a process started by vfork() does with its
/// parent; false if the kernel does not report it.
bool share_memory(pid_t one, pid_t other);

/// Returns all processes below `root`, without `root`, at any depth, parents before their children.
/// Reads all of /proc.
std::vector<Process> descendants_of(pid_t root);

/// Returns the processes below `root` from the kernel's lists of children. Much faster if many
/// processes run, but may miss processes that start or end meanwhile. Without such lists, calls
/// descendants_of().
std::vector<Process> seen_below(pid_t root);

/// Returns the processor time of a process that has ended and of all processes that it waited for.
double cpu_s_of(const rusage& used);
/// Returns the peak memory of a process that has ended, or of a process that it waited for,
/// whichever is larger.
std::uint64_t peak_bytes_of(const rusage& used);

/// The results of waiting for the children of the calling process.
struct Reaped {
  pid_t main_child = 0;  ///< the child whose end matters
  bool main_has_ended = false;
  int main_status = 0;  ///< in the format of waitpid()
  std::uint64_t main_peak_bytes = 0;
  double cpu_s = 0.0;  ///< of all processes that were waited for

  /// Waits for all children that have ended. Returns true if any children are left.
  bool reap();
};

/// Kills all children of the calling process and their descendants, and waits for them. The caller
/// must be a subreaper. Returns false if some are still alive after `patience_s`.
bool kill_all_children(double patience_s, Reaped& reaped);

}  // namespace flocking::sandbox
