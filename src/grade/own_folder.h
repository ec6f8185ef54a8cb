#pragma once

#include <sys/types.h>

#include <string>

namespace flocking::grade {

/// Creates `folder`, in the cache of --cache, and its parents if needed; a new folder gets `mode`.
/// Returns its path without links. Throws EnvironmentError if it cannot be created, or if other
/// users could write to it.
std::string made_own_folder(const std::string& folder, mode_t mode);

}  // namespace flocking::grade
