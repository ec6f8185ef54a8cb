#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace flocking::sandbox {

/// What keeps a submission in.
struct Layers {
  bool limits = true;       ///< of the kernel, and a user without rights where root grades
  bool filters = false;     ///< of system calls
  bool notices = false;     ///< refusals of processes by a filter are noticed
  bool landlock = false;    ///< the kernel's Landlock: files, and from version 6 on signals
  bool namespaces = false;  ///< bubblewrap
  bool cgroup = false;      ///< control groups
  // Why not; empty where it is used or not wanted.
  std::string no_limits;
  std::string no_filters;
  std::string no_landlock;
  std::string no_namespaces;
  std::string no_cgroup;

  int landlock_abi = 0;  ///< the kernel's version of it
  bool tracing = false;  ///< processes can be followed, so that the time of each is counted
  bool namespaces_count_apart = false;  ///< each has its own counts of what a user may have
  std::string bubblewrap;               ///< the program's path
  std::string cgroup_base;              ///< where groups can be made, see Cgroup::find_base
  uid_t first_user = 0;  ///< 0: no user to become, since we are not root; else see find_first_user
  std::vector<std::string> never_shown;  ///< files that no run sees: the simulator's own

  /// Whether signals and abstract sockets of a run stay inside.
  [[nodiscard]] bool has_boundaries() const {
    return namespaces || (landlock && landlock_abi >= 6);
  }
  /// Whether the kernel counts what it counts for each user (queued signals, timers) for all runs
  /// together: for the runs of one ordinary user.
  [[nodiscard]] bool shares_user() const {
    return first_user == 0 && !(namespaces && namespaces_count_apart);
  }
  /// Whether a file in a folder that a run sees can be kept from it.
  [[nodiscard]] bool can_mask() const { return namespaces || landlock; }
  /// Whether the processor time and the memory of more than one process can be known.
  [[nodiscard]] bool counts_processes() const;
};

/// Finds out what this machine has, by trying it. Throws EnvironmentError where root grades and can
/// become nobody else.
Layers find_layers();

}  // namespace flocking::sandbox
