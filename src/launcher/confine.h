#pragma once

#include "launcher/order.h"

namespace flocking::launcher {

/// An order with the words behind it taken apart.
struct Words {
  const char* executable = nullptr;
  const char* working_directory = nullptr;
  char** arguments = nullptr;    ///< with a null pointer behind them
  char** environment = nullptr;  ///< likewise
  char** paths = nullptr;        ///< likewise
};

/// Where setting up failed; with errno.
struct Failure {
  bool at_start = false;  ///< of the program itself
  std::int32_t error = 0;
  Step step = Step::kOrder;
};

/// Turns the calling process, a fresh child with stdin, stdout and stderr in place, into the
/// program of an order: own session, limits, no rights, no other descriptors, filters. Returns only
/// if that fails.
Failure become(Order& order, const Words& words);

/// Turns the calling process into one that nobody inside may look into, without rights, that ends
/// with its parent. False, with errno and the step, where that fails.
bool become_guardian(const Order& order, Step& step);

}  // namespace flocking::launcher
