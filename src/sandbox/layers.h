#pragma once

#include <string>

namespace flocking::sandbox {

/// What keeps a submission in, beside limits, which are always there.
struct Layers {
  bool namespaces = false;    ///< bubblewrap
  bool cgroup = false;        ///< control groups
  std::string bubblewrap;     ///< the program's path
  std::string cgroup_base;    ///< where groups can be made, see Cgroup::find_base
  std::string no_namespaces;  ///< why not; empty where they are used or not wanted
  std::string no_cgroup;      ///< the same
};

/// Finds out what this machine has, by trying it.
Layers find_layers();

}  // namespace flocking::sandbox
