#pragma once

#include <sys/types.h>

#include <vector>

namespace flocking::sandbox {

/// What the kernel refuses a submission, whatever it is built with.
struct Refusals {
  bool processes = false;  ///< new processes (EAGAIN); threads are free
  bool network = false;    ///< sockets of the internet and of packets (EACCES)
  std::vector<pid_t>
      no_signals{};  ///< processes that it may send no signal (EPERM), nor all at once
};

/// Puts the filter on the calling process, for it and all it becomes; ptrace and looking into other
/// processes' memory are always refused. Returns false where the kernel has no such filters or the
/// processor is another than x86-64 and AArch64. Safe between fork and exec.
bool install_filter(const Refusals& refusals);

/// Whether install_filter works here; tried in a child.
bool filters_work();

}  // namespace flocking::sandbox
