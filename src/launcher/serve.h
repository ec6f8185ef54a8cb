#pragma once

#include "launcher/confine.h"
#include "launcher/order.h"

/// Several runs of one program in one sandbox, one after the other, of programs that have but one
/// process. All their processes, and a guardian for each, are there before the first run begins:
/// confined, without rights, and waiting for their streams. So nothing is shared by two runs but
/// the namespaces, the control group and the private folder, and after a run that has touched the
/// latter whoever gave the order begins no other.
namespace flocking::launcher {

/// Starts them, says that they are ready, and waits until all have ended; each guardian reports how
/// its run was. Returns what the launcher exits with.
int serve(Order& order, const Words& words);

/// Of the first process and of a guardian: waits until each guardian follows its program's process.
/// They share their memory, and what belongs to somebody who has given up rights may not be
/// followed.
void wait_until_all_are_followed(Order& order);

/// Of a program's process before it becomes the program: says that it is there, waits for the
/// streams of a run and takes them for its own. One socket is shared by all: whoever is woken has
/// the run, and tells so. False, with errno, where that cannot be done; where there is no run to
/// come the process ends.
bool take_streams(Order& order);

/// Of a guardian: says that it is there.
void stand_by(Order& order);

}  // namespace flocking::launcher
