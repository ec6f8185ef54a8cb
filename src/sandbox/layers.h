#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace flocking::sandbox {

/// The layers of the sandbox that are used, and why the others are not.
struct Layers {
  bool limits = true;    ///< limits of the kernel, and a user without rights if root grades
  bool filters = false;  ///< filters of system calls
  bool notices = false;  ///< refusals of new processes by a filter are reported to the grader
  /// the kernel's Landlock: restricts files, and signals from version 6 on
  bool landlock = false;
  bool namespaces = false;  ///< namespaces made by bubblewrap
  bool cgroup = false;      ///< control groups
  // The reasons for missing layers. A reason is empty if the layer is used or not wanted.
  std::string no_limits;
  std::string no_filters;
  std::string no_landlock;
  std::string no_namespaces;
  std::string no_cgroup;

  int landlock_abi = 0;  ///< the version of Landlock in the kernel
  bool tracing = false;  ///< processes can be traced, so that the time of each is counted
  bool namespaces_count_apart = false;  ///< each namespace counts a user's resources separately
  std::string bubblewrap;               ///< path of the program
  /// folders in which groups can be made, see Cgroup::find_base()
  std::string cgroup_base;
  /// the first user for runs if we are root, see find_first_user(); 0: runs keep our user
  uid_t first_user = 0;
  std::vector<std::string> never_shown;  ///< files that no run sees: the simulator's files

  /// true if times of processors are not measured: times are those of the clock
  bool uses_clock = false;

  /// Returns true if signals and abstract sockets cannot leave a run.
  [[nodiscard]] bool has_boundaries() const {
    return namespaces || (landlock && landlock_abi >= 6);
  }
  /// Returns true if the runs share the kernel's counts for each user (queued signals, timers),
  /// because all have the same ordinary user.
  [[nodiscard]] bool shares_user() const {
    return first_user == 0 && !(namespaces && namespaces_count_apart);
  }
  /// Returns true if a file in a visible folder can be hidden from a run.
  [[nodiscard]] bool can_mask() const { return namespaces || landlock; }
  /// Returns true if the processor time and the memory of more than one process can be measured.
  [[nodiscard]] bool counts_processes() const;
};

/// Tries which layers work on this machine. Throws EnvironmentError if root grades and cannot
/// change to another user.
Layers find_layers();

}  // namespace flocking::sandbox
