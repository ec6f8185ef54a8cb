#pragma once

#include <string>
#include <vector>

#include "deploy/packaged_file.h"

namespace flocking::deploy {

/// The bytes of a .zip of `files`, in their order, with the permissions 0755 for executables and
/// 0644 for others, all of 1 January 1980: the same files give the same bytes. Paths are UTF-8.
/// Throws EnvironmentError for more than 2 GiB or 65,535 files.
std::string zip_of(const std::vector<PackagedFile>& files);

}  // namespace flocking::deploy
