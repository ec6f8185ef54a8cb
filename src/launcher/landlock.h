#pragma once

namespace flocking::launcher {

/// Shuts the calling process, and all it becomes and starts, off from all files but `paths`, a list
/// with a null pointer at its end whose entries are a letter of Reach and a path; those that are
/// not there are left out. Where the kernel's Landlock, of version `abi`, can, it also reaches no
/// processes and no abstract sockets outside. Needs no_new_privs. False, with errno, where it
/// cannot be done.
bool restrict_to(int abi, char* const* paths);

}  // namespace flocking::launcher
