#pragma once

#include "launcher/order.h"

namespace flocking::launcher {

/// The words after the head of an order.
struct Words {
  const char* executable = nullptr;
  const char* working_directory = nullptr;
  char** arguments = nullptr;    ///< ends in a null pointer
  char** environment = nullptr;  ///< ends in a null pointer
  char** paths = nullptr;        ///< ends in a null pointer
};

/// The step at which the setup failed, and errno.
struct Failure {
  bool at_start = false;  ///< true: the program did not start
  std::int32_t error = 0;
  Step step = Step::kOrder;
};

/// Turns the calling process, a new child with stdin, stdout and stderr open, into the program of
/// an order: with its own session, limits, no rights, no other descriptors, and filters. Returns
/// only on failure.
Failure become(Order& order, const Words& words);

/// Makes the calling process a guardian: other processes of its run cannot inspect it, it has no
/// rights, and it dies with its parent. On failure, returns false with errno and the step.
bool become_guardian(const Order& order, Step& step);

}  // namespace flocking::launcher
