#pragma once

#include <sys/types.h>

#include "launcher/confine.h"
#include "launcher/order.h"

namespace flocking::launcher {

/// What a process begins with: its own copy.
struct Beginning {
  Order* order = nullptr;
  const Words* words = nullptr;
  int ready[2] = {-1, -1};  ///< of a program: the pipe that says it may begin
  int failures = -1;        ///< and the end of the one for a Failure
};

/// Starts a process, a child of the calling one, that runs `begin`, which is to end it. Unlike one
/// of fork() it shares the memory of its parent until it executes a program: nothing of it is
/// copied, which is most of the time that fork() takes, above all in virtual machines. It has a
/// stack, descriptors, a user and limits of its own. errno is shared: where several fail at once it
/// may be another's. Returns its number, or -1 with errno.
pid_t start_twin(void (*begin)(Beginning&), const Beginning& beginning);

/// Counts the calling process in `count` and waits until there are `all`.
void wait_for_all(std::uint32_t& count, std::uint32_t all);

}  // namespace flocking::launcher
