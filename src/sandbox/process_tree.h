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
  double cpu_s = 0.0;  ///< its own and that of children it has waited for
  std::uint64_t resident_bytes = 0;
  bool is_zombie = false;
};

/// Looks `id` up in /proc; false where it is gone.
bool look_at(pid_t id, Process& process);

/// The resident memory of a process whose first thread has ended, by those that go on; 0 where
/// there are none.
std::uint64_t resident_of_threads(pid_t id);

/// The memory that the kernel keeps for a process beside what is resident: its page tables, and
/// what was swapped out; 0 where it is gone.
std::uint64_t unseen_bytes(pid_t id);

/// Its resident memory, of pages that it shares with others its part alone; none where the kernel
/// does not say.
std::optional<std::uint64_t> proportional_bytes(pid_t id);

/// Whether two processes have one memory, as one that was started by vfork() has with its parent;
/// false where the kernel does not say.
bool share_memory(pid_t one, pid_t other);

/// All processes below `root`, not itself, at any depth, parents before their children; by a walk
/// over /proc.
std::vector<Process> descendants_of(pid_t root);

/// The same from the lists of children that the kernel keeps, which is much less work where many
/// processes run, but may miss some that come and go meanwhile. Where there are no such lists it is
/// descendants_of().
std::vector<Process> seen_below(pid_t root);

/// The processor time of a process that has ended and of all that it waited for.
double cpu_s_of(const rusage& used);
/// The most memory that it, or one that it waited for, had at a time.
std::uint64_t peak_bytes_of(const rusage& used);

/// What the calling process learnt from waiting for its children.
struct Reaped {
  pid_t main_child = 0;  ///< the one whose end matters
  bool main_has_ended = false;
  int main_status = 0;  ///< as waitpid has it
  std::uint64_t main_peak_bytes = 0;
  double cpu_s = 0.0;  ///< of all that were waited for

  /// Waits for all children that have ended. Returns whether any is left.
  bool reap();
};

/// Kills all children of the calling process and what they leave behind, and waits for them: the
/// caller must be a subreaper. Returns false if some would not die within `patience_s`.
bool kill_all_children(double patience_s, Reaped& reaped);

}  // namespace flocking::sandbox
