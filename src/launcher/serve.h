#pragma once

#include "launcher/confine.h"
#include "launcher/order.h"

/// Several runs of one program in one sandbox, one after another, for programs with a single
/// process. All their processes, and a guardian for each, exist before the first run begins:
/// confined, without rights, and waiting for their streams. So two runs share only the namespaces,
/// the control group and the private folder. After a run that changed the folder, no other run
/// starts.
namespace flocking::launcher {

/// Starts all processes, reports that they are ready, and waits until all have ended. Each guardian
/// reports its run. Returns the exit status of the launcher.
int serve(Order& order, const Words& words);

/// Waits until each guardian traces its program's process. Called by the first process and by
/// guardians: they share memory with the programs' processes, and a process cannot be traced if it
/// has given up rights or shares its memory with such a process.
void wait_until_all_are_followed(Order& order);

/// Called by a program's process before it becomes the program: announces itself, waits for the
/// streams of a run, and makes them its standard streams. All processes share one socket; the
/// process that wakes up does the run and announces that. On failure, returns false with errno. If
/// no more runs come, ends the process.
bool take_streams(Order& order);

/// Called by a guardian: announces that it is ready.
void stand_by(Order& order);

}  // namespace flocking::launcher
