#pragma once

#include <sys/types.h>

#include "launcher/confine.h"
#include "launcher/order.h"

namespace flocking::launcher {

/// The parameters of a new process, which gets a copy of them.
struct Beginning {
  Order* order = nullptr;
  const Words* words = nullptr;
  int ready[2] = {-1, -1};  ///< for a program: the pipe that tells it to begin
  int failures = -1;        ///< the writing end of the pipe for a Failure
};

/// Starts a child process that runs `begin`, which must end the process. Unlike a child of fork(),
/// it shares the memory of its parent until it executes a program. No memory is copied; copying
/// takes most of the time of fork(), above all in virtual machines. The child has a separate stack,
/// descriptors, user and limits. errno is shared: if several processes fail at the same time, it
/// may have the value of another process. Returns the process id, or -1 with errno.
pid_t start_twin(void (*begin)(Beginning&), const Beginning& beginning);

/// Adds 1 to `count` for the calling process and waits until `count` is `all`.
void wait_for_all(std::uint32_t& count, std::uint32_t all);

}  // namespace flocking::launcher
