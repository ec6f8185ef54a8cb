#pragma once

#include <string>
#include <vector>

#include "sandbox/view.h"

namespace flocking::sandbox {

/// Returns the command that runs its further arguments in new namespaces (process ids, network,
/// IPC, host name, mounts), as process 1. The run sees the system files that programs need, a
/// private, empty /tmp, its own /proc, the devices that only produce or discard bytes, and the
/// files of `view`. `is_root`: root starts the command and needs no user namespace; a guardian
/// inside then changes to a user without rights. If another user starts the command, it makes a
/// user namespace, in which the run has the id of nobody and can make no further namespaces.
std::vector<std::string> bubblewrap_words(const std::string& bubblewrap, bool is_root,
                                          const View& view);

}  // namespace flocking::sandbox
