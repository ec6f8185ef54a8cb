#pragma once

#include <sys/types.h>

#include <string>

namespace flocking::grade {

/// Makes `folder`, of the cache that --cache names, with those above it, where there is none;
/// `mode` is that of a new one. Tells its path without links. Throws EnvironmentError where it
/// cannot be made, or where others could write to it.
std::string made_own_folder(const std::string& folder, mode_t mode);

}  // namespace flocking::grade
