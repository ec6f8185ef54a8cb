#pragma once

#include <sys/types.h>

#include <cstdint>
#include <vector>

namespace flocking::sandbox {

/// What the kernel refuses a submission, whatever it is built with.
struct Refusals {
  bool processes = false;  ///< new processes and threads (EAGAIN)
  bool network = false;    ///< sockets of the internet and of packets (EACCES), rings (ENOSYS)
  std::uint64_t pass = 0;  ///< not 0: fork_with_pass() with it is not refused
  std::vector<pid_t>
      no_signals{};  ///< processes that it may send no signal (EPERM), nor all at once, nor limit
};

/// Puts the filter on the calling process, for it and all it becomes; ptrace and looking into other
/// processes' memory are always refused. Returns false where the kernel has no such filters or the
/// processor is another than x86-64 and AArch64. Safe between fork and exec.
bool install_filter(const Refusals& refusals);

/// fork(), which a filter with that pass allows: whoever does not know it cannot make one. For a
/// process with a single thread.
pid_t fork_with_pass(std::uint64_t pass);

/// Whether install_filter works here; tried in a child.
bool filters_work();

}  // namespace flocking::sandbox
