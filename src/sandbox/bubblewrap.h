#pragma once

#include <string>
#include <vector>

#include "sandbox/view.h"

namespace flocking::sandbox {

/// The command that runs what is put behind it in namespaces of its own (process ids, network, IPC,
/// host name, mounts), as process 1: of the system's files those that programs need, /tmp private
/// and empty, a /proc of its own, the devices that are nothing but bytes, and what `view` shows.
/// `is_root` says that root starts it, who needs no namespace of users: a guardian inside then
/// becomes a user without rights. Others get one, in which they are nobody and can make no more.
std::vector<std::string> bubblewrap_words(const std::string& bubblewrap, bool is_root,
                                          const View& view);

}  // namespace flocking::sandbox
