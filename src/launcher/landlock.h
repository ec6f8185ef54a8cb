#pragma once

namespace flocking::launcher {

/// Restricts the calling process and its descendants to `paths`, a list that ends in a null
/// pointer. Each entry is a letter of Reach and a path; missing files are ignored. If the kernel's
/// Landlock, of version `abi`, supports that, the process also cannot reach processes and abstract
/// sockets outside. Requires no_new_privs. Returns false, with errno, on failure.
bool restrict_to(int abi, char* const* paths);

}  // namespace flocking::launcher
