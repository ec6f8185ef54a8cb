#pragma once

#include "launcher/confine.h"
#include "launcher/order.h"

namespace flocking::launcher {

/// Starts the program of an order as a child, waits until it has ended, and tells how. Where the
/// order says so it follows all that the program starts, so that the processor time and the memory
/// of each are counted even where its own parent does not wait for it, and processes beyond the
/// limit die as they are born. `order` is memory shared with whoever gave it.
Report supervised(Order& order, const Words& words);

/// Writes a report to `file`; what the launcher then exits with.
int tell(int file, const Report& report);

}  // namespace flocking::launcher
