#pragma once

#include "launcher/confine.h"
#include "launcher/order.h"

namespace flocking::launcher {

/// Starts the program of an order as a child, waits until it has ended, and returns the report.
/// With Order::traces, traces all descendants: then the processor time and memory of each
/// descendant count even if its parent does not wait for it, and processes that exceed the limit
/// are killed at their start. `order` must be memory shared with the process that gave it.
Report supervised(Order& order, const Words& words);

/// Writes a report to `file`; returns the exit status of the launcher.
int tell(int file, const Report& report);

}  // namespace flocking::launcher
